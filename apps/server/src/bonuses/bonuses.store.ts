import type { Executor, Tx } from '../db/database.ts'

declare module '../db/tables.ts' {
  interface Tables {
    bonus_grant: BonusGrantTable
  }
}

interface BonusGrantTable {
  id: string
  key: string
  player_id: string
  currency: string
  amount: bigint
  reason: string
  granted_at: Date
}

export interface GrantRecord {
  id: string
  key: string
  playerId: string
  currency: string
  amount: bigint
  reason: string
  grantedAt: Date
}

/** False, with nothing written, when the key has been used before. */
export async function insertGrant(tx: Tx, { playerId, grantedAt, ...grant }: GrantRecord): Promise<boolean> {
  const written = await tx.sql
    .insertInto('bonus_grant')
    .values({ ...grant, player_id: playerId, granted_at: grantedAt })
    .onConflict((conflict) => conflict.constraint('bonus_grant_given_twice').doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

export async function findGrant(db: Executor, key: string): Promise<GrantRecord | null> {
  const row = await db.sql.selectFrom('bonus_grant').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return null
  const { player_id, granted_at, ...grant } = row
  return { ...grant, playerId: player_id, grantedAt: granted_at }
}
