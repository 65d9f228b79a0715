import type { BetbyMake, BetbySelection, BetbySettlement } from '#contracts/betby-api.ts'
import type { LegResult, MakeRequest } from '#contracts/sports-wallet-api.ts'
import type { Order, SportsSession } from '../bets/bet-state.ts'

/**
 * Returns Betby's `make` call as an order of the sports wallet. Every later call names the bet by
 * the transaction of this call.
 */
export function makeOf(call: BetbyMake, session: SportsSession): Order {
  const { transaction, betslip, amount, currency } = call
  const [size = 1, of = 1] = betslip.type.split('/').map(Number)
  const type = of === 1 ? 'single' : size === of ? 'multiple' : 'system'
  const money = {
    amount,
    currency,
    odds: betslip.k,
    potentialReturn: Math.max(call.potential_win, call.potential_comboboost_win ?? 0),
  }
  const bet = {
    ...money,
    type,
    lines: linesOf(size, of),
    eachWay: false,
    legs: betslip.bets.map(legOf),
  } as const
  const freeBet = call.bonus_id == null ? {} : { freeBetId: call.bonus_id }
  return {
    kind: 'make',
    ref: transaction.id,
    betRef: transaction.id,
    session,
    bet: { ...bet, ...freeBet },
  }
}

/** Returns false for a slip whose parts contradict each other. */
export function isWhole({ transaction, betslip, amount, currency }: BetbyMake): boolean {
  const [size = 0, of = 0] = betslip.type.split('/').map(Number)
  const isSame = transaction.amount === amount && transaction.currency === currency
  return isSame && of === betslip.bets.length && size <= of && linesOf(size, of) <= 10_000
}

/**
 * Returns the order in a closing notice of a bet that is still open; null where the notice names no
 * money that could be paid.
 */
export function closingOf({
  bet_transaction_id: betRef,
  status,
  amount = 0,
}: BetbySettlement): Order | null {
  const isVoid = status === 'canceled' || status === 'refund'
  const result = isVoid
    ? 'void'
    : status === 'lost'
      ? 'lost'
      : status === 'cashed out'
        ? 'cashed_out'
        : 'won'
  if ((result === 'lost') !== (amount === 0)) return null
  return settleOf({ ref: `settlement/${betRef}`, betRef, result, amount })
}

interface Settled {
  ref: string
  betRef: string
  result: (Order & { kind: 'settle' })['result']
  amount: number
  selections?: readonly { id: string; status: BetbySelection }[]
}

export function settleOf({ ref, betRef, result, amount, selections = [] }: Settled): Order {
  const legs = selections.map(({ id, status }) => ({ id, result: RESULTS[status] }))
  return { kind: 'settle', ref, betRef, result, amount: BigInt(amount), stakeClosed: null, legs }
}

const RESULTS: Readonly<Record<BetbySelection, LegResult>> = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  canceled: 'void',
  refund: 'void',
  'half-won': 'half_won',
  'half-lost': 'half_lost',
}

function legOf(bet: BetbyMake['betslip']['bets'][number]): MakeRequest['legs'][number] {
  const { id, event_id: eventId, odds, live, scheduled: startsAt } = bet
  const names = {
    sport: bet.sport_name,
    competition: bet.tournament_name,
    event: bet.competitor_name.join(' – ').slice(0, 200).toWellFormed(),
  }
  return {
    id,
    eventId,
    ...names,
    market: bet.market_name,
    outcome: bet.outcome_name,
    odds,
    live,
    startsAt,
  }
}

/** Returns the number of ways to choose `size` of `of`. */
function linesOf(size: number, of: number): number {
  let lines = 1
  for (let at = 1; at <= size; at++) lines = (lines * (of - size + at)) / at
  return lines
}
