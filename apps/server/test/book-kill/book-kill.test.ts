import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDataDir, testsOnPostgres } from '#testkit/database.ts'
import { freePort } from '#testkit/free-port.ts'
import { type PostgresServer, startPostgres } from '#testkit/postgres-server.ts'
import { type Bet, stakeLeft } from '../../../sandbox/book/bets/bet.ts'
import { openBook } from '../../../sandbox/book/book.ts'
import { openStore } from '../../../sandbox/http/store.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { trialBalance } from '../../src/ledger/trial-balance.ts'
import { openPage, type Page } from './page.ts'
import { startBook, startCasino, type Victim } from './processes.ts'

/**
 * Set BOOK_KILLS to run more than the share of `npm test`; the embedded database takes seconds to
 * start again.
 */
const KILLS = Number(process.env.BOOK_KILLS ?? (testsOnPostgres ? 6 : 3))
const PLAYERS = 4
const OPENING = 10_000_000
const SECRET = 'a-secret-of-the-book'
/** Time until the next book opens. By then an event has ended, or it goes on. */
const NEXT_LIFE_MS = 5 * 3_600_000
const END_MS = 40 * 86_400_000
const MOST_ROUNDS = 1_000
const ENDED: ReadonlySet<string> = new Set(['settled', 'discarded', 'refused'])
const VICTIMS = testsOnPostgres
  ? (['book', 'casino', 'postgres'] as const)
  : (['book', 'casino'] as const)

const bookDir = mkdtempSync(join(tmpdir(), 'baize-book-kill-'))
const log = pino({ level: 'silent' })
let casinoDir: string
let casinoUrl: string
let ports: { casino: number; book: number }
let server: PostgresServer | null = null
const running: Partial<Record<'book' | 'casino', Victim>> = {}
let aheadMs = 0

beforeAll(async () => {
  casinoDir = testsOnPostgres
    ? mkdtempSync(join(tmpdir(), 'baize-book-kill-casino-'))
    : await makeDataDir()
  if (testsOnPostgres) server = await startPostgres({ durable: true })
  ports = { casino: await freePort(), book: await freePort() }
  casinoUrl = `http://127.0.0.1:${ports.casino}`
})
afterAll(async () => {
  for (const victim of Object.values(running)) await victim.kill()
  await server?.stop()
  for (const folder of [bookDir, casinoDir]) rmSync(folder, { recursive: true, force: true })
})

async function openTheCasino(players: number): Promise<string[]> {
  const order = {
    url: server?.url,
    dataDir: casinoDir,
    port: ports.casino,
    secret: SECRET,
    players,
    opening: OPENING,
  }
  running.casino = await startCasino(order)
  return running.casino.facts.tokens ?? []
}

async function openTheBook(): Promise<void> {
  running.book = await startBook({
    dataDir: bookDir,
    casinoUrl,
    secret: SECRET,
    port: ports.book,
    aheadMs,
  })
}

async function killAndOpenAgain(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim === 'postgres') {
    await server?.kill()
    return server?.restart()
  }
  await running[victim]?.kill()
  if (victim === 'casino') return void (await openTheCasino(0))
  aheadMs += NEXT_LIFE_MS
  await openTheBook()
}

/** Lets a book of the far future end what is left, and answers all bets that there ever were. */
async function endEverything(): Promise<Bet[]> {
  let later = aheadMs + END_MS
  const calls = { timeoutMs: 10_000, backoffMs: [] }
  const book = openBook({
    dataDir: bookDir,
    casinoUrl,
    secret: SECRET,
    nowMs: () => Date.now() + later,
    calls,
  })
  const store = openStore(join(bookDir, 'bets.sqlite'), '')
  const unended = store.prepare(
    `select count(*) as count from bet where phase not in ('settled', 'discarded', 'refused')`,
  )
  try {
    for (let round = 0; round < MOST_ROUNDS && Number(unended.get()?.count) > 0; round++) {
      await book.work()
      later += 60_000
    }
    const rows = store.prepare('select data from bet').all()
    return rows.map(({ data }) => JSON.parse(String(data)) as Bet)
  } finally {
    await book.close()
    store.close()
  }
}

const title = `T3: the book, the casino and its database are killed ${KILLS} times in all; each bet is settled or given back, once`
it(title, { timeout: 120_000 + KILLS * 30_000 }, async () => {
  const tokens = await openTheCasino(PLAYERS)
  await openTheBook()
  const pages: Page[] = tokens.map((token) =>
    openPage({ url: `http://127.0.0.1:${ports.book}/book/api`, token }),
  )
  const taken = () => pages.reduce((sum, { taken }) => sum + taken.size, 0)
  for (let kill = 0; kill < KILLS; kill++) {
    const enough = taken() + 5 + Math.floor(Math.random() * 20)
    while (taken() < enough) await wait(5)
    await wait(Math.random() * 30)
    await killAndOpenAgain(VICTIMS[kill % VICTIMS.length] ?? 'book')
  }
  for (const page of pages) await page.close()
  await running.book?.kill()
  delete running.book
  const bets = await endEverything()
  await running.casino?.kill()
  delete running.casino

  expect(bets.filter(({ phase }) => !ENDED.has(phase))).toEqual([])
  const byId = new Map(bets.map((bet) => [bet.id, bet]))
  for (const page of pages)
    for (const id of page.taken) expect(byId.get(id)?.phase, id).toBe('settled')
  // A bet and its replacement are never both taken, and one of them always is.
  const isTaken = ({ phase, refusal }: Bet) => phase === 'settled' || refusal === 'replaced'
  for (const { id, refusal } of bets)
    expect(bets.filter((each) => each.replaces === id && isTaken(each)).length, id).toBe(
      refusal === 'replaced' ? 1 : 0,
    )
  await expectCleanBooks(bets)
})

const paidFor = ({ settlement, parts = [] }: Bet) =>
  parts.reduce((sum, { amount }) => sum + amount, settlement?.amount ?? 0)

/**
 * Expects that the casino and the book have written down the same of each bet, and that the ledger
 * has moved that money.
 */
async function expectCleanBooks(bets: readonly Bet[]): Promise<void> {
  const db = await openDatabase({ url: server?.url, dataDir: casinoDir, log })
  try {
    const rows = await db.run<{ ref: string; state: string; settled: boolean; gained: bigint }>(
      'kill_bets',
      `with gain as (
          select split_part(t.key, '/', 3) as ref, sum(case when p.to_account like 'player/%/real' then p.amount
              when p.from_account like 'player/%/real' then -p.amount else 0 end)::bigint as gained
            from ledger_transfer t join ledger_posting p on p.transfer_id = t.id where t.key like 'sports/book/%' group by 1)
        select b.ref, b.state, b.settled_at is not null as settled, coalesce(g.gained, 0) as gained
          from sports_bet b left join gain g on g.ref = b.ref`,
      [],
    )
    const known = new Map(rows.map((row) => [row.ref, row]))
    for (const bet of bets) {
      const row = known.get(bet.id)
      const isTaken = bet.phase === 'settled'
      const state = isTaken
        ? bet.settlement?.result
        : bet.refusal === 'replaced'
          ? 'void'
          : 'discarded'
      expect([row?.settled ?? true, row?.state ?? 'discarded'], bet.id).toEqual([true, state])
      expect(Number(row?.gained ?? 0), bet.id).toBe(isTaken ? paidFor(bet) - bet.total : 0)
      expect(stakeLeft(bet)).toBeGreaterThan(0)
    }
    const made = new Set(bets.map(({ id }) => id))
    expect(rows.filter(({ ref }) => !made.has(ref))).toEqual([])
    const { differences, emptyTransfers } = await trialBalance(db)
    expect([differences, emptyTransfers]).toEqual([[], []])
    const held = await db.run(
      'kill_held',
      `select id from ledger_account where id like '%/held' and balance <> 0`,
      [],
    )
    expect(held).toEqual([])
  } finally {
    await db.close()
  }
}
