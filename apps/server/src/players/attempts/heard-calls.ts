import { hash as digest } from 'node:crypto'
import type { Executor } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    /** Calls of books, which were first, and of games. */
    sports_heard_call: { provider_id: string; hash: string; asked: string; heard_at: Date }
  }
}

const DAY_MS = 24 * 3_600_000
/** A call with a time in it is believed for so long. */
export const BELIEVED_FOR_MS = 30 * DAY_MS
/** For so long it is known which calls were heard. */
const REMEMBERED_FOR_MS = BELIEVED_FOR_MS + 2 * DAY_MS

export interface HeardCall {
  providerId: string
  /** As the vendor has sent it. */
  hash: string
  /** The call's name, and its fields as they were read. */
  asked: readonly unknown[]
}

/**
 * Returns whether a call is the first under its hash, or a repeat of that one. False for another
 * division of the same characters into fields, which has the same hash.
 */
export async function isFirstReading(
  db: Executor,
  { providerId, hash, asked }: HeardCall,
  at: Date,
): Promise<boolean> {
  const read = digest('sha256', JSON.stringify(asked), 'base64url')
  const [known] = await db.run<{ asked: string }>(
    'sports_heard_call',
    `insert into sports_heard_call as heard (provider_id, hash, asked, heard_at) values ($1, $2, $3, $4)
     on conflict (provider_id, hash) do update set heard_at = heard.heard_at returning asked`,
    [providerId, hash, read, at],
  )
  return known?.asked === read
}

export async function forgetOldCalls({ db, clock }: { db: Executor; clock: Clock }): Promise<void> {
  const before = new Date(clock.nowMs() - REMEMBERED_FOR_MS)
  await db.sql.deleteFrom('sports_heard_call').where('heard_at', '<', before).execute()
}
