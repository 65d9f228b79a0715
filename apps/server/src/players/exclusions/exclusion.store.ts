import type { Insertable } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    player_exclusion: PlayerExclusionTable
  }
}

export type ExclusionKind = 'time_out' | 'self_exclusion'

interface PlayerExclusionTable {
  id: string
  player_id: string
  kind: ExclusionKind
  started_at: Date
  /** Null for one that is for good. */
  ends_at: Date | null
  /** 'player', 'operator/{name}' or 'house'. */
  asked_by: string
  reason: string | null
  /** Whether money had ever moved in the account when it was excluded. */
  moved_money: boolean
}

export interface ExclusionRecord {
  id: string
  kind: ExclusionKind
  startedAt: Date
  /** Null when it is for good. */
  endsAt: Date | null
  /** 'player', 'operator/{name}' or 'house'. */
  requestedBy: string
  reason: string | null
}

/** The exclusion that keeps a player from playing at `at`; of several the one that ends last. */
export async function findExclusionAt(
  db: Executor,
  playerId: string,
  at: Date,
): Promise<ExclusionRecord | null> {
  const [row] = await db.run<ExclusionRecord>(
    'player_exclusion_at',
    `select id, kind, started_at as "startedAt", ends_at as "endsAt", asked_by as "requestedBy", reason from player_exclusion
      where player_id = $1 and (ends_at is null or ends_at > $2)
      order by ends_at desc nulls first, id limit 1`,
    [playerId, at],
  )
  return row ?? null
}

export async function insertExclusion(
  tx: Tx,
  exclusion: Insertable<PlayerExclusionTable>,
): Promise<void> {
  await tx.sql.insertInto('player_exclusion').values(exclusion).execute()
}

/** Writes down which exclusions of a player are over at `at`. */
export async function insertEnds(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx.run(
    'player_exclusion_ends',
    `insert into player_exclusion_end (exclusion_id, ended_at)
     select id, $2 from player_exclusion where player_id = $1 and ends_at <= $2 on conflict do nothing`,
    [playerId, at],
  )
}

/**
 * Gives a player back what they were before their exclusions, if all of them are over. Null when
 * nothing changes.
 */
export async function endLapsedExclusion(
  tx: Tx,
  playerId: string,
  at: Date,
): Promise<'active' | 'limited' | null> {
  const [row] = await tx.run<{ status: 'active' | 'limited' }>(
    'player_exclusion_end',
    `update player p set status = p.standing
      where p.id = $1 and p.status = 'excluded' and p.standing in ('active', 'limited')
        and exists (select from player_exclusion e where e.player_id = p.id)
        and not exists (select from player_exclusion e where e.player_id = p.id and (e.ends_at is null or e.ends_at > $2))
     returning p.status`,
    [playerId, at],
  )
  return row?.status ?? null
}
