import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Feed, openFeed } from '../feed/feed.ts'
import { openWorlds } from '../feed/worlds.ts'
import { type BetStore, openBetStore } from './bets.store.ts'
import { openBets, type PlaceWish } from './bets.ts'
import { openTestCasino, ANN as session } from './test-casino.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-caps-'))
const START = Date.UTC(2026, 10, 26, 15, 7)
const DAY_MS = 86_400_000
let now = START
let feed: Feed
let store: BetStore

beforeAll(() => {
  feed = openFeed({ worlds: openWorlds('a secret of the caps'), nowMs: () => now })
  store = openBetStore(join(scratch, 'bets.sqlite'))
})
afterAll(() => {
  store.close()
  rmSync(scratch, { recursive: true, force: true })
})

/** First prices of matches that have not begun. */
function prices(count: number) {
  const { events } = feed.listEvents({ sportId: 1, live: false })
  const open = events.flatMap(({ main }) => (main?.state === 'open' ? main.selections[0] : []))
  return open
    .flatMap((each) => (each?.odds ? { id: each.id, odds: each.odds } : []))
    .slice(0, count)
}

let keys = 0
const wish = (change: Partial<PlaceWish>): PlaceWish => ({
  ...{ key: `press-${++keys}-of-the-caps`, type: 'single', stake: 500, eachWay: false },
  ...{ policy: 'ask', legs: prices(1) },
  ...change,
})

test('a bet that could win more than a slip pays is taken, and pays no more', async () => {
  const { dialect, wallet } = openTestCasino()
  const bets = openBets({ feed, wallet: dialect, store })
  const limits = { maxReturn: 600, maxOdds: '10000' }
  const placed = []
  for (const leg of prices(12).filter(({ odds }) => Number(odds) > 1.2))
    placed.push(await bets.place('token', { ...session, limits }, wish({ legs: [leg] })))
  expect(placed.length).toBeGreaterThan(5)
  for (const { bet } of placed) expect([bet.phase, bet.atMost]).toEqual(['open', 600])
  now = START + 4 * DAY_MS
  for (let round = 0; round < 3; round++) await bets.work()
  now = START
  expect(wallet.paid).toHaveLength(placed.length)
  const won = wallet.paid.filter((amount) => amount > 500)
  expect(won.length).toBeGreaterThan(0)
  expect(new Set(won)).toEqual(new Set([600]))
})

test('odds count as far as the casino takes them, and the bet reports no more to it', async () => {
  const { dialect } = openTestCasino()
  const calls: string[] = []
  const wallet = {
    ...dialect,
    make: (...given: Parameters<typeof dialect.make>) => {
      calls.push(String(given[0].odds))
      return dialect.make(...given)
    },
  }
  const bets = openBets({ feed, wallet, store })
  const limits = { maxReturn: 5_000_000, maxOdds: '3' }
  const slip = wish({ type: 'accumulator', stake: 100, legs: prices(4) })
  const { bet } = await bets.place('token', { ...session, limits }, slip)
  expect(bet).toMatchObject({ odds: '3.00', atMost: 300, phase: 'open' })
  expect(calls).toEqual(['3.00'])
})

test('the first price is tried: it is paid while the price of now is not lower, and asked for otherwise', async () => {
  const { dialect } = openTestCasino()
  const bets = openBets({ feed, wallet: dialect, store })
  const [{ id, odds } = { id: 0, odds: '' }] = prices(1)
  const at = async (seen: string) => {
    const { bet } = await bets.place(
      'token',
      session,
      wish({ policy: 'first', legs: [{ id, odds: seen }] }),
    )
    return bet.legs[0]?.odds
  }
  expect(await at(odds)).toBe(odds)
  expect(await at('1.01')).toBe('1.01')
  for (const seen of ['99.00', '1.00', '0.50'])
    await expect(at(seen), seen).rejects.toMatchObject({ code: 'price_moved', leg: id })
})
