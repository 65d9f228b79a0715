import { sql } from 'kysely'
import type { Executor, Tx } from '../db/database.ts'

declare module '../db/tables.ts' {
  interface Tables {
    inbox_message: InboxMessageTable
  }
}

interface InboxMessageTable {
  id: string
  player_id: string
  key: string
  sender: string
  language: string
  title: string
  body: string
  sent_at: Date
  read_at: Date | null
  deleted_at: Date | null
}

export interface Message {
  id: string
  language: string
  title: string
  body: string
  sentAt: Date
  readAt: Date | null
}

const SHOWN = ['id', 'language', 'title', 'body', 'sent_at as sentAt', 'read_at as readAt'] as const

/** Adds a message. Returns false when the player has a message with its key already. */
export async function insertMessage(
  tx: Tx,
  message: Omit<InboxMessageTable, 'read_at' | 'deleted_at'>,
): Promise<boolean> {
  const written = await tx.sql
    .insertInto('inbox_message')
    .values({ ...message, read_at: null, deleted_at: null })
    .onConflict((conflict) => conflict.constraint('inbox_message_told_twice').doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

/** Returns messages of a player, the newest first. */
export async function listMessages(
  db: Executor,
  playerId: string,
  offset: number,
  limit: number,
): Promise<Message[]> {
  return db.sql
    .selectFrom('inbox_message')
    .select(SHOWN)
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countMessages(
  db: Executor,
  playerId: string,
): Promise<{ unread: number; total: number }> {
  const [row] = await db.run<{ unread: number; total: number }>(
    'inbox_count',
    `select count(*) filter (where read_at is null)::int as unread, count(*)::int as total
       from inbox_message where player_id = $1 and deleted_at is null`,
    [playerId],
  )
  return row ?? { unread: 0, total: 0 }
}

/**
 * Marks a message as read; one that was read before keeps its time. Returns null for a message that
 * is not this player's.
 */
export async function setRead(
  db: Executor,
  playerId: string,
  id: string,
  at: Date,
): Promise<Message | null> {
  const row = await db.sql
    .updateTable('inbox_message')
    .set({ read_at: sql`coalesce(read_at, greatest(sent_at, ${at}))` })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .returning(SHOWN)
    .executeTakeFirst()
  return row ?? null
}

export async function setDeleted(
  db: Executor,
  playerId: string,
  id: string,
  at: Date,
): Promise<void> {
  await db.sql
    .updateTable('inbox_message')
    .set({ deleted_at: sql`greatest(sent_at, ${at})` })
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('deleted_at', 'is', null)
    .execute()
}
