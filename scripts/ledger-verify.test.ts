import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataDir, testsOnPostgres } from '#testkit/database.ts'
import { openFreeSpinsBed } from '#testkit/free-spins.ts'
import { type PostgresServer, startPostgres } from '#testkit/postgres-server.ts'
import { payTotal } from '../apps/server/src/bonuses/free-spins/pay-free-spins.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { openDatabase } from '../apps/server/src/db/open-database.ts'
import { openLog } from '../apps/server/src/kit/log.ts'
import { openPurses, purse, world } from '../apps/server/src/ledger/accounts.ts'
import { listFreezes } from '../apps/server/src/ledger/freeze.ts'
import { mustPost } from '../apps/server/src/ledger/post.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'baize-verify-'))
const folder = join(dataDir, 'database')
let server: PostgresServer | null = null

beforeAll(async () => {
  if (testsOnPostgres) server = await startPostgres({ durable: false })
  else renameSync(await makeDataDir(), folder)
  await inDatabase(async (db) => {
    await migrate(db)
    await db.transaction(async (tx) => {
      await openPurses(tx, 'ann', 'EUR')
      const postings = [
        { from: world('bank', 'EUR'), to: purse('ann', 'real'), amount: 70_00n, currency: 'EUR' },
      ]
      await mustPost(tx, {
        key: 'deposit/1',
        kind: 'deposit',
        postings,
        madeAt: new Date('2026-11-20T12:00:00Z'),
      })
    })
  })
}, 180_000)
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/**
 * Opens the database as its owner for this work, and closes it, so that the program under test can
 * open it.
 */
async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ url: server?.url, dataDir: folder, log: openLog('silent') })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Printed every two seconds: how often depends on the machine. */
const PROGRESS = /^\d+ %: .* a second\.\n/gm

/**
 * Returns the exit code of `npm run ledger:verify`, and all that it has printed except its
 * progress.
 */
async function verify(
  environment: Record<string, string> = server
    ? { DATABASE_URL: server.url }
    : { DATA_DIR: dataDir },
) {
  const { DATABASE_URL: _url, ...inherited } = process.env
  const script = spawn(process.execPath, ['scripts/ledger-verify.ts'], {
    env: { ...inherited, ...environment },
  })
  let output = ''
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (text) => (output += text))
  const [code] = await once(script, 'close')
  return { code, output: output.replaceAll(PROGRESS, '').trim() }
}

test('a setting that cannot be meant is reported in one sentence', async () => {
  const output =
    'PUBLIC_URL must be an address such as "https://casino.example", not "casino.test".'
  expect(await verify({ DATA_DIR: dataDir, PUBLIC_URL: 'casino.test' })).toEqual({
    code: 2,
    output,
  })
})

test('books that balance are shown, and end with 0', async () => {
  const { code, output } = await verify()
  expect(code).toBe(0)
  expect(output).toMatch(/^EUR {2}player +7000\nEUR {2}world +-7000\nThe books balance\.$/)
})

test('free spins whose pay was changed by hand are named, and it ends with 1', async () => {
  const set = (db: Database, id: string, paid: number) =>
    db.transaction((tx) =>
      tx.script(
        `alter table free_spins disable trigger all; update free_spins set paid = ${paid} where id = '${id}'; alter table free_spins enable trigger all`,
      ),
    )
  const id = await inDatabase(async (db) => {
    const bed = openFreeSpinsBed(db)
    const given = await bed.active()
    await payTotal(bed.deps, { id: given.id, status: 'played', won: 3_00n })
    await set(db, given.id, 2_00)
    return given.id
  })
  const { code, output } = await verify()
  await inDatabase((db) => set(db, id, 3_00))
  expect(code).toBe(1)
  expect(output).toContain(
    `Free spins ${id} say that they have paid 200 EUR, but the ledger says 300.`,
  )
  expect(output).toContain('The books do not balance.')
  expect(await inDatabase(listFreezes), 'the accounts balance').toEqual([])
  expect(await verify()).toMatchObject({ code: 0 })
})

test('a balance that was changed behind the back of the ledger is named, its currency is frozen, and it ends with 1', async () => {
  const add = (cents: number) =>
    inDatabase((db) =>
      db.run('', 'update ledger_account set balance = balance + $2 where id = $1', [
        purse('ann', 'real'),
        cents,
      ]),
    )
  await add(5)
  const { code, output } = await verify()
  await add(-5)
  expect(code).toBe(1)
  expect(output).toContain(
    'player/ann/real has 7005 EUR, but its postings sum to 7000: EUR is frozen.',
  )
  expect(output).toContain('The books do not balance.')
  expect(await inDatabase(listFreezes)).toMatchObject([{ currency: 'EUR' }])
})

test.skipIf(testsOnPostgres)(
  'a database that the casino is using is reported in one sentence, and it ends with 2',
  async () => {
    const output = `Another instance is running on this data directory (${folder}). Stop it, or choose another DATA_DIR.`
    expect(await inDatabase(() => verify())).toEqual({ code: 2, output })
  },
)

test.runIf(testsOnPostgres)(
  'a database that the casino is using is verified meanwhile',
  async () => {
    expect(await inDatabase(() => verify())).toMatchObject({ code: 0 })
  },
)

test('a database that is not there is reported in one sentence, is not made, and it ends with 2', async () => {
  const nowhere = join(dataDir, 'nowhere')
  expect(await verify({ DATA_DIR: nowhere })).toEqual({
    code: 2,
    output: `There is no database in ${nowhere}. Name its directory: DATA_DIR=… npm run ledger:verify`,
  })
  expect(existsSync(nowhere)).toBe(false)
  mkdirSync(join(nowhere, 'database'), { recursive: true })
  expect(await verify({ DATA_DIR: nowhere }), 'where a first start has failed').toMatchObject({
    code: 2,
  })
  expect(readdirSync(join(nowhere, 'database'))).toEqual([])
  const { code, output } = await verify({ DATABASE_URL: `postgres://baize@127.0.0.1:9/baize` })
  expect(code).toBe(2)
  expect(output).toMatch(/^The database that DATABASE_URL names cannot be used: .+\.$/)
})
