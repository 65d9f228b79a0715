import { formatAmount } from '#rules/money.ts'
import type { Database, Executor } from '../../db/database.ts'
import { findPurses } from '../../ledger/accounts.ts'
import { findPlayer } from '../../players/player.ts'

/**
 * Returns the balance of a player, real and bonus money together, as it was before the open rounds
 * of one game: the page of a game that is opened in the middle of a round counts its stake with its
 * win. Rounds of the providers in `endNoRounds` may be over, so they do not count. Null for a player
 * who is not known.
 */
export async function readOpeningBalance(
  db: Database,
  playerId: string,
  gameId: string,
  endNoRounds: readonly string[] = [],
): Promise<string | null> {
  const player = await findPlayer(db, playerId)
  return db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read')
    const purses = await findPurses(tx, playerId)
    if (!player || !purses) return null
    const before =
      purses.real + purses.bonus + (await sumOpenStakes(tx, playerId, gameId, endNoRounds))
    return formatAmount(before, player.currency)
  })
}

/** What the open rounds of a game have taken from a player, less what they have paid so far. */
async function sumOpenStakes(
  db: Executor,
  playerId: string,
  gameId: string,
  endNoRounds: readonly string[],
): Promise<bigint> {
  const [row] = await db.run<{ sum: bigint }>(
    'game_open_stakes',
    `select coalesce(sum(staked_real + staked_bonus - won_real - won_bonus), 0)::bigint as sum
       from game_round where state = 'open' and player_id = $1 and game_id = $2 and provider_id <> all ($3::text[])`,
    [playerId, gameId, endNoRounds],
  )
  return row?.sum ?? 0n
}
