import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import { betOf } from './bet-rows.ts'
import type { Bet, LegWithResult } from './bet-state.ts'

/** A bet with all that its player is shown of it. */
export interface PlayersBet extends Bet {
  /** Minor units that were cashed out in parts. */
  cashedOut: bigint
  /** Legs in the order of the slip. */
  legs: readonly LegWithResult[]
}

export interface BetsQuery {
  /** True for those that wait for their result, false for those that have ended, null for all. */
  open: boolean | null
  /** Continues below this bet, by our id. */
  after: string | null
  limit: number
}

/** A player's bets, the newest first. */
export async function listBets(
  db: Executor,
  playerId: string,
  { open, after, limit }: BetsQuery,
): Promise<PlayersBet[]> {
  let query = betsOf(db, playerId).orderBy('id', 'desc').limit(limit)
  if (open !== null) query = query.where('settled_at', open ? 'is' : 'is not', null)
  if (after !== null) query = query.where('id', '<', after)
  return withLegs(db, await query.execute())
}

/** Returns null for another player's bet as for none. */
export async function findPlayersBet(
  db: Executor,
  playerId: string,
  id: string,
): Promise<PlayersBet | null> {
  const [bet] = await withLegs(db, await betsOf(db, playerId).where('id', '=', id).execute())
  return bet ?? null
}

export async function countOpenBets(db: Executor, playerId: string): Promise<number> {
  const [row] = await db.run<{ total: number }>(
    'sports_open_bets',
    'select count(*)::int as total from sports_bet where player_id = $1 and settled_at is null',
    [playerId],
  )
  return row?.total ?? 0
}

/** Our ids of those bets that are of this player, in no order. */
export async function findBetIds(
  db: Executor,
  playerId: string,
  bets: readonly { providerId: string; ref: string }[],
): Promise<{ providerId: string; ref: string; id: string }[]> {
  return db.run(
    'sports_bet_ids',
    `select provider_id as "providerId", ref, id
       from unnest($1::text[], $2::text[]) asked(provider_id, ref) join sports_bet using (ref, provider_id) where player_id = $3`,
    [bets.map(({ providerId }) => providerId), bets.map(({ ref }) => ref), playerId],
  )
}

function betsOf(db: Executor, playerId: string) {
  return db.sql
    .selectFrom('sports_bet')
    .selectAll()
    .select(
      sql<bigint>`(select coalesce(sum(real + bonus), 0)::bigint from sports_transaction t
        where t.bet_ref = sports_bet.ref and t.provider_id = sports_bet.provider_id and t.kind = 'part')`.as(
        'cashed_out',
      ),
    )
    .where('player_id', '=', playerId)
}

type Row = Awaited<ReturnType<ReturnType<typeof betsOf>['execute']>>[number]

async function withLegs(db: Executor, rows: readonly Row[]): Promise<PlayersBet[]> {
  if (rows.length === 0) return []
  const refs = rows.map(({ ref }) => ref)
  const found = await db.sql
    .selectFrom('sports_bet_leg')
    .selectAll()
    .where('bet_ref', 'in', refs)
    .orderBy('position')
    .execute()
  const legs = Map.groupBy(found, (leg) => keyOf(leg.provider_id, leg.bet_ref))
  return rows.map((row) => ({
    ...betOf(row),
    cashedOut: row.cashed_out,
    legs: (legs.get(keyOf(row.provider_id, row.ref)) ?? []).map(
      ({ starts_at: startsAt, ...leg }) => ({ ...leg, startsAt }),
    ),
  }))
}

const keyOf = (providerId: string, ref: string) => `${providerId} ${ref}`
