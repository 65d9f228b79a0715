import type { Executor } from '../../db/database.ts'
import { purse } from '../../ledger/accounts.ts'

export interface PlayedGame {
  gameId: string
  which: 'real' | 'bonus'
  /** Came out of the game, rather than going in. */
  isOut: boolean
  /** Minor units. */
  amount: bigint
}

/**
 * Lists the sums that a player's purses and games exchanged behind a transfer, out of the ledger.
 */
export async function listPlayedGames(
  db: Executor,
  playerId: string,
  afterTransfer: bigint,
): Promise<PlayedGame[]> {
  const [real, bonus] = [purse(playerId, 'real'), purse(playerId, 'bonus')]
  const rows = await db.run<{ game_id: string; purse: string; is_out: boolean; amount: bigint }>(
    'game_play_since',
    'select game_id, purse, is_out, amount from game_play_since($1::text[], $2)',
    [[bonus, real], afterTransfer],
  )
  return rows.map((row) => ({
    gameId: row.game_id,
    which: row.purse === real ? 'real' : 'bonus',
    isOut: row.is_out,
    amount: row.amount,
  }))
}

/** Returns what jackpots have paid a player behind a transfer, in minor units. */
export async function sumJackpotsSince(
  db: Executor,
  playerId: string,
  afterTransfer: bigint,
): Promise<bigint> {
  const [row] = await db.run<{ sum: bigint }>(
    'jackpots_won_since',
    `select coalesce(sum(p.amount), 0)::bigint as sum from ledger_posting p
       join ledger_transfer t on t.id = p.transfer_id and t.kind = 'jackpot'
      where p.to_account = $1 and p.transfer_id > $2`,
    [purse(playerId, 'real'), afterTransfer],
  )
  return row?.sum ?? 0n
}
