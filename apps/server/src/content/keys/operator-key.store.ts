import type { Selectable } from 'kysely'
import type { Executor } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    operator_key: OperatorKeyTable
  }
}

/** The use of a key: the content API, or the words of the languages. */
export type KeyScope = 'content' | 'words'

interface OperatorKeyTable {
  name: string
  hash: Buffer
  scopes: KeyScope[]
  created_at: Date
  ended_at: Date | null
}

export type OperatorKeyRow = Selectable<OperatorKeyTable>

/** Returns false, with nothing changed, when the name or the key is taken. */
export async function insertKey(
  db: Executor,
  key: Omit<OperatorKeyRow, 'ended_at'>,
): Promise<boolean> {
  const inserted = await db.sql
    .insertInto('operator_key')
    .values({ ...key, ended_at: null })
    .onConflict((on) => on.doNothing())
    .returning('name')
    .execute()
  return inserted.length === 1
}

export async function findKeyByHash(
  db: Executor,
  hash: Buffer,
): Promise<OperatorKeyRow | undefined> {
  return db.sql.selectFrom('operator_key').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** Returns the scopes of the key, null when none of this name is in use. */
export async function endKey(db: Executor, name: string, at: Date): Promise<KeyScope[] | null> {
  const ended = await db.sql
    .updateTable('operator_key')
    .set({ ended_at: at })
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .returning('scopes')
    .executeTakeFirst()
  return ended?.scopes ?? null
}

/** Returns the keys in the order of their names. */
export async function listKeys(db: Executor, limit: number): Promise<OperatorKeyRow[]> {
  return db.sql.selectFrom('operator_key').selectAll().orderBy('name').limit(limit).execute()
}
