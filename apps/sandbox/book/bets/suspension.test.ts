import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Feed, openFeed } from '../feed/feed.ts'
import { openWorlds } from '../feed/worlds.ts'
import { openBetStore } from './bets.store.ts'
import { openBets } from './bets.ts'
import { openTestCasino } from './test-casino.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-suspension-'))
const store = openBetStore(join(scratch, 'bets.sqlite'))
afterAll(() => {
  store.close()
  rmSync(scratch, { recursive: true, force: true })
})

test('a market that is suspended while 100 stakes are being held takes none of them, and no later one', async () => {
  let isSuspended = false
  const real = openFeed({
    worlds: openWorlds('a secret of the bets'),
    nowMs: () => Date.UTC(2026, 10, 26, 15, 7),
  })
  const main = real
    .listEvents({ sportId: 1, live: false })
    .events.find((event) => event.main?.state === 'open')?.main
  const [first] = main?.selections ?? []
  const found = real.findSelection(first?.id ?? 0)
  const feed: Feed = {
    ...real,
    findSelection: () =>
      found && { ...found, market: { ...found.market, state: isSuspended ? 'suspended' : 'open' } },
  }
  const { wallet, dialect } = openTestCasino()
  const bets = openBets({ feed, wallet: dialect, store })
  const player = { id: 'ann', currency: 'EUR', language: 'en' }
  const session = {
    player,
    balance: 10_000,
    limits: { maxReturn: 5_000_000, maxOdds: '10000' },
    bonus: null,
    freeBets: [],
  }
  const place = (at: number) => {
    const legs = [{ id: first?.id ?? 0, odds: first?.odds ?? '' }]
    return bets.place('token', session, {
      key: `press-${at}-of-many`,
      type: 'single',
      stake: 50,
      eachWay: false,
      policy: 'any',
      legs,
    })
  }
  const before = await Promise.all([place(101), place(102)])
  expect(before.map(({ bet }) => bet.phase)).toEqual(['open', 'open'])

  const held = Promise.withResolvers<void>()
  wallet.hold = (call) => (call === 'make' ? held.promise : null)
  const placing = Promise.allSettled(Array.from({ length: 100 }, (_, at) => place(at)))
  await expect.poll(() => wallet.calls.filter((call) => call === 'make')).toHaveLength(102)
  isSuspended = true
  held.resolve()
  const placed = await placing
  expect(
    new Set(placed.map((each) => (each.status === 'rejected' ? each.reason.code : 'taken'))),
  ).toEqual(new Set(['suspended']))
  await expect(place(103)).rejects.toMatchObject({ code: 'suspended' })
  expect(wallet.calls.filter((call) => call === 'commit')).toHaveLength(2)
  expect(wallet.calls.filter((call) => call === 'discard')).toHaveLength(100)
  expect(wallet.balance).toBe(10_000 - 2 * 50)
})
