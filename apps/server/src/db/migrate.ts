import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

interface Migration {
  name: string
  text: string
  hash: string
}

/** Brings the schema up to date and answers the names it applied. Refuses a file that changed after it had been applied. */
export async function migrate(db: Database): Promise<string[]> {
  await db.run(
    'migration_table',
    'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    [],
  )
  const applied = new Map(
    (await db.run<{ name: string; hash: string }>('migration_list', 'select name, hash from migration', [])).map((row) => [
      row.name,
      row.hash,
    ]),
  )
  const known = readMigrations()
  const names = new Set(known.map(({ name }) => name))
  for (const name of applied.keys()) {
    if (!names.has(name)) throw new Error(`The database has been migrated by a newer Baize (${name} is unknown here). Start that version.`)
  }
  const added: string[] = []
  for (const migration of known) {
    const before = applied.get(migration.name)
    if (before === migration.hash) continue
    if (before) throw new Error(`The migration ${migration.name} was changed after it had been applied. Restore it, and add a new one.`)
    await apply(db, migration)
    added.push(migration.name)
  }
  return added
}

function readMigrations(): Migration[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return files.sort().map((name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

async function apply(db: Database, { name, text, hash }: Migration): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.script(text)
    await tx.run('migration_add', 'insert into migration (name, hash) values ($1, $2)', [name, hash])
  })
}
