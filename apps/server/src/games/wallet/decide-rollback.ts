import type { WalletErrorCode } from '#contracts/wallet-api.ts'
import { type Parts, takeable, totalOf } from '#rules/bonus.ts'
import {
  type Draft,
  find,
  findUndoing,
  isFor,
  isOwn,
  isSame,
  lateBonusOf,
  lateBonusOfStake,
  minus,
  ownPart,
  plus,
  record,
  repeat,
} from './decision-draft.ts'
import { type LateBonus, newRound, type Round, type Transaction } from './wallet-state.ts'

export function rollBack(
  draft: Draft,
  order: { ref: string; original: string },
): WalletErrorCode | null {
  const known = find(draft, order.ref)
  if (known)
    return known.original === order.original && isFor(draft, known)
      ? repeat(draft, known)
      : 'DUPLICATE_TRANSACTION'
  const target = find(draft, order.original)
  const before = findUndoing(draft, order.original)
  if (before && !isOfNothing(draft, before, target))
    return isFor(draft, before)
      ? repeat(draft, { ...before, ref: order.ref })
      : 'DUPLICATE_TRANSACTION'
  if (order.ref === order.original) return 'BAD_REQUEST'
  if (!target) return rememberUnknown(draft, order)
  if (target.kind === 'rollback') return 'BAD_REQUEST'
  if (!isSame(draft, target, target.kind) || !draft.round) return 'DUPLICATE_TRANSACTION'
  const late = target.kind === 'bet' ? lateBonusOfStake(draft) : lateBonusOf(draft)
  const code =
    target.kind === 'bet'
      ? giveBack(draft, draft.round, target.moved, late)
      : takeBack(draft, draft.round, target.moved, late)
  return (
    code ??
    record(draft, order.ref, 'rollback', {
      amount: target.amount,
      moved: target.moved,
      paidBy: target.kind === 'win' ? 'player' : 'house',
      original: order.original,
      late,
    })
  )
}

/**
 * Returns true for a rollback by another player of what has come from this one: the two came at the
 * same moment, at two nodes, and the rollback waits for nothing any more.
 */
export function isOfNothing(
  draft: Draft,
  before: Transaction,
  target: Transaction | undefined,
): boolean {
  return target !== undefined && isOwn(draft, target) && !isOwn(draft, before)
}

/** The bet may still be on its way: when it comes, it must find that it has been undone. */
function rememberUnknown(
  draft: Draft,
  { ref, original }: { ref: string; original: string },
): WalletErrorCode | null {
  draft.round ??= rolledBack(draft)
  return record(draft, ref, 'rollback', { amount: 0n, original })
}

export function rolledBack({ order, now }: Draft): Round {
  return { ...newRound(order.roundRef, order.session, now), state: 'rolled_back', closedAt: now }
}

/** A bet that has been won on stays: its wins have to be rolled back before it. */
function giveBack(
  draft: Draft,
  round: Round,
  parts: Parts,
  late: LateBonus | null,
): WalletErrorCode | null {
  if (totalOf(round.won) > 0n) return 'ROUND_CLOSED'
  round.staked = minus(round.staked, parts)
  round.bets -= 1
  if (round.bets === 0)
    Object.assign(round, { state: 'rolled_back', closedAt: round.closedAt ?? draft.now })
  draft.purse = plus(draft.purse, ownPart(parts, late))
  return null
}

function takeBack(
  draft: Draft,
  round: Round,
  parts: Parts,
  late: LateBonus | null,
): WalletErrorCode | null {
  const outcome = late?.outcome ?? 'running'
  if (totalOf(takeable(parts, draft.purse, outcome)) < totalOf(parts)) return 'INSUFFICIENT_FUNDS'
  round.won = minus(round.won, parts)
  draft.purse = minus(draft.purse, ownPart(parts, late))
  return null
}
