import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { startPostgres } from '#testkit/postgres-server.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { manualClock } from '../src/kit/clock.ts'
import { openLog } from '../src/kit/log.ts'
import { freeze, listFreezes, unfreeze } from '../src/ledger/freeze.ts'

const ENDED: (() => Promise<void>)[] = []
const READY = { status: 200, said: { status: 'ready' } }

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

async function readiness({ url }: Casino): Promise<{ status: number; said: unknown }> {
  const answer = await fetch(`${url}/healthz/readiness`)
  return { status: answer.status, said: await answer.json() }
}

describe('a casino is not ready', () => {
  test('L7 while money stands still in a currency, and says why until an operator has lifted it; reading goes on', async () => {
    const casino = await open()
    expect(await readiness(casino)).toEqual(READY)
    await freeze(casino.db, { currency: 'EUR', reason: 'the books of a test', frozenAt: new Date() })
    await freeze(casino.db, { currency: 'USD', reason: 'others', frozenAt: new Date() })
    const problems = { ledger: 'EUR: the books of a test; USD: others' }
    expect(await readiness(casino)).toEqual({ status: 503, said: { status: 'not ready', problems } })
    const token = await casino.signIn(firstPlayer(casino))
    const { data } = await casino.ask('{ user { balances { amount } } }', { token })
    expect(data).toEqual({ user: { balances: [{ amount: '1000.00' }, { amount: '50.00' }] } })

    await unfreeze(casino.db, 'EUR')
    expect((await readiness(casino)).status, 'the other still stands').toBe(503)
    await unfreeze(casino.db, 'USD')
    expect(await readiness(casino)).toEqual(READY)
  })

  test('while its database cannot be used, though it is up', async () => {
    const { db, lose } = await losableDatabase()
    const casino = await open({ db })
    expect(await readiness(casino)).toEqual(READY)
    await lose()
    const { status, said } = await readiness(casino)
    expect(status).toBe(503)
    expect(said).toMatchObject({ status: 'not ready', problems: { database: expect.stringMatching(/^DatabaseDown: The /) } })
    expect((await fetch(`${casino.url}/healthz`)).status).toBe(200)
  })
})

test('L1 L7 the books are added up half a minute after the casino has opened, however soon it is started again', async () => {
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const db = await openTestDatabase()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const casino = await open({ db, clock })
  const [purse] = await db.run<{ id: string; balance: bigint }>(
    'purse',
    "update ledger_account set balance = balance + 1 where id = (select min(id) from ledger_account where id like '%/real') returning id, balance",
    [],
  )
  clock.advance(30_000)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(await readiness(casino), 'not while the first pages are asked for').toEqual(READY)
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.poll(async () => (await readiness(casino)).status).toBe(503)
  const reason = `${purse?.id} has ${purse?.balance} but its postings say ${(purse?.balance ?? 0n) - 1n}`
  expect(await listFreezes(db)).toEqual([{ currency: 'EUR', reason, frozenAt: clock.now() }])
  expect(await readiness(casino)).toMatchObject({ said: { problems: { ledger: `EUR: ${reason}` } } })
})

function firstPlayer({ players: [player] }: Casino) {
  if (!player) throw new Error('The demo has no player.')
  return player
}

/** A database that a test takes away: a server is killed, and the embedded one is closed under the casino. */
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
