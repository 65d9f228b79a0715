import type { Executor, Tx } from '../db/database.ts'

declare module '../db/tables.ts' {
  interface Tables {
    reality_check: RealityCheckTable
  }
}

interface RealityCheckTable {
  player_id: string
  session_id: string
  since: Date
  after_transfer: bigint
  due_at: Date
  acknowledged_at: Date | null
}

export interface RealityCheckRecord {
  playerId: string
  /** The sign-in that it counts from. */
  sessionId: string
  since: Date
  /** The check counts money that moved after this transfer. */
  afterTransfer: bigint
  dueAt: Date
}

export async function findRealityCheck(
  db: Executor,
  playerId: string,
): Promise<RealityCheckRecord | null> {
  const [row] = await db.run<RealityCheckRecord>(
    'reality_check_find',
    `select player_id as "playerId", session_id as "sessionId", since, after_transfer as "afterTransfer", due_at as "dueAt"
       from reality_check where player_id = $1`,
    [playerId],
  )
  return row ?? null
}

/**
 * Replaces the player's reality check, which belongs to session `before`. Returns false when
 * another request has replaced it meanwhile.
 */
export async function beginRealityCheck(
  tx: Tx,
  check: RealityCheckRecord,
  before: string | null,
): Promise<boolean> {
  const { playerId, sessionId, since, afterTransfer, dueAt } = check
  const rows = await tx.run(
    'reality_check_begin',
    `insert into reality_check as r (player_id, session_id, since, after_transfer, due_at) values ($1, $2, $3, $4, $5)
     on conflict (player_id) do update set session_id = excluded.session_id, since = excluded.since,
       after_transfer = excluded.after_transfer, due_at = excluded.due_at, acknowledged_at = null
     where r.session_id = $6
     returning player_id`,
    [playerId, sessionId, since, afterTransfer, dueAt, before],
  )
  return rows.length === 1
}

/**
 * Notes the player's answer. Returns null when no check is due: it was answered before, or it is
 * too early.
 */
export async function setAcknowledged(
  tx: Tx,
  playerId: string,
  now: Date,
  nextDueAt: Date,
): Promise<{ since: Date } | null> {
  const row = await tx.sql
    .updateTable('reality_check')
    .set({ due_at: nextDueAt, acknowledged_at: now })
    .where('player_id', '=', playerId)
    .where('due_at', '<=', now)
    .returning('since')
    .executeTakeFirst()
  return row ?? null
}
