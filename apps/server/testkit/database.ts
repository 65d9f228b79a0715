import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import type { Database } from '../src/db/database.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open-database.ts'

const log = pino({ level: 'silent' })
const CACHE = fileURLToPath(new URL('../../../.cache/test-database/', import.meta.url))

/** Whether tests run on PostgreSQL instead of PGlite: TEST_DATABASE=embedded|postgres. */
export const testsOnPostgres = process.env.TEST_DATABASE === 'postgres'

/**
 * Opens a new database with all migrations, which is deleted when it is closed. It takes about 0.3
 * s, so a test file opens only one.
 */
export async function openTestDatabase(): Promise<Database> {
  return testsOnPostgres ? openOnServer() : openInFolder()
}

/** Returns a name that changes with each migration, so that an old template is not used. */
function templateName(): string {
  const hash = createHash('sha256')
  for (const { name, hash: text } of readMigrations()) hash.update(name).update(text)
  return hash.digest('hex').slice(0, 16)
}

/** Makes an embedded database that has all migrations, in a new directory unless one is named. */
export async function makeDataDir(place?: string): Promise<string> {
  const template = join(CACHE, templateName())
  if (!existsSync(template)) await makeTemplateFolder(template)
  const dataDir = place ?? mkdtempSync(join(tmpdir(), 'baize-db-'))
  cpSync(join(template, 'database'), join(dataDir, 'database'), { recursive: true })
  return dataDir
}

async function openInFolder(): Promise<Database> {
  const dataDir = await makeDataDir()
  const db = await openDatabase({ dataDir, log })
  return {
    ...db,
    async close() {
      await db.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function makeTemplateFolder(template: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const making = mkdtempSync(join(CACHE, 'making-'))
  const db = await openDatabase({ dataDir: making, log })
  await migrate(db)
  await db.close()
  try {
    renameSync(making, template)
  } catch {
    // Another test file was faster, with the same content.
    rmSync(making, { recursive: true, force: true })
  }
}

async function openOnServer(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error(
      'TEST_DATABASE=postgres needs TEST_DATABASE_URL or the global set-up postgres.setup.ts.',
    )
  const template = `baize_template_${templateName()}`
  const name = `baize_test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(server, async (client) => {
    // One test file makes the template; the others wait for it.
    await client.query('select pg_advisory_lock(20261120)')
    const { rows } = await client.query('select from pg_database where datname = $1', [template])
    if (rows.length === 0) await makeTemplateDatabase(client, server, template)
    await client.query(`create database ${name} template ${template}`)
  })
  const db = await openDatabase({ url: urlOf(server, name), dataDir: '', log })
  return {
    ...db,
    async close() {
      await db.close()
      await asAdministrator(server, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      )
    },
  }
}

async function makeTemplateDatabase(
  client: pg.Client,
  server: string,
  template: string,
): Promise<void> {
  const making = `${template}_making`
  await client.query(`drop database if exists ${making} with (force)`)
  await client.query(`create database ${making}`)
  const db = await openDatabase({ url: urlOf(server, making), dataDir: '', log })
  await migrate(db)
  await db.close()
  await client.query(`alter database ${making} rename to ${template}`)
}

async function asAdministrator(
  server: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
