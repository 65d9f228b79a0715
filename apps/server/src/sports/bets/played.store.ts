import type { Executor } from '../../db/database.ts'
import { purse } from '../../ledger/accounts.ts'

/**
 * Money between a player's purses and the sportsbook, in minor units: stakes went in, returns and
 * refunded stakes came out.
 */
export interface PlayedSports {
  category: 'SPORTS'
  realIn: bigint
  bonusIn: bigint
  realOut: bigint
  bonusOut: bigint
}

/**
 * Returns the money that moved after a transfer, from the ledger, as one category; an empty list
 * when none moved.
 */
export async function listPlayedSports(
  db: Executor,
  playerId: string,
  afterTransfer: bigint,
): Promise<PlayedSports[]> {
  const [real, bonus] = [purse(playerId, 'real'), purse(playerId, 'bonus')]
  const rows = await db.run<{ purse: string; is_out: boolean; amount: bigint }>(
    'sports_play_since',
    'select purse, is_out, amount from sports_play_since($1::text[], $2)',
    [[bonus, real], afterTransfer],
  )
  if (rows.length === 0) return []
  const sum = (which: string, isOut: boolean) =>
    rows.find((row) => row.purse === which && row.is_out === isOut)?.amount ?? 0n
  const [realIn, bonusIn, realOut, bonusOut] = [
    sum(real, false),
    sum(bonus, false),
    sum(real, true),
    sum(bonus, true),
  ]
  return [{ category: 'SPORTS', realIn, bonusIn, realOut, bonusOut }]
}
