import type { WalletErrorCode } from '#contracts/wallet-api.ts'
import { NOTHING, splitBet, splitWin, totalOf } from '#rules/bonus.ts'
import { stakeable } from '../../bonuses/staking-players.ts'
import { isOfNothing, rollBack, rolledBack } from './decide-rollback.ts'
import {
  type Draft,
  find,
  findUndoing,
  isFor,
  isSame,
  lateBonusOf,
  minus,
  ownPart,
  plus,
  record,
  repeat,
} from './decision-draft.ts'
import type { Action, Decision, Order } from './wallet-orders.ts'
import { type GameSession, newRound, type Round, type WalletState } from './wallet-state.ts'

export interface DecideDeps {
  now: Date
  /**
   * False while the provider is switched off: rounds that are open go on to their end, and none
   * begins.
   */
  takesNewRounds: boolean
  newId(): string
}

/**
 * Decides one order with the wallet state, all of it or nothing: the eight rules of the
 * seamless wallet (decide.test.ts) stand here and in decide-rollback.ts, and nowhere else. Changes
 * nothing itself.
 */
export function decide(
  walletState: WalletState,
  order: Order,
  { now, takesNewRounds, newId }: DecideDeps,
): Decision {
  const player = walletState.players.get(order.session.playerId)
  if (!player) throw new Error(`${order.session.playerId} has no purse`)
  const round = walletState.rounds.get(order.roundRef)
  const draft: Draft = {
    order,
    walletState,
    player,
    purse: player.purse,
    round: round && { ...round },
    added: new Map(),
    undone: new Map(),
    results: [],
    now,
    takesNewRounds,
    newId,
  }
  const code = isForeign(round, order.session) ? 'DUPLICATE_TRANSACTION' : carryOut(draft)
  if (code) return { done: false, code, balance: totalOf(player.purse) }
  const changes = {
    transactions: [...draft.added.values()],
    round: changed(round, draft.round),
    purse: draft.purse,
  }
  return { done: true, balance: totalOf(draft.purse), results: draft.results, changes }
}

/** Refuses the order of a call whose signature came before in another reading. */
export function notBelieved(walletState: WalletState, order: Order): Decision {
  return refuse(walletState, order, 'DUPLICATE_TRANSACTION')
}

/** Refuses, for now, an order that would move money of a frozen currency. */
export function waitsForThaw(walletState: WalletState, order: Order): Decision {
  return refuse(walletState, order, 'BUSY')
}

function refuse({ players }: WalletState, { session }: Order, code: WalletErrorCode): Decision {
  const { purse = NOTHING } = players.get(session.playerId) ?? {}
  return { done: false, code, balance: totalOf(purse) }
}

function carryOut(draft: Draft): WalletErrorCode | null {
  const { order } = draft
  if (order.kind === 'rollback') return rollBack(draft, order)
  if (order.kind === 'close')
    return draft.round ? closeRound(draft.round, draft.now) : 'BET_MISSING'
  if (order.gameId !== order.session.gameId) return 'GAME_UNKNOWN'
  for (const action of inOrder(draft, order.actions)) {
    const code = act(draft, action)
    if (code) return code
  }
  if (draft.results.length > 1) sortResultsAsRequested(draft, order.actions)
  return order.roundClosed && draft.round ? closeRound(draft.round, draft.now) : null
}

/** Where everything is to be undone, wins go before bets: a bet that has been won on stays. */
function inOrder(draft: Draft, actions: readonly Action[]): readonly Action[] {
  const isOfBet = (action: Action) =>
    action.action === 'rollback' && find(draft, action.originalId)?.kind === 'bet'
  if (actions.some(({ action }) => action !== 'rollback')) return actions
  return [...actions.filter((action) => !isOfBet(action)), ...actions.filter(isOfBet)]
}

function sortResultsAsRequested(draft: Draft, actions: readonly Action[]): void {
  const places = new Map(actions.map(({ id }, at) => [id, at]))
  draft.results.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

function act(draft: Draft, action: Action): WalletErrorCode | null {
  if (action.action === 'rollback')
    return rollBack(draft, { ref: action.id, original: action.originalId })
  const { ref, amount, reason } = {
    ref: action.id,
    amount: BigInt(action.amount),
    reason: 'reason' in action ? (action.reason ?? null) : null,
  }
  const known = find(draft, ref)
  if (known)
    return known.amount === amount && isSame(draft, known, action.action)
      ? repeat(draft, known)
      : 'DUPLICATE_TRANSACTION'
  const undone = findUndoing(draft, ref)
  if (undone)
    return isFor(draft, undone)
      ? recordUndone(draft, ref, action.action, { amount, reason })
      : 'DUPLICATE_TRANSACTION'
  if (action.action === 'bet') return bet(draft, ref, amount)
  return betProblem(draft, action.betId) ?? win(draft, ref, amount, reason)
}

/**
 * An action that was rolled back before it came moves nothing, and its round is over if it would
 * have begun one.
 */
function recordUndone(
  draft: Draft,
  ref: string,
  kind: 'bet' | 'win',
  given: { amount: bigint; reason: string | null },
): null {
  draft.round ??= rolledBack(draft)
  return record(draft, ref, kind, given)
}

/** Why nothing can be won on the bet that a win names, if it names one. */
function betProblem(draft: Draft, betId: string | undefined): WalletErrorCode | null {
  if (betId === undefined) return null
  const named = find(draft, betId)
  const undone = findUndoing(draft, betId)
  if (undone && !isOfNothing(draft, undone, named)) return 'ROUND_ROLLED_BACK'
  return named && isSame(draft, named, 'bet') ? null : 'BET_MISSING'
}

function bet(draft: Draft, ref: string, amount: bigint): WalletErrorCode | null {
  const { session } = draft.order
  if (session.expiresAtMs <= draft.now.getTime()) return 'TOKEN_EXPIRED'
  if (session.signInId !== null && !draft.walletState.openSignIns.has(session.signInId))
    return 'TOKEN_EXPIRED'
  if (!draft.player.active) return 'PLAYER_DISABLED'
  if (draft.player.noBetsFrom && draft.player.noBetsFrom <= draft.now) return 'LIMIT_REACHED'
  const over = endOf(draft.round)
  if (over) return over
  if (!draft.round && !draft.takesNewRounds) return 'GAME_UNKNOWN'
  const purse = stakeable(draft.player, draft.purse, draft.now)
  const parts = splitBet(amount, lateBonusOf(draft) ? { ...purse, bonus: 0n } : purse)
  if (!parts) return 'INSUFFICIENT_FUNDS'
  draft.round ??= newRound(draft.order.roundRef, session, draft.now)
  // A round that bonus money was staked in before bonuses were remembered has none.
  if (parts.bonus > 0n && draft.round.staked.bonus === 0n)
    draft.round.bonusId = draft.player.bonusId
  draft.round.staked = plus(draft.round.staked, parts)
  draft.round.bets += 1
  draft.purse = minus(draft.purse, parts)
  return record(draft, ref, 'bet', { amount, moved: parts })
}

function win(
  draft: Draft,
  ref: string,
  amount: bigint,
  reason: string | null,
): WalletErrorCode | null {
  const over = endOf(draft.round)
  if (over) return over
  if (!draft.round?.bets && reason === null) return 'BET_MISSING'
  draft.round ??= newRound(draft.order.roundRef, draft.order.session, draft.now)
  const parts = splitWin(amount, draft.round.staked)
  draft.round.won = plus(draft.round.won, parts)
  draft.purse = plus(draft.purse, ownPart(parts, lateBonusOf(draft)))
  return record(draft, ref, 'win', { amount, reason, moved: parts })
}

function closeRound(round: Round, now: Date): null {
  if (round.state === 'open') Object.assign(round, { state: 'closed', closedAt: now })
  return null
}

function endOf(round: Round | undefined): WalletErrorCode | null {
  if (round?.state === 'closed') return 'ROUND_CLOSED'
  return round?.state === 'rolled_back' ? 'ROUND_ROLLED_BACK' : null
}

function isForeign(round: Round | undefined, { playerId, gameId }: GameSession): boolean {
  return round !== undefined && (round.playerId !== playerId || round.gameId !== gameId)
}

function changed(before: Round | undefined, after: Round | undefined): Round | null {
  if (!after) return null
  const same =
    before?.state === after.state &&
    before.bets === after.bets &&
    before.staked === after.staked &&
    before.won === after.won
  return same ? null : after
}
