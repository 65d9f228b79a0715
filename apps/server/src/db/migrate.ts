import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { CannotOpen } from './cannot-open.ts'
import type { Database, Executor, Tx } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number that nobody else locks. Nodes that start together take turns. */
const LOCK = 2_026_112_0n

export interface Migration {
  name: string
  text: string
  hash: string
}

/** Brings the schema up to date and answers the names it applied. */
export async function migrate(db: Database, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  await locked(db, addTable)
  const known = new Set(migrations.map(({ name }) => name))
  for (const name of (await listApplied(db)).keys()) {
    if (!known.has(name)) throw new CannotOpen(`The database was migrated by a newer Baize (${name} is unknown here). Start that version.`)
  }
  const added: string[] = []
  for (const migration of migrations) {
    if (await locked(db, (tx) => apply(tx, migration))) added.push(migration.name)
  }
  return added
}

export function readMigrations(): Migration[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return files.sort().map((name) => {
    // A checkout on Windows has other line ends, and is the same migration.
    const text = readFileSync(new URL(name, FOLDER), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

function locked<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.run('migration_lock', 'select pg_advisory_xact_lock($1)', [LOCK])
    return work(tx)
  })
}

/** Only where it is missing: a role that may not make tables is refused even when there is nothing to make. */
async function addTable(tx: Tx): Promise<void> {
  const [row] = await tx.run<{ known: boolean }>('migration_known', "select to_regclass('migration') is not null as known", [])
  if (!row?.known)
    await tx.script('create table migration (name text primary key, hash text not null, applied_at timestamptz not null default now())')
}

async function listApplied(executor: Executor): Promise<Map<string, string>> {
  const rows = await executor.run<{ name: string; hash: string }>('migration_list', 'select name, hash from migration', [])
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

async function apply(tx: Tx, { name, text, hash }: Migration): Promise<boolean> {
  const before = (await listApplied(tx)).get(name)
  if (before === hash) return false
  if (before) throw new CannotOpen(`The migration ${name} was changed after it had been applied. Restore it, and add a new one.`)
  await tx.script('set local statement_timeout = 0')
  await tx.script(text)
  await tx.run('migration_add', 'insert into migration (name, hash) values ($1, $2)', [name, hash])
  return true
}
