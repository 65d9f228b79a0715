import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { Catalogue, GameKind } from '#contracts/studio-api.ts'
import type { Executor } from '../../db/database.ts'
import type { Log } from '../../kit/log.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import type { FetchedCatalogue } from '../providers/provider.ts'
import { readCatalogue } from '../providers/read-catalogue.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    game_catalogue: { provider_id: string; etag: string | null; packed: Buffer; fetched_at: Date }
  }
}

const pack = promisify(zstdCompress)
const unpack = promisify(zstdDecompress)

/**
 * A provider's catalogue as it was when the provider was last reached; null when it never was, or
 * when this version cannot read it.
 */
export async function findCatalogue(
  db: Executor,
  providerId: string,
  log: Log,
): Promise<FetchedCatalogue | null> {
  const row = await db.sql
    .selectFrom('game_catalogue')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  if (!row) return null
  const text = (await unpack(row.packed)).toString()
  try {
    return { etag: row.etag, catalogue: readCatalogue(JSON.parse(text), { log, providerId }) }
  } catch (error) {
    if (error instanceof ThirdPartyDown) return null
    throw error
  }
}

export async function saveCatalogue(
  db: Executor,
  providerId: string,
  { etag, catalogue }: FetchedCatalogue,
  at: Date,
): Promise<void> {
  const packed = await pack(JSON.stringify(catalogue satisfies Catalogue))
  const row = { provider_id: providerId, etag, packed, fetched_at: at }
  await db.sql
    .insertInto('game_catalogue')
    .values(row)
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(row))
    .execute()
}

export interface ListedGame {
  providerId: string
  /** The provider's own id of the game. */
  gameId: string
  kind: GameKind
}

/** Lists all games that providers have listed; one provider after the other, in any order. */
export async function listGamesOfProviders(db: Executor): Promise<ListedGame[]> {
  const rows = await db.sql.selectFrom('game_catalogue').select(['provider_id', 'packed']).execute()
  const listed: ListedGame[] = []
  for (const { provider_id: providerId, packed } of rows) {
    const { games } = JSON.parse((await unpack(packed)).toString()) as Catalogue
    for (const { id: gameId, kind } of games) listed.push({ providerId, gameId, kind })
  }
  return listed
}

/**
 * Counts the players who opened each game from `since` until just before `until`. Players, not
 * rounds: one who never stops makes no game popular.
 */
export async function countPlayersByGame(
  db: Executor,
  since: Date,
  until: Date,
): Promise<Map<string, number>> {
  const rows = await db.run<{ game_id: string; players: number }>(
    'game_popularity',
    `select game_id, count(distinct player_id)::int as players from game_session
     where opened_at >= $1 and opened_at < $2 group by game_id`,
    [since, until],
  )
  return new Map(rows.map(({ game_id, players }) => [game_id, players]))
}
