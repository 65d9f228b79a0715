import type { SportsWalletErrorCode } from '#contracts/sports-wallet-api.ts'
import { land, NOTHING, type Parts, totalOf } from '#rules/bonus.ts'
import { leastLineOdds } from '#rules/odds.ts'
import { splitSportsBet } from '#rules/sports-bonus.ts'
import { USUAL_MIN_ODDS } from '#rules/wagering.ts'
import { stakeable } from '../../bonuses/staking-players.ts'
import {
  type Bet,
  type Decision,
  type Move,
  type Order,
  plus,
  type SportsState,
  type Transaction,
} from './bet-state.ts'
import {
  answerWith,
  bonusOutcomeOf,
  type DecideDeps,
  type Draft,
  newBet,
  pay,
  record,
} from './draft.ts'
import { freeStakeTo, stakeFreeBet } from './free-stakes.ts'
import { giveBack } from './give-back.ts'
import { giveForReplacing, releaseKept } from './kept.ts'
import { isRepeat } from './repeated-order.ts'
import { restore, settle, undoParts, undoSettlement } from './settlement.ts'

/**
 * Decides one order of a sportsbook with the state of the bets, all of it or nothing
 * (decide.test.ts). Changes nothing itself. A repeat is answered as the first time; the same
 * reference for something else is DUPLICATE_TRANSACTION.
 */
export function decide(sportsState: SportsState, order: Order, deps: DecideDeps): Decision {
  const known = sportsState.bets.get(order.betRef)
  const playerId = order.kind === 'make' ? order.session.playerId : (known?.playerId ?? null)
  const player = playerId === null ? null : (sportsState.players.get(playerId) ?? null)
  const purse = player?.purse ?? NOTHING
  const bet = known ? { ...known } : null
  const draft: Draft = {
    ...deps,
    order,
    sportsState,
    player,
    playerId,
    purse,
    bet,
    others: [],
    added: [],
    payments: [],
    freeBets: [],
    winnings: null,
    answered: null,
  }
  const code = carryOut(draft)
  if (code) return { done: false, code, balance: totalOf(purse) }
  if (!draft.bet || !draft.answered)
    throw new Error(`${order.kind} ${order.ref} was decided without a bet`)
  const isNew = draft.added.length > 0
  const changes = {
    bets: isNew ? [...draft.others, draft.bet] : [],
    legs: isNew && order.kind === 'make' ? order.bet.legs : [],
    transactions: draft.added,
    payments: draft.payments,
    playerId,
    purse: draft.purse,
    freeBets: draft.freeBets,
    winnings: draft.winnings,
  }
  const { id: transactionId, carried } = draft.answered
  return {
    done: true,
    balance: totalOf(draft.purse),
    transactionId,
    state: draft.bet.state,
    carried,
    changes,
  }
}

function carryOut(draft: Draft): SportsWalletErrorCode | null {
  const { order, sportsState } = draft
  const known = sportsState.transactions.get(order.ref)
  if (known) return isRepeat(known, order) ? answerWith(draft, known) : 'DUPLICATE_TRANSACTION'
  if (order.kind === 'make') return make(draft, order)
  if (order.kind === 'discard') return discard(draft, order.reason)
  if (order.kind === 'rollback') return rollBack(draft, order.original)
  if (!draft.bet) return 'BET_MISSING'
  if (draft.bet.state === 'discarded') return 'BET_DISCARDED'
  if (order.kind === 'commit') return commit(draft, draft.bet)
  return undoingOf(draft, order.ref)
    ? record(draft, { kind: 'settle', counts: false })
    : settle(draft, draft.bet, order)
}

function make(draft: Draft, order: Order & { kind: 'make' }): SportsWalletErrorCode | null {
  if (draft.bet) return draft.bet.state === 'discarded' ? 'BET_DISCARDED' : 'DUPLICATE_TRANSACTION'
  const code = refusalOf(draft, order) ?? noReplacing(draft, order.bet.replaces)
  if (code) return code
  const { amount, currency, odds, freeBetId } = order.bet
  const old = draft.sportsState.bets.get(order.bet.replaces ?? '') ?? null
  const minOdds = draft.player?.minOdds ?? USUAL_MIN_ODDS
  const stake =
    freeBetId === undefined
      ? splitSportsBet(BigInt(amount), purseWith(draft, old), {
          odds: leastOddsIn(order.bet),
          minOdds,
        })
      : NOTHING
  if (!stake) return 'INSUFFICIENT_FUNDS'
  draft.bet = {
    ...newBet(draft),
    playerId: order.session.playerId,
    currency,
    state: 'made',
    stake,
    open: stake,
    kept: old ? giveForReplacing(draft, { ...old }, stake) : NOTHING,
    stakeAt: 'held',
  }
  if (freeBetId !== undefined) {
    const misfit = stakeFreeBet(draft, draft.bet, order)
    if (misfit) return misfit
  }
  Object.assign(draft.bet, {
    replaces: order.bet.replaces ?? null,
    kind: order.bet.type,
    lines: order.bet.lines,
    eachWay: order.bet.eachWay,
    odds,
    settledAt: null,
  })
  draft.bet.potentialReturn = BigInt(order.bet.potentialReturn)
  if (stake.bonus > 0n) draft.bet.bonusId = draft.player?.bonusId ?? null
  pay(draft, draft.bet, {
    fact: 'make',
    kind: 'sports_stake',
    moves: [{ from: 'player', to: 'held', parts: stake }],
  })
  return record(draft, { kind: 'make', moved: stake })
}

function leastOddsIn({ odds, lines, eachWay, legs }: (Order & { kind: 'make' })['bet']): string {
  return leastLineOdds({
    odds,
    lines: eachWay ? Math.floor(lines / 2) : lines,
    legs: legs.map((leg) => leg.odds),
  })
}

/** Why a bet is not taken, before its money is looked at. */
function refusalOf(
  { sportsState, player, now, bounds }: Draft,
  { session, bet }: Order & { kind: 'make' },
): SportsWalletErrorCode | null {
  if (session.expiresAtMs <= now.getTime() || !sportsState.openSignIns.has(session.signInId))
    return 'TOKEN_EXPIRED'
  if (!player?.active) return 'PLAYER_DISABLED'
  if (player.noBetsFrom && player.noBetsFrom <= now) return 'LIMIT_REACHED'
  if (bet.currency !== session.currency) return 'CURRENCY_MISMATCH'
  if (new Set(bet.legs.map(({ id }) => id)).size < bet.legs.length) return 'BAD_REQUEST'
  // By the clock, whatever the book reports about its markets.
  if (bet.legs.some(({ live, startsAt }) => !live && Date.parse(startsAt) <= now.getTime()))
    return 'EVENT_STARTED'
  if (Number(bet.odds) > Number(bounds.maxOdds)) return 'ODDS_TOO_HIGH'
  return BigInt(bet.potentialReturn) > bounds.maxReturn(bet.currency) ? 'RETURN_TOO_HIGH' : null
}

/**
 * Why a bet cannot take the place of another: that one has to be taken, or it would stand again as
 * if it had been, and no bonus may have been completed by it.
 */
function noReplacing(draft: Draft, ref: string | undefined): SportsWalletErrorCode | null {
  if (ref === undefined) return null
  const old = draft.sportsState.bets.get(ref)
  if (old?.playerId !== draft.playerId) return 'BET_MISSING'
  if (old.settledAt) return 'BET_SETTLED'
  // Its stake has counted for the bonus, which is real money by that: it stays at risk.
  const hasCompleted = old.open.bonus > 0n && bonusOutcomeOf(draft, old) === 'completed'
  const isFit = old.state === 'committed' && old.freeBetId === null && !hasCompleted
  return isFit ? null : 'BAD_REQUEST'
}

/** Returns what a stake is paid from: the stake of the bet whose place it takes, too. */
function purseWith(draft: Draft, old: Bet | null): Parts {
  const purse = draft.player ? stakeable(draft.player, draft.purse, draft.now) : draft.purse
  return old ? plus(purse, land(old.open, bonusOutcomeOf(draft, old)).purse) : purse
}

function commit(draft: Draft, bet: Bet): SportsWalletErrorCode | null {
  if (bet.state !== 'made') return record(draft, { kind: 'commit', counts: false })
  const moves: Move[] =
    bet.freeBetId === null
      ? [{ from: 'held', to: 'house', parts: bet.open }]
      : freeStakeTo('house', bet)
  releaseKept(draft, bet)
  Object.assign(bet, { state: 'committed', stakeAt: 'house' })
  pay(draft, bet, { fact: 'commit', kind: 'sports_taken', moves })
  return record(draft, { kind: 'commit', moved: bet.open })
}

function discard(draft: Draft, reason: string): SportsWalletErrorCode | null {
  const { bet } = draft
  if (!bet) return rememberUnknown(draft, { kind: 'discard' }, reason)
  if (bet.state === 'discarded') return record(draft, { kind: 'discard', counts: false })
  if (bet.state !== 'made') return 'BET_SETTLED'
  const moved = bet.open
  releaseKept(draft, bet)
  Object.assign(giveBack(draft, bet, 'discard'), { state: 'discarded', reason })
  return record(draft, { kind: 'discard', moved, carried: restore(draft, bet) })
}

/** Returns the rollback of a transaction, where it names the order's bet. */
function undoingOf({ sportsState, order }: Draft, original: string): Transaction | undefined {
  return sportsState.undone.get(original)?.find(({ betRef }) => betRef === order.betRef)
}

function rollBack(draft: Draft, original: string): SportsWalletErrorCode | null {
  const { sportsState, bet } = draft
  const before = undoingOf(draft, original)
  if (before) return answerWith(draft, before)
  const target = sportsState.transactions.get(original)
  // One that names another bet came before this bet, and waits for nothing any more.
  if (sportsState.undone.has(original) && target?.betRef !== draft.order.betRef)
    return 'DUPLICATE_TRANSACTION'
  if (draft.order.ref === original) return 'BAD_REQUEST'
  if (!bet)
    return target
      ? 'DUPLICATE_TRANSACTION'
      : rememberUnknown(draft, { kind: 'rollback', original }, 'rolled_back')
  if (!target) return record(draft, { kind: 'rollback', original, counts: false })
  if (target.betRef !== bet.ref) return 'DUPLICATE_TRANSACTION'
  if (target.kind === 'settle' && target.counts) return undoSettlement(draft, bet, target)
  if (target.kind !== 'make') return 'BAD_REQUEST'
  if (bet.state === 'discarded') return record(draft, { kind: 'rollback', original, counts: false })
  if (bet.settledAt) return 'BET_SETTLED'
  const paid = sportsState.paidForParts.get(bet.ref)
  if (paid) return undoParts(draft, bet, { original, paid })
  const moved = bet.open
  releaseKept(draft, bet)
  giveBack(draft, bet, 'rollback')
  return record(draft, { kind: 'rollback', original, moved, carried: restore(draft, bet) })
}

/** The bet may still be on its way: when it comes, it must find that it has been undone. */
function rememberUnknown(
  draft: Draft,
  what: Pick<Transaction, 'kind'> & Partial<Transaction>,
  reason: string,
): SportsWalletErrorCode | null {
  draft.bet = { ...newBet(draft), reason }
  return record(draft, { ...what, counts: false })
}
