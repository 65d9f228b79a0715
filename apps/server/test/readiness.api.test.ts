import { afterEach, expect, test, vi } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { freePort } from '#testkit/free-port.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { startPostgres } from '#testkit/postgres-server.ts'
import type { Database } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { manualClock } from '../src/kit/clock.ts'
import { openLog } from '../src/kit/log.ts'
import { freeze, listFreezes, unfreeze } from '../src/ledger/freeze.ts'

const ENDED: (() => Promise<void>)[] = []
const READY = { status: 200, body: { status: 'ready' } }

afterEach(async () => {
  vi.useRealTimers()
  for (const end of ENDED.splice(0).reverse()) await end()
})

/** Closed when the test is over. */
async function open(options: Parameters<typeof openCasino>[0] = {}): Promise<Casino> {
  const casino = await openCasino(options)
  ENDED.push(casino.close)
  return casino
}

async function readiness({ url }: Casino): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${url}/healthz/readiness`)
  return { status: answer.status, body: await answer.json() }
}

test('L7 a casino is ready while a currency is frozen, names it on readiness and in the metrics, and reading goes on', async () => {
  const metricsPort = await freePort()
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const casino = await open({ clock, config: { metricsPort } })
  const waitASecond = () => clock.advance(1000)
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(await readiness(casino)).toEqual(READY)
  expect(await metrics()).not.toContain('baize_ledger_frozen{')
  await freeze(casino.db, { currency: 'EUR', reason: 'the books of a test', frozenAt: new Date() })
  await freeze(casino.db, { currency: 'USD', reason: 'others', frozenAt: new Date() })
  waitASecond()
  // Without the reasons: these name accounts, and every caller may send the request.
  expect(await readiness(casino)).toEqual({
    status: 200,
    body: { status: 'ready', frozenCurrencies: ['EUR', 'USD'] },
  })
  expect(await metrics()).toMatch(
    /baize_ledger_frozen\{currency="EUR"\} 1\nbaize_ledger_frozen\{currency="USD"\} 1\n/,
  )
  const token = await casino.signIn(firstPlayer(casino))
  const { data } = await casino.query('{ user { balances { amount } } }', { token })
  expect(data).toEqual({ user: { balances: [{ amount: '1000.00' }, { amount: '50.00' }] } })

  await unfreeze(casino.db, 'EUR')
  await unfreeze(casino.db, 'USD')
  waitASecond()
  expect(await readiness(casino)).toEqual(READY)
  expect(await metrics()).not.toContain('baize_ledger_frozen{')
})

test('a casino is not ready while its database cannot be used, though it is up', async () => {
  const { db, lose } = await losableDatabase()
  const casino = await open({ db })
  expect(await readiness(casino)).toEqual(READY)
  await lose()
  // The sessions of a server that was killed answer until they notice, and an answer is shared for
  // a second.
  await expect.poll(async () => (await readiness(casino)).status, { timeout: 10_000 }).toBe(503)
  expect((await readiness(casino)).body).toEqual({
    status: 'not ready',
    problems: { database: expect.stringMatching(/^DatabaseDown: The /) },
  })
  expect((await fetch(`${casino.url}/healthz`)).status).toBe(200)
})

test('L1 L7 the ledger is added up 30 to 32 s after the casino has opened, however soon it is started again', async () => {
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const db = await openTestDatabase()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const casino = await open({ db, clock })
  const [purse] = await db.run<{ id: string; balance: bigint }>(
    'purse',
    "update ledger_account set balance = balance + 1 where id = (select min(id) from ledger_account where id like '%/real') returning id, balance",
    [],
  )
  clock.advance(32_000)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await readiness(casino), 'not while the first pages are asked for').toEqual(READY)
  await vi.advanceTimersByTimeAsync(2_001)
  vi.useRealTimers()
  const reason = `${purse?.id} has ${purse?.balance} but its postings sum to ${(purse?.balance ?? 0n) - 1n}`
  await expect
    .poll(() => listFreezes(db))
    .toEqual([{ currency: 'EUR', reason, frozenAt: clock.now() }])
  clock.advance(1000)
  expect(await readiness(casino)).toEqual({
    status: 200,
    body: { status: 'ready', frozenCurrencies: ['EUR'] },
  })
})

function firstPlayer({ players: [player] }: Casino) {
  if (!player) throw new Error('The demo has no player.')
  return player
}

/**
 * A database that a test takes away: a server is killed, and the embedded one is closed under the
 * casino.
 */
async function losableDatabase(): Promise<{ db: Database; lose(): Promise<void> }> {
  if (!testsOnPostgres) {
    const db = await openTestDatabase()
    return { db: { ...db, close: async () => {} }, lose: db.close }
  }
  const server = await startPostgres({ durable: false })
  ENDED.push(server.stop)
  const db = await openDatabase({ url: server.url, dataDir: '', log: openLog('silent') })
  await migrate(db)
  return { db, lose: server.kill }
}
