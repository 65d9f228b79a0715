import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Opens one party's own SQLite file and applies `schema` (of `create … if not exists` statements).
 * A commit is on the disk before it returns, because a provider that forgets what it decided cannot
 * finish its rounds and payments.
 */
export function openStore(file: string, schema: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const store = new DatabaseSync(file)
  store.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on',
  )
  store.exec(schema)
  return store
}

/** Runs `work` as one transaction. Nested calls are refused by SQLite itself. */
export function inTransaction<T>(store: DatabaseSync, work: () => T): T {
  store.exec('begin immediate')
  try {
    const result = work()
    store.exec('commit')
    return result
  } catch (error) {
    store.exec('rollback')
    throw error
  }
}
