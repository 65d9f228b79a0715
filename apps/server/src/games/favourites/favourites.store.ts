import type { Executor, Tx } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    game_favourite: { player_id: string; game_id: string; chosen_at: Date }
  }
}

/** The newest choice first. */
export async function listFavouriteIds(db: Executor, playerId: string): Promise<string[]> {
  const rows = await db.run<{ game_id: string }>(
    'game_favourites',
    'select game_id from game_favourite where player_id = $1 order by chosen_at desc, game_id',
    [playerId],
  )
  return rows.map(({ game_id }) => game_id)
}

/**
 * Games that were opened for money, the newest first, each once: all of them, since only the
 * catalogue knows which can be shown.
 */
export async function listOpenedIds(
  db: Executor,
  playerId: string,
  since: Date,
): Promise<string[]> {
  const rows = await db.run<{ game_id: string }>(
    'game_opened_lately',
    `select game_id from game_session where player_id = $1 and opened_at >= $2
      group by game_id order by max(opened_at) desc, game_id`,
    [playerId, since],
  )
  return rows.map(({ game_id }) => game_id)
}

/**
 * Locks the player's favourites until the transaction ends: two tabs together must not exceed what
 * one may have.
 */
export async function lockFavourites(tx: Tx, playerId: string): Promise<void> {
  await tx.run('game_favourites_lock', 'select id from player where id = $1 for no key update', [
    playerId,
  ])
}

export async function insertFavourite(
  tx: Tx,
  playerId: string,
  gameId: string,
  at: Date,
): Promise<void> {
  await tx.sql
    .insertInto('game_favourite')
    .values({ player_id: playerId, game_id: gameId, chosen_at: at })
    .execute()
}

/** Removes a favourite. Returns false when the game was none. */
export async function deleteFavourite(
  db: Executor,
  playerId: string,
  gameId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db.sql
    .deleteFrom('game_favourite')
    .where('player_id', '=', playerId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
