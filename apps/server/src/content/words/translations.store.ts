import { sql } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    translation: TranslationTable
    translation_missing: MissingTable
  }
}

interface TranslationTable {
  language: string
  namespace: string
  key: string
  value: string
  changed_at: Date
}

interface MissingTable {
  namespace: string
  key: string
  value: string
  times: number
  first_seen_at: Date
  last_seen_at: Date
}

export interface ChangedText {
  language: string
  namespace: string
  key: string
  value: string
}

/**
 * The number of the advisory lock under which missing words are written: their limit is counted
 * over the whole table.
 */
const MISSING_LOCK = 9_009

export function listChangedTexts(db: Executor): Promise<ChangedText[]> {
  return db.sql
    .selectFrom('translation')
    .select(['language', 'namespace', 'key', 'value'])
    .execute()
}

export async function upsertTexts(
  tx: Tx,
  texts: readonly ChangedText[],
  changedAt: Date,
): Promise<void> {
  if (texts.length === 0) return
  await tx.sql
    .insertInto('translation')
    .values(texts.map((text) => ({ ...text, changed_at: changedAt })))
    .onConflict((conflict) =>
      conflict.columns(['language', 'namespace', 'key']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute()
}

export async function deleteTexts(
  tx: Tx,
  { language, namespace, keys }: { language: string; namespace: string; keys: string[] },
) {
  if (keys.length === 0) return
  await tx.sql
    .deleteFrom('translation')
    .where('language', '=', language)
    .where('namespace', '=', namespace)
    .where('key', 'in', keys)
    .execute()
}

export interface MissingWords {
  namespace: string
  entries: readonly (readonly [key: string, value: string])[]
  seenAt: Date
  /** No more than these stay: what has been named least often and longest ago goes first. */
  most: number
}

export async function insertMissing(
  tx: Tx,
  { namespace, entries, seenAt, most }: MissingWords,
): Promise<void> {
  await tx.run('translation_missing_lock', 'select pg_advisory_xact_lock($1)', [MISSING_LOCK])
  await tx.sql
    .insertInto('translation_missing')
    .values(
      entries.map(([key, value]) => ({
        namespace,
        key,
        value,
        times: 1,
        first_seen_at: seenAt,
        last_seen_at: seenAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['namespace', 'key']).doUpdateSet((eb) => ({
        times: sql<number>`least(translation_missing.times + 1, 1000000)`,
        value: eb.ref('excluded.value'),
        last_seen_at: eb.ref('excluded.last_seen_at'),
      })),
    )
    .execute()
  await tx.run(
    'translation_missing_prune',
    `delete from translation_missing where (namespace, key) in
       (select namespace, key from translation_missing order by times desc, last_seen_at desc, key offset $1)`,
    [most],
  )
}

export interface MissingWord {
  namespace: string
  key: string
  value: string
  times: number
  lastSeenAt: Date
}

/** Lists the missing words, those named most often first. */
export async function listMissing(db: Executor): Promise<MissingWord[]> {
  const rows = await db.sql
    .selectFrom('translation_missing')
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('key')
    .execute()
  return rows.map(({ namespace, key, value, times, last_seen_at }) => ({
    namespace,
    key,
    value,
    times,
    lastSeenAt: last_seen_at,
  }))
}

export async function deleteMissing(
  db: Executor,
  namespace: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await db.sql
    .deleteFrom('translation_missing')
    .where('namespace', '=', namespace)
    .where('key', 'in', keys)
    .execute()
}

export async function deleteMissingBefore(db: Executor, lastSeenAt: Date): Promise<void> {
  await db.sql.deleteFrom('translation_missing').where('last_seen_at', '<', lastSeenAt).execute()
}
