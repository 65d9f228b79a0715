import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openFeed } from '../feed/feed.ts'
import type { Market } from '../feed/market.ts'
import { openWorlds } from '../feed/worlds.ts'
import { openBetStore } from './bets.store.ts'
import { openBets, type PlaceWish } from './bets.ts'
import { openTestCasino, ANN as session } from './test-casino.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-edits-'))
const START = Date.UTC(2026, 10, 26, 15, 7)
const DAY_MS = 86_400_000
let now = START
let suspended: Market['id'] | null = null
const real = openFeed({ worlds: openWorlds('a secret of the bets'), nowMs: () => now })
const feed: typeof real = {
  ...real,
  findSelection(id) {
    const found = real.findSelection(id)
    return found && found.market.id === suspended
      ? { ...found, market: { ...found.market, state: 'suspended' } }
      : found
  },
}
const stores: ReturnType<typeof openBetStore>[] = []
beforeEach(() => {
  now = START
  suspended = null
})
afterAll(() => {
  for (const store of stores) store.close()
  rmSync(scratch, { recursive: true, force: true })
})

/** First prices of football matches that have not begun. */
const mains = real
  .listEvents({ sportId: 1, live: false, coupon: 3 }, { limit: 100 })
  .events.flatMap(({ main, startsAt }) =>
    main?.state === 'open' && startsAt > START + 3_600_000 ? [main] : [],
  )
const legOf = (at: number, selection = 0) => {
  const { id = 0, odds } = mains[at]?.selections[selection] ?? {}
  return { id, odds: odds ?? '' }
}

let presses = 0
const wish = (change: Partial<PlaceWish> = {}): PlaceWish => ({
  key: `press-${++presses}-of-an-edit`,
  type: 'single',
  stake: 500,
  eachWay: false,
  policy: 'any',
  legs: [legOf(0)],
  ...change,
})

/** A book with one open bet of 5.00, of a player with 100.00. */
async function placed() {
  const there = openTestCasino()
  const file = join(scratch, `${stores.length}.sqlite`)
  const open = () => {
    const store = openBetStore(file)
    stores.push(store)
    return openBets({ feed, wallet: there.dialect, store })
  }
  const bets = open()
  const { bet } = await bets.place('token', session, wish())
  const phases = () => Object.fromEntries(bets.listOf('ann').map(({ id, phase }) => [id, phase]))
  return { bets, bet, open, phases, wallet: there.wallet, casino: there.bets }
}

test.each([
  ['a higher stake', { stake: 800 }, 9_200],
  ['a lower stake', { stake: 200 }, 9_800],
  ['another selection', { legs: [legOf(0, 1)] }, 9_500],
  ['one selection more', { type: 'accumulator', legs: [legOf(0), legOf(1)] }, 9_500],
] as const)(
  'a bet that is changed to %s is replaced, and the difference of the stake moves',
  async (_, change, left) => {
    const { bets, bet, phases, wallet } = await placed()
    const edit = wish(change)
    const { bet: next, balance } = await bets.edit('token', session, bet.id, edit)
    expect([next.phase, balance, wallet.balance]).toEqual(['open', left, left])
    expect(phases()).toEqual({ [bet.id]: 'discarded', [next.id]: 'open' })
    // A repeated press does not make another bet.
    expect((await bets.edit('token', session, bet.id, edit)).bet.id).toBe(next.id)
    now = START + 8 * DAY_MS
    for (let round = 0; round < 3; round++) await bets.work()
    expect(wallet.calls.filter((call) => call === 'settle')).toHaveLength(1)
    expect(phases()).toEqual({ [bet.id]: 'discarded', [next.id]: 'settled' })
  },
)

test.each([
  ['more than the player has', { stake: 10_001 }, { code: 'INSUFFICIENT_FUNDS' }],
  ['what is above the limits', { stake: 5_000_000 }, { code: 'over_limit' }],
  [
    'another price than the player takes',
    { policy: 'ask', legs: [{ ...legOf(0), odds: '99.00' }] },
    { code: 'price_moved' },
  ],
] as const)(
  'a bet that is to be changed to %s stays as it was, and is settled',
  async (_, change, refusal) => {
    const { bets, bet, wallet } = await placed()
    await expect(bets.edit('token', session, bet.id, wish(change))).rejects.toMatchObject(refusal)
    expect(wallet.balance).toBe(9_500)
    expect(bets.canEdit(bets.listOf('ann').find(({ id }) => id === bet.id) ?? bet)).toBe(true)
    now = START + 8 * DAY_MS
    await bets.work()
    expect(bets.listOf('ann').find(({ id }) => id === bet.id)?.phase).toBe('settled')
  },
)

test('a market that is suspended while the new stake is being held leaves the old bet, which is neither settled nor cashed out meanwhile', async () => {
  const { bets, bet, wallet, casino } = await placed()
  const holding = Promise.withResolvers<void>()
  wallet.hold = (call) => (call === 'make' ? holding.promise : null)
  const edit = bets.edit('token', session, bet.id, wish({ stake: 900, legs: [legOf(1)] }))
  const old = () => bets.listOf('ann').find(({ id }) => id === bet.id) ?? bet
  expect([bets.offerFor(old()), bets.canEdit(old())]).toEqual([null, false])
  await expect(bets.cashOut('ann', bet.id, 1)).rejects.toMatchObject({ code: 'no_cash_out' })
  expect(() => bets.cashOutAt('ann', bet.id, 1)).toThrow('no_cash_out')
  await bets.work()
  expect(old().phase).toBe('open')
  suspended = mains[1]?.id ?? null
  holding.resolve()
  await expect(edit).rejects.toMatchObject({ code: 'suspended' })
  expect([wallet.balance, casino.get(bet.id)?.state, old().editing]).toEqual([
    9_500,
    'committed',
    undefined,
  ])
  expect(bets.offerFor(old())).toBeGreaterThan(0)
})

test('a bet is changed by its own player alone, before its match, whole, and once at a time', async () => {
  const { bets, bet } = await placed()
  const refused = { code: 'no_edit' }
  const other = { ...session, player: { ...session.player, id: 'bob' } }
  await expect(bets.edit('token', other, bet.id, wish())).rejects.toMatchObject(refused)
  await expect(bets.edit('token', session, 'no-bet', wish())).rejects.toMatchObject(refused)
  const both = await Promise.allSettled(
    [1, 2].map(() => bets.edit('token', session, bet.id, wish({ stake: 300 }))),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const next = bets.listOf('ann').find(({ phase }) => phase === 'open')
  await bets.cashOutPartOf('ann', next?.id ?? '', { key: 'a-part-of-it', stake: 100, least: 1 })
  await expect(bets.edit('token', session, next?.id ?? '', wish())).rejects.toMatchObject(refused)
  const { bet: later } = await bets.place('token', session, wish())
  now = later.legs[0]?.startsAt ?? 0
  await expect(
    bets.edit('token', session, later.id, wish({ legs: [legOf(5)] })),
  ).rejects.toMatchObject(refused)
})

test.each(['make', 'commit', 'discard'] as const)(
  'a book that is killed before or after it has sent %s of a changed bet has one of the two when it is back, and settles it once',
  async (at) => {
    for (const how of ['lost', 'unheard'] as const) {
      now = START
      const first = await placed()
      const dies = new Error('killed')
      first.wallet.fail = (call) => {
        if (call !== at && !(at === 'discard' && call === 'make')) return null
        if (at === 'discard' && call === 'make') return 'lost'
        if (how === 'lost') return 'lost'
        throw dies
      }
      await first.bets.edit('token', session, first.bet.id, wish({ stake: 700 })).catch(() => null)
      first.wallet.fail = null
      const second = first.open()
      now = START + 8 * DAY_MS
      for (let round = 0; round < 5; round++) {
        now += 120_000
        await second.work()
      }
      const ended = second.listOf('ann').filter(({ phase }) => phase === 'settled')
      expect(ended, `${at} ${how}`).toHaveLength(1)
      const [{ total = 0, settlement = null } = {}] = ended
      expect(first.wallet.balance, `${at} ${how}`).toBe(10_000 - total + (settlement?.amount ?? 0))
      expect(first.wallet.paid).toHaveLength(1)
    }
  },
)
