import type { Generated, Insertable } from 'kysely'
import type { Executor } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    security_event: SecurityEventTable
  }
}

interface SecurityEventTable {
  id: Generated<bigint>
  at: Date
  kind: string
  player_id: string | null
  session_id: string | null
  request_id: string | null
  subject: string | null
}

export async function insertSecurityEvent(
  db: Executor,
  event: Insertable<SecurityEventTable>,
): Promise<void> {
  await db.sql.insertInto('security_event').values(event).execute()
}
