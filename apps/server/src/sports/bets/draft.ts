import { type BonusOutcome, land, NOTHING, type Parts } from '#rules/bonus.ts'
import type { FreeBet } from '../../bonuses/free-bets/free-bet.ts'
import type { WinningsChange } from '../../bonuses/free-bets/winnings.ts'
import type { StakingPlayer } from '../../bonuses/staking-players.ts'
import {
  type Bet,
  minus,
  type Order,
  type Payment,
  plus,
  type SportsState,
  type Transaction,
} from './bet-state.ts'
import { digestOf, lineOf } from './repeated-order.ts'

export interface DecideDeps {
  /** The book's. */
  providerId: string
  now: Date
  newId(): string
  /** Bounds of a slip: minor units of a currency, and odds as a decimal. */
  bounds: { maxReturn(currency: string): bigint; maxOdds: string }
}

/**
 * The state while one order is being decided: no part of it counts before all of it could be done.
 */
export interface Draft extends DecideDeps {
  order: Order
  sportsState: SportsState
  player: StakingPlayer | null
  playerId: string | null
  purse: Parts
  bet: Bet | null
  others: Bet[]
  added: Transaction[]
  payments: Payment[]
  freeBets: FreeBet[]
  winnings: WinningsChange | null
  /** The transaction that is answered: an earlier one for a repeat. */
  answered: Transaction | null
}

export function newBet({ order, now, newId }: Draft): Bet {
  const money = {
    ...{ stake: NOTHING, open: NOTHING, paid: NOTHING, kept: NOTHING },
    ...{ lostReal: 0n, potentialReturn: 0n },
  }
  const slip = {
    kind: 'single',
    lines: 1,
    eachWay: false,
    odds: '1',
    reason: null,
    replaces: null,
    bonusId: null,
    freeBetId: null,
    freeStake: 0n,
  }
  const times = { madeAt: now, settledAt: now }
  return {
    ref: order.betRef,
    id: newId(),
    playerId: null,
    currency: null,
    state: 'discarded',
    stakeAt: 'player',
    turn: 0,
    ...money,
    ...slip,
    ...times,
  }
}

/**
 * Moves money of a bet, and with it what is in the purse of its player; the bet notes what the
 * player has put into it.
 */
export function pay(
  draft: Draft,
  bet: Bet,
  payment: Pick<Payment, 'fact' | 'kind' | 'moves'>,
): void {
  const late = lateBonusOf(draft, bet)
  for (const { from, to, parts } of payment.moves) {
    const own = land(parts, late?.outcome ?? 'running').purse
    if (from === 'player') {
      draft.purse = minus(draft.purse, own)
      bet.lostReal += own.real
    }
    if (to === 'player') {
      draft.purse = plus(draft.purse, own)
      bet.lostReal -= own.real
    }
  }
  draft.payments.push({ betRef: bet.ref, ...payment, late })
}

/**
 * The bonus that has paid for a bet, if it is over: what the bet returns does not go into the purse
 * of a later one.
 */
function lateBonusOf({ player, sportsState }: Draft, { bonusId }: Bet): Payment['late'] {
  if (bonusId === null || bonusId === player?.bonusId) return null
  return { id: bonusId, outcome: sportsState.bonusOutcomes.get(bonusId) ?? 'lost' }
}

export const bonusOutcomeOf = (draft: Draft, bet: Bet): BonusOutcome =>
  lateBonusOf(draft, bet)?.outcome ?? 'running'

export function record(
  draft: Draft,
  {
    kind,
    moved = NOTHING,
    carried = 0n,
    counts = true,
    original = null,
    turn = draft.bet?.turn ?? 0,
  }: Pick<Transaction, 'kind'> & Partial<Transaction>,
): null {
  const { ref, betRef } = draft.order
  const contents = { asked: lineOf(draft.order), digest: digestOf(draft.order) }
  const transaction = {
    ref,
    id: draft.newId(),
    kind,
    betRef,
    ...contents,
    moved,
    carried,
    turn,
    counts,
    original,
  }
  draft.added.push(transaction)
  return answerWith(draft, transaction)
}

export function answerWith(draft: Draft, transaction: Transaction): null {
  draft.answered = transaction
  return null
}
