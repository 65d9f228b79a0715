import { hash as digest } from 'node:crypto'
import type { Executor } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { DatabaseDown } from '../../kit/refusal.ts'
import { openGroupCommit } from '../../ledger/group-commit.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    /** Calls of books, which were first, and of games. */
    sports_heard_call: { provider_id: string; hash: string; asked: string; heard_at: Date }
  }
}

const DAY_MS = 24 * 3_600_000
/** How long a call with a time in it is believed. */
export const BELIEVED_FOR_MS = 30 * DAY_MS
/** How long it is known which calls have come. */
const REMEMBERED_FOR_MS = BELIEVED_FOR_MS + 2 * DAY_MS

export interface SignedCall {
  providerId: string
  /** The hash that the vendor has sent, unchanged. */
  hash: string
  /** The call's name, and its fields as they were read. */
  content: readonly unknown[]
}

/** A call as it is stored; the column for the hash of its content is called `asked`. */
export interface StoredCall {
  readonly providerId: string
  readonly hash: string
  readonly contentHash: string
  readonly at: Date
}

/**
 * Returns whether a call is the first under its hash, or a repeat of that one. False for another
 * division of the same characters into fields, which has the same hash.
 */
export async function isFirstReading(db: Executor, call: SignedCall, at: Date): Promise<boolean> {
  const [isFirst] = await areFirst(db, [storedCallOf(call, at)])
  return isFirst === true
}

/**
 * Like `isFirstReading`, for many calls: those that wait while one is stored are stored together.
 */
export function openFirstReadings(db: Executor): (call: StoredCall) => Promise<boolean> {
  const { submit } = openGroupCommit<StoredCall, boolean>({
    keyOf,
    batchesAtOnce: 1,
    runBatch: (calls) => areFirst(db, calls),
    hitsAll: (error) => error instanceof DatabaseDown,
  })
  return submit
}

export function storedCallOf({ providerId, hash, content }: SignedCall, at: Date): StoredCall {
  return {
    providerId,
    hash,
    contentHash: digest('sha256', JSON.stringify(content), 'base64url'),
    at,
  }
}

/** Returns one key for all calls that have the same signature. */
export const keyOf = ({ providerId, hash }: Pick<StoredCall, 'providerId' | 'hash'>) =>
  `${providerId}/${hash}`

/**
 * Like `isFirstReading`, for several calls in their order. All are stored when the first
 * one was, and in the order of their hashes: transactions that share some do not block each other.
 */
export async function areFirst(db: Executor, calls: readonly StoredCall[]): Promise<boolean[]> {
  const firsts = new Map<string, StoredCall>()
  for (const call of calls) {
    const key = keyOf(call)
    if (!firsts.has(key)) firsts.set(key, call)
  }
  const given = [...firsts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, call]) => call)
  const rows = await db.run<{ provider_id: string; hash: string; asked: string }>(
    'sports_heard_call',
    `insert into sports_heard_call as heard (provider_id, hash, asked, heard_at)
     select given.*, $4 from unnest($1::text[], $2::text[], $3::text[]) given
     on conflict (provider_id, hash) do update set heard_at = heard.heard_at returning provider_id, hash, asked`,
    [
      given.map(({ providerId }) => providerId),
      given.map(({ hash }) => hash),
      given.map(({ contentHash }) => contentHash),
      given[0]?.at,
    ],
  )
  const known = new Map(
    rows.map(({ provider_id: providerId, hash, asked }) => [keyOf({ providerId, hash }), asked]),
  )
  return calls.map((call) => known.get(keyOf(call)) === call.contentHash)
}

export async function forgetOldCalls({ db, clock }: { db: Executor; clock: Clock }): Promise<void> {
  const before = new Date(clock.nowMs() - REMEMBERED_FOR_MS)
  await db.sql.deleteFrom('sports_heard_call').where('heard_at', '<', before).execute()
}
