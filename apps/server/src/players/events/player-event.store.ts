import type { Generated, Insertable } from 'kysely'
import type { Executor } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    player_event: PlayerEventTable
  }
}

interface PlayerEventTable {
  id: Generated<bigint>
  player_id: string
  at: Date
  actor: string
  kind: string
  subject: string | null
  /** Written as JSON text. */
  before: string | null
  after: string | null
}

export async function insertPlayerEvent(
  db: Executor,
  event: Insertable<PlayerEventTable>,
): Promise<void> {
  await db.sql.insertInto('player_event').values(event).execute()
}

export interface PlayerEventRecord {
  at: Date
  actor: string
  kind: string
  before: unknown
  after: unknown
}

export async function selectPlayerEvents(
  db: Executor,
  playerId: string,
  most: number,
): Promise<PlayerEventRecord[]> {
  return db.run<PlayerEventRecord>(
    'player_event_list',
    'select at, actor, kind, before, after from player_event where player_id = $1 order by id desc limit $2',
    [playerId, most],
  )
}
