import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotOpen } from './cannot-open.ts'
import type { Database, Executor, Tx } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Number of an advisory lock that nothing else uses. Nodes that start together take turns. */
const LOCK = 2_026_112_0n

export interface Migration {
  name: string
  text: string
  hash: string
}

const MEND = 'As its owner, run: DATABASE_URL=postgres://OWNER@HOST/NAME npm run db:grant -- ROLE'
const UNMIGRATED = `The database misses migrations, and the role that DATABASE_URL names may not run them. ${MEND}`
export const UNGRANTED = `The role that DATABASE_URL names has no rights to tables of the casino. ${MEND}`

/**
 * Milliseconds. A migration that waits for a table makes all statements after it wait as well, so
 * it gives up soon and tries again.
 */
const PATIENCE = { lockTimeoutMs: 3000, attempts: 10, pauseMs: 1000 }

/**
 * Brings the schema up to date and answers the names it applied. Throws CannotOpen with a sentence
 * for the operator.
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
  patience: typeof PATIENCE = PATIENCE,
): Promise<string[]> {
  await permitted(UNMIGRATED, () => locked(db, addTable))
  const known = new Set(migrations.map(({ name }) => name))
  const before = await permitted(UNGRANTED, () => listApplied(db))
  for (const name of before.keys()) {
    if (!known.has(name))
      throw new CannotOpen(
        `The database was migrated by a newer Baize (${name} is unknown here). Start that version.`,
      )
  }
  const added: string[] = []
  for (const migration of migrations) {
    const isNew = await permitted(UNMIGRATED, () =>
      patiently(migration.name, patience, () => locked(db, (tx) => apply(tx, migration, patience))),
    )
    if (isNew) added.push(migration.name)
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
    // Another node may be at it for longer than a statement of a player may take.
    await tx.script('set local statement_timeout = 0')
    await tx.run('migration_lock', 'select pg_advisory_xact_lock($1)', [LOCK])
    return work(tx)
  })
}

/**
 * Only where it is missing: a role that may not make tables is refused even when there is nothing
 * to make.
 */
async function addTable(tx: Tx): Promise<void> {
  const [row] = await tx.run<{ known: boolean }>(
    'migration_known',
    "select to_regclass('migration') is not null as known",
    [],
  )
  if (!row?.known)
    await tx.script(
      'create table migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
}

async function listApplied(executor: Executor): Promise<Map<string, string>> {
  const rows = await executor.run<{ name: string; hash: string }>(
    'migration_list',
    'select name, hash from migration',
    [],
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

async function apply(
  tx: Tx,
  { name, text, hash }: Migration,
  { lockTimeoutMs }: typeof PATIENCE,
): Promise<boolean> {
  const before = (await listApplied(tx)).get(name)
  if (before === hash) return false
  if (before)
    throw new CannotOpen(
      `The migration ${name} was changed after it had been applied. Restore it, and add a new one.`,
    )
  await tx.script(`set local lock_timeout = ${lockTimeoutMs}`)
  await tx.script(text)
  await tx.run('migration_add', 'insert into migration (name, hash) values ($1, $2)', [name, hash])
  return true
}

const NO_RIGHT = '42501'
const LOCK_TIMEOUT = '55P03'

/** Does the work. Throws CannotOpen with the sentence when the role has no right to it. */
async function permitted<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw codeOf(error) === NO_RIGHT ? new CannotOpen(sentence) : error
  }
}

/**
 * Tries again, a bounded number of times, while another session holds what the migration has to
 * change.
 */
async function patiently<Result>(
  name: string,
  { attempts, pauseMs }: typeof PATIENCE,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== LOCK_TIMEOUT) throw error
      if (attempt >= attempts)
        throw new CannotOpen(
          `The migration ${name} waits for a table that another session holds. End that session, and start again.`,
        )
      await wait(pauseMs)
    }
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}
