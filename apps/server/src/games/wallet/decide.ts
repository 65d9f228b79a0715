import type { PlayAction, WalletErrorCode } from '#contracts/wallet-api.ts'
import { NOTHING, type Parts, splitBet, splitWin, totalOf } from '#rules/bonus.ts'
import { type Books, type Changes, type GameSession, newRound, type Player, type Round, type Transaction } from './wallet-state.ts'

/** One of several things that are done together. */
export type Action =
  | (PlayAction & {
      /** The bet that a win says it is for: it has to be there, and to stand. */
      betId?: string
    })
  | { action: 'rollback'; id: string; originalId: string }

/** What a provider asks of us that may move money. */
export type Order =
  | { kind: 'play'; session: GameSession; gameId: string; roundRef: string; actions: readonly Action[]; roundClosed: boolean }
  | { kind: 'rollback'; session: GameSession; roundRef: string; ref: string; original: string }
  | { kind: 'close'; session: GameSession; roundRef: string }

interface Told {
  /** The provider's reference and our id for it. */
  id: string
  transactionId: string
  /** True for what was told before, and moved nothing now. */
  isRepeat: boolean
  /** True for a rollback of what had not come when the rollback came. */
  isOfUnknown: boolean
}

export type Decision =
  | { done: true; balance: bigint; told: readonly Told[]; changes: Changes }
  | { done: false; code: WalletErrorCode; balance: bigint }

export interface DecideDeps {
  now: Date
  /** False while the provider is switched off: rounds that are open go on to their end, and none begins. */
  takesNewRounds: boolean
  newId(): string
}

/** What is true while one order is being decided: nothing of it counts before all of it could be done. */
interface Draft {
  order: Order
  books: Books
  player: Player
  purse: Parts
  round: Round | undefined
  /** By reference. */
  added: Map<string, Transaction>
  /** Rollbacks that were added, by what they undo. */
  undone: Map<string, Transaction>
  told: Told[]
  now: Date
  takesNewRounds: boolean
  newId(): string
}

/**
 * Decides one order with what is in the books, all of it or nothing: the eight rules of the seamless wallet (decide.test.ts) stand
 * here and nowhere else. Changes nothing itself.
 */
export function decide(books: Books, order: Order, { now, takesNewRounds, newId }: DecideDeps): Decision {
  const player = books.players.get(order.session.playerId)
  if (!player) throw new Error(`${order.session.playerId} has no purse`)
  const round = books.rounds.get(order.roundRef)
  const draft: Draft = {
    order,
    books,
    player,
    purse: player.purse,
    round: round && { ...round },
    added: new Map(),
    undone: new Map(),
    told: [],
    now,
    takesNewRounds,
    newId,
  }
  const code = isForeign(round, order.session) ? 'DUPLICATE_TRANSACTION' : carryOut(draft)
  if (code) return { done: false, code, balance: totalOf(player.purse) }
  const changes = { transactions: [...draft.added.values()], round: changed(round, draft.round), purse: draft.purse }
  return { done: true, balance: totalOf(draft.purse), told: draft.told, changes }
}

function carryOut(draft: Draft): WalletErrorCode | null {
  const { order } = draft
  if (order.kind === 'rollback') return rollBack(draft, order)
  if (order.kind === 'close') return draft.round ? closeRound(draft.round, draft.now) : 'BET_MISSING'
  if (order.gameId !== order.session.gameId) return 'GAME_UNKNOWN'
  for (const action of inOrder(draft, order.actions)) {
    const code = act(draft, action)
    if (code) return code
  }
  if (draft.told.length > 1) tellAsAsked(draft, order.actions)
  return order.roundClosed && draft.round ? closeRound(draft.round, draft.now) : null
}

/** Where everything is to be undone, wins go before bets: a bet that has been won on stays. */
function inOrder(draft: Draft, actions: readonly Action[]): readonly Action[] {
  const isOfBet = (action: Action) => action.action === 'rollback' && find(draft, action.originalId)?.kind === 'bet'
  if (actions.some(({ action }) => action !== 'rollback')) return actions
  return [...actions.filter((action) => !isOfBet(action)), ...actions.filter(isOfBet)]
}

function tellAsAsked(draft: Draft, actions: readonly Action[]): void {
  const places = new Map(actions.map(({ id }, at) => [id, at]))
  draft.told.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

function act(draft: Draft, action: Action): WalletErrorCode | null {
  if (action.action === 'rollback') return rollBack(draft, { ref: action.id, original: action.originalId })
  const { ref, amount, reason } = {
    ref: action.id,
    amount: BigInt(action.amount),
    reason: 'reason' in action ? (action.reason ?? null) : null,
  }
  const known = find(draft, ref)
  if (known) return known.amount === amount && isSame(draft, known, action.action) ? repeat(draft, known) : 'DUPLICATE_TRANSACTION'
  const undone = findUndoing(draft, ref)
  if (undone) return isFor(draft, undone) ? recordUndone(draft, ref, action.action, { amount, reason }) : 'DUPLICATE_TRANSACTION'
  if (action.action === 'bet') return bet(draft, ref, amount)
  return betProblem(draft, action.betId) ?? win(draft, ref, amount, reason)
}

/** What had been rolled back before it came moves nothing, and its round is over where it would have begun one. */
function recordUndone(draft: Draft, ref: string, kind: 'bet' | 'win', given: { amount: bigint; reason: string | null }): null {
  draft.round ??= rolledBack(draft)
  return record(draft, ref, kind, given)
}

/** Why nothing can be won on the bet that a win names, if it names one. */
function betProblem(draft: Draft, betId: string | undefined): WalletErrorCode | null {
  if (betId === undefined) return null
  if (findUndoing(draft, betId)) return 'ROUND_ROLLED_BACK'
  const named = find(draft, betId)
  return named && isSame(draft, named, 'bet') ? null : 'BET_MISSING'
}

function bet(draft: Draft, ref: string, amount: bigint): WalletErrorCode | null {
  const { session } = draft.order
  if (session.expiresAtMs <= draft.now.getTime()) return 'TOKEN_EXPIRED'
  if (session.signInId !== null && !draft.books.openSignIns.has(session.signInId)) return 'TOKEN_EXPIRED'
  if (!draft.player.active) return 'PLAYER_DISABLED'
  if (draft.player.noBetsFrom && draft.player.noBetsFrom <= draft.now) return 'LIMIT_REACHED'
  const over = endOf(draft.round)
  if (over) return over
  if (!draft.round && !draft.takesNewRounds) return 'GAME_UNKNOWN'
  const parts = splitBet(amount, draft.purse)
  if (!parts) return 'INSUFFICIENT_FUNDS'
  draft.round ??= newRound(draft.order.roundRef, session, draft.now)
  draft.round.staked = plus(draft.round.staked, parts)
  draft.round.bets += 1
  draft.purse = minus(draft.purse, parts)
  return record(draft, ref, 'bet', { amount, moved: parts })
}

function win(draft: Draft, ref: string, amount: bigint, reason: string | null): WalletErrorCode | null {
  const over = endOf(draft.round)
  if (over) return over
  if (!draft.round?.bets && reason === null) return 'BET_MISSING'
  draft.round ??= newRound(draft.order.roundRef, draft.order.session, draft.now)
  const parts = splitWin(amount, draft.round.staked)
  draft.round.won = plus(draft.round.won, parts)
  draft.purse = plus(draft.purse, parts)
  return record(draft, ref, 'win', { amount, reason, moved: parts })
}

function rollBack(draft: Draft, order: { ref: string; original: string }): WalletErrorCode | null {
  const known = find(draft, order.ref)
  if (known) return known.original === order.original && isFor(draft, known) ? repeat(draft, known) : 'DUPLICATE_TRANSACTION'
  const before = findUndoing(draft, order.original)
  if (before) return isFor(draft, before) ? repeat(draft, { ...before, ref: order.ref }) : 'DUPLICATE_TRANSACTION'
  if (order.ref === order.original) return 'BAD_REQUEST'
  const target = find(draft, order.original)
  if (!target) return rememberUnknown(draft, order)
  if (target.kind === 'rollback') return 'BAD_REQUEST'
  if (!isSame(draft, target, target.kind) || !draft.round) return 'DUPLICATE_TRANSACTION'
  const code = target.kind === 'bet' ? giveBack(draft, draft.round, target.moved) : takeBack(draft, draft.round, target.moved)
  return (
    code ??
    record(draft, order.ref, 'rollback', {
      amount: target.amount,
      moved: target.moved,
      paidBy: target.kind === 'win' ? 'player' : 'house',
      original: order.original,
    })
  )
}

/** The bet may still be on its way: when it comes, it must find that it has been undone. */
function rememberUnknown(draft: Draft, { ref, original }: { ref: string; original: string }): WalletErrorCode | null {
  draft.round ??= rolledBack(draft)
  return record(draft, ref, 'rollback', { amount: 0n, original })
}

function rolledBack({ order, now }: Draft): Round {
  return { ...newRound(order.roundRef, order.session, now), state: 'rolled_back', closedAt: now }
}

/** A bet that has been won on stays: its wins have to be rolled back before it. */
function giveBack(draft: Draft, round: Round, parts: Parts): WalletErrorCode | null {
  if (totalOf(round.won) > 0n) return 'ROUND_CLOSED'
  round.staked = minus(round.staked, parts)
  round.bets -= 1
  if (round.bets === 0) Object.assign(round, { state: 'rolled_back', closedAt: round.closedAt ?? draft.now })
  draft.purse = plus(draft.purse, parts)
  return null
}

function takeBack(draft: Draft, round: Round, parts: Parts): WalletErrorCode | null {
  if (draft.purse.real < parts.real || draft.purse.bonus < parts.bonus) return 'INSUFFICIENT_FUNDS'
  round.won = minus(round.won, parts)
  draft.purse = minus(draft.purse, parts)
  return null
}

function closeRound(round: Round, now: Date): null {
  if (round.state === 'open') Object.assign(round, { state: 'closed', closedAt: now })
  return null
}

function endOf(round: Round | undefined): WalletErrorCode | null {
  if (round?.state === 'closed') return 'ROUND_CLOSED'
  return round?.state === 'rolled_back' ? 'ROUND_ROLLED_BACK' : null
}

function record(
  draft: Draft,
  ref: string,
  kind: Transaction['kind'],
  {
    amount,
    moved = NOTHING,
    paidBy = kind === 'bet' ? 'player' : 'house',
    original = null,
    reason = null,
  }: Pick<Transaction, 'amount'> & Partial<Transaction>,
): null {
  const { roundRef, session } = draft.order
  const { playerId, gameId } = session
  const transaction = { ref, id: draft.newId(), kind, roundRef, playerId, gameId, amount, moved, paidBy, original, reason }
  draft.added.set(ref, transaction)
  if (original !== null) draft.undone.set(original, transaction)
  return tell(draft, transaction, false)
}

function repeat(draft: Draft, known: Transaction): null {
  return tell(draft, known, true)
}

function tell(draft: Draft, { ref, id, amount, original }: Transaction, isRepeat: boolean): null {
  // What came after its rollback has an amount, and nothing of it was given back.
  const isOfUnknown = original !== null && find(draft, original)?.amount !== amount
  draft.told.push({ id: ref, transactionId: id, isRepeat, isOfUnknown })
  return null
}

function find({ added, books }: Draft, ref: string): Transaction | undefined {
  return books.transactions.get(ref) ?? added.get(ref)
}

function findUndoing({ undone, books }: Draft, original: string): Transaction | undefined {
  return books.undone.get(original) ?? undone.get(original)
}

/** A rollback of the order's round, or one that came before it was known which round that would be. */
function isFor(draft: Draft, known: Transaction): boolean {
  const { original, roundRef } = known
  return isSame(draft, known, 'rollback', roundRef === roundOfUnknown(original ?? '') ? roundRef : undefined)
}

/** Stands for the round of a bet or win that has not come, where its rollback does not name the round. */
export function roundOfUnknown(ref: string): string {
  return `unknown/${ref}`
}

function isSame({ order }: Draft, known: Transaction, kind: Transaction['kind'], roundRef: string = order.roundRef): boolean {
  const { session } = order
  return known.kind === kind && known.playerId === session.playerId && known.gameId === session.gameId && known.roundRef === roundRef
}

function isForeign(round: Round | undefined, { playerId, gameId }: GameSession): boolean {
  return round !== undefined && (round.playerId !== playerId || round.gameId !== gameId)
}

function changed(before: Round | undefined, after: Round | undefined): Round | null {
  if (!after) return null
  const same = before?.state === after.state && before.bets === after.bets && before.staked === after.staked && before.won === after.won
  return same ? null : after
}

const plus = (a: Parts, b: Parts): Parts => ({ real: a.real + b.real, bonus: a.bonus + b.bonus })
const minus = (a: Parts, b: Parts): Parts => ({ real: a.real - b.real, bonus: a.bonus - b.bonus })
