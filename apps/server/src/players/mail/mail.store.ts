import type { MailMessage } from '#contracts/mail-api.ts'
import type { Executor } from '../../db/database.ts'
import { queueLength } from '../../db/queue-length.ts'
import type { QueueLength } from '../../kit/module.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    letter: LetterTable
  }
}

interface LetterTable {
  id: string
  /** Null for a letter without a reader. Written as JSON text. */
  message: string | null
  created_at: Date
  next_at: Date
  attempts: number
}

export interface DueLetter {
  id: string
  message: MailMessage | null
  createdAt: Date
  /** Number of tries, this one included. */
  attempts: number
}

export async function addLetter(
  db: Executor,
  id: string,
  message: MailMessage | null,
  at: Date,
): Promise<void> {
  const row = {
    id,
    message: message && JSON.stringify(message),
    created_at: at,
    next_at: at,
    attempts: 0,
  }
  await db.sql.insertInto('letter').values(row).execute()
}

const CLAIM = `with claimed as (update letter set attempts = attempts + 1, next_at = $2
  where id in (select id from letter where next_at <= $1 order by next_at, created_at limit $3 for update skip locked)
  returning id, message, created_at as "createdAt", attempts)
  select * from claimed order by "createdAt", id`

/**
 * Takes letters that are due, the oldest first, so that no other node sends them before
 * `leaseUntil`.
 */
export async function claimLetters(
  db: Executor,
  at: Date,
  leaseUntil: Date,
  most: number,
): Promise<DueLetter[]> {
  return db.run<DueLetter>('letter_claim', CLAIM, [at, leaseUntil, most])
}

/** Letters that have not left, from when they were written. */
export function countLetters(db: Executor, now: Date): Promise<QueueLength> {
  return queueLength(db, 'queue_mail', 'select created_at from letter where created_at <= $1', now)
}

export async function postponeLetter(db: Executor, id: string, until: Date): Promise<void> {
  await db.sql.updateTable('letter').set({ next_at: until }).where('id', '=', id).execute()
}

export async function deleteLetter(db: Executor, id: string): Promise<void> {
  await db.sql.deleteFrom('letter').where('id', '=', id).execute()
}
