import { land, NOTHING, type Parts } from '#rules/bonus.ts'
import type { StakingPlayer } from '../../bonuses/staking-players.ts'
import { addRollback } from '../../kit/rollbacks.ts'
import type { ActionResult, Order } from './wallet-orders.ts'
import {
  type LateBonus,
  type Round,
  type Transaction,
  type WalletState,
  wasLeftOpen,
} from './wallet-state.ts'

/**
 * The state while one order is being decided: no part of it counts before all of it could be done.
 */
export interface Draft {
  order: Order
  walletState: WalletState
  player: StakingPlayer
  purse: Parts
  round: Round | undefined
  /** Added transactions, by reference. */
  added: Map<string, Transaction>
  /** Rollbacks that were added, by what they undo. */
  undone: Map<string, Transaction[]>
  results: ActionResult[]
  now: Date
  takesNewRounds: boolean
  newId(): string
}

export function record(
  draft: Draft,
  ref: string,
  kind: Transaction['kind'],
  {
    amount,
    moved = NOTHING,
    paidBy = kind === 'bet' ? 'player' : 'house',
    original = null,
    reason = null,
    late = lateBonusOf(draft),
  }: Pick<Transaction, 'amount'> & Partial<Transaction>,
): null {
  const { roundRef, session } = draft.order
  const { playerId, gameId } = session
  const transaction = {
    ref,
    id: draft.newId(),
    kind,
    roundRef,
    playerId,
    gameId,
    amount,
    moved,
    paidBy,
    original,
    reason,
    late,
  }
  draft.added.set(ref, transaction)
  addRollback(draft.undone, transaction)
  return addResult(draft, transaction, false)
}

/**
 * The bonus that has paid for the round, if it is over: what the round returns does not go into the
 * purse of a later one.
 */
export function lateBonusOf({ round, player, walletState }: Draft): LateBonus | null {
  if (!round?.bonusId || round.bonusId === player.bonusId) return null
  return { id: round.bonusId, outcome: walletState.bonusOutcomes.get(round.bonusId) ?? 'lost' }
}

/**
 * Returns the same for a stake that the round gives back. After two days in an open round, a stake
 * has counted for its bonus and may have made it real money, so the stake goes to the casino.
 */
export function lateBonusOfStake(draft: Draft): LateBonus | null {
  const late = lateBonusOf(draft)
  return late && draft.round && wasLeftOpen(draft.round) ? { ...late, outcome: 'lost' } : late
}

/** Returns the player's part of money that the round returns, or of money that is taken back. */
export function ownPart(parts: Parts, late: LateBonus | null): Parts {
  return land(parts, late?.outcome ?? 'running').purse
}

export function repeat(draft: Draft, known: Transaction): null {
  return addResult(draft, known, true)
}

function addResult(
  draft: Draft,
  { ref, id, amount, original }: Transaction,
  isRepeat: boolean,
): null {
  // A bet that came after its rollback has an amount, and nothing of it was given back.
  const isOfUnknown = original !== null && find(draft, original)?.amount !== amount
  draft.results.push({ id: ref, transactionId: id, isRepeat, isOfUnknown })
  return null
}

export function find({ added, walletState }: Draft, ref: string): Transaction | undefined {
  return walletState.transactions.get(ref) ?? added.get(ref)
}

/**
 * Returns the rollback of a reference: the order's player's own, or else another player's, which
 * came before anything else under this reference.
 */
export function findUndoing(draft: Draft, original: string): Transaction | undefined {
  const { undone, walletState } = draft
  const all = [...(walletState.undone.get(original) ?? []), ...(undone.get(original) ?? [])]
  return all.find((each) => isOwn(draft, each)) ?? all[0]
}

/** Returns whether a transaction is the order's player's own. */
export function isOwn({ order }: Draft, { playerId }: Transaction): boolean {
  return playerId === order.session.playerId
}

/**
 * A rollback of the order's round, or one that came before it was known which round that would be.
 */
export function isFor(draft: Draft, known: Transaction): boolean {
  const { original, roundRef } = known
  return isSame(
    draft,
    known,
    'rollback',
    roundRef === roundOfUnknown(original ?? '') ? roundRef : undefined,
  )
}

/**
 * Stands for the round of a bet or win that has not come, where its rollback does not name the
 * round.
 */
export function roundOfUnknown(ref: string): string {
  return `unknown/${ref}`
}

export function isSame(
  { order }: Draft,
  known: Transaction,
  kind: Transaction['kind'],
  roundRef: string = order.roundRef,
): boolean {
  const { session } = order
  return (
    known.kind === kind &&
    known.playerId === session.playerId &&
    known.gameId === session.gameId &&
    known.roundRef === roundRef
  )
}

export const plus = (a: Parts, b: Parts): Parts => ({
  real: a.real + b.real,
  bonus: a.bonus + b.bonus,
})
export const minus = (a: Parts, b: Parts): Parts => ({
  real: a.real - b.real,
  bonus: a.bonus - b.bonus,
})
