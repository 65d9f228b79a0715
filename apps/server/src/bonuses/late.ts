import { house, purse } from '../ledger/accounts.ts'
import type { Transfer } from '../ledger/post.ts'

type Late = {
  bonusId: string
  /** The business fact, by its provider. */
  fact: string
  playerId: string
  currency: string
  /** Minor units. */
  amount: bigint
  madeAt: Date
} & ({ from: string } | { to: string })

/**
 * Returns the transfer of money that comes back to a bonus that was lost: through the bonus purse
 * to the casino, so that the player sees it in the statement. Money that is taken back of that
 * comes from the casino.
 */
export function lateTransfer({
  bonusId,
  fact,
  playerId,
  currency,
  amount,
  madeAt,
  ...where
}: Late): Transfer {
  const [own, bonuses] = [purse(playerId, 'bonus'), house('bonuses', currency)]
  const ends =
    'from' in where
      ? [[where.from, own] as const, [own, bonuses] as const]
      : [[bonuses, where.to] as const]
  const postings = ends.map(([from, to]) => ({ from, to, amount, currency }))
  return { key: `bonus/${bonusId}/late/${fact}`, kind: 'bonus_taken_back', postings, madeAt }
}
