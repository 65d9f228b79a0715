import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Feed, openFeed } from '../feed/feed.ts'
import { openWorlds } from '../feed/worlds.ts'
import { CasinoSilent } from './bet-wallet.ts'
import { type BetStore, openBetStore } from './bets.store.ts'
import { openBets, type PlaceWish } from './bets.ts'
import { openTestCasino, ANN as session } from './test-casino.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-bets-'))
const START = Date.UTC(2026, 10, 26, 15, 7)
const DAY_MS = 86_400_000
let now = START
let feed: Feed
let stores = 0
const open: BetStore[] = []

beforeAll(() => {
  feed = openFeed({ worlds: openWorlds('a secret of the bets'), nowMs: () => now })
})
beforeEach(() => {
  now = START
})
afterAll(() => {
  for (const store of open) store.close()
  rmSync(scratch, { recursive: true, force: true })
})

function bench(file = join(scratch, `${++stores}.sqlite`), there = openTestCasino()) {
  const store = openBetStore(file)
  open.push(store)
  return { ...there, file, there, store, bets: openBets({ feed, wallet: there.dialect, store }) }
}

/** Prices of football matches that have not begun, one of each match. */
function prices(count: number) {
  return feed
    .listEvents({ sportId: 1, live: false })
    .events.flatMap(({ main }) =>
      main?.state === 'open'
        ? [{ id: main.selections[0]?.id ?? 0, odds: main.selections[0]?.odds ?? '' }]
        : [],
    )
    .slice(0, count)
}

/** Prices of a match, and of the winner of its league. */
function ofOneSeason() {
  const { events } = feed.listEvents({ sportId: 1, live: false })
  const pairs = events.map(({ championshipId, main }) => [
    main?.selections[0],
    feed.listOutrights(championshipId)[0]?.markets[0]?.selections[0],
  ])
  const pair = pairs.find((both) => both.every((each) => each?.odds)) ?? []
  return pair.map((each) => ({ id: each?.id ?? 0, odds: each?.odds ?? '' }))
}

let keys = 0
const wish = (change: Partial<PlaceWish> = {}): PlaceWish => ({
  key: `press-${++keys}-of-a-test`,
  type: 'single',
  stake: 500,
  eachWay: false,
  policy: 'ask',
  legs: prices(1),
  ...change,
})

describe('a bet', () => {
  test('is held, taken, and settled by its results, once', async () => {
    const { bets, wallet } = bench()
    const { bet } = await bets.place(
      'token',
      session,
      wish({ type: 'accumulator', legs: prices(3) }),
    )
    expect(bet).toMatchObject({ phase: 'open', total: 500, lines: 1 })
    expect(wallet).toMatchObject({ balance: 9_500, calls: ['make', 'commit'] })
    await bets.work()
    expect(bets.listOf('ann')[0]?.phase).toBe('open')
    now = START + 4 * DAY_MS
    await bets.work()
    await bets.work()
    const [settled] = bets.listOf('ann')
    expect(settled).toMatchObject({ phase: 'settled', settlement: { amount: wallet.paid[0] } })
    expect(settled?.legs.every(({ result }) => result !== 'open')).toBe(true)
    expect(wallet.paid).toHaveLength(1)
    expect(wallet.balance).toBe(9_500 + (wallet.paid[0] ?? 0))
  })

  test('of the same press is one bet', async () => {
    const { bets, wallet } = bench()
    const same = wish()
    const first = await bets.place('token', session, same)
    const second = await bets.place('token', session, same)
    expect(second.bet.id).toBe(first.bet.id)
    expect(wallet.balance).toBe(9_500)
    const doubled = wish()
    const both = await Promise.allSettled([1, 2].map(() => bets.place('token', session, doubled)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(wallet.balance).toBe(9_000)
  })

  test('is not taken at a price that has moved, unless the player takes such prices', async () => {
    const { bets, wallet } = bench()
    const [leg] = prices(1)
    const higher = [{ id: leg?.id ?? 0, odds: '99.00' }]
    const lower = [{ id: leg?.id ?? 0, odds: '1.01' }]
    await expect(bets.place('token', session, wish({ legs: higher }))).rejects.toMatchObject({
      code: 'price_moved',
      leg: leg?.id,
    })
    await expect(bets.place('token', session, wish({ legs: lower }))).rejects.toMatchObject({
      code: 'price_moved',
    })
    await expect(
      bets.place('token', session, wish({ legs: higher, policy: 'higher' })),
    ).rejects.toMatchObject({ code: 'price_moved' })
    expect(wallet.calls).toEqual([])
    expect(
      (await bets.place('token', session, wish({ legs: lower, policy: 'higher' }))).bet.legs[0]
        ?.odds,
    ).toBe(leg?.odds)
    expect(
      (await bets.place('token', session, wish({ legs: higher, policy: 'any' }))).bet.legs[0]?.odds,
    ).toBe(leg?.odds)
  })

  test.each([
    ['an unknown selection', () => wish({ legs: [{ id: 7, odds: '2.00' }] }), 'leg_unknown'],
    [
      'two of one match',
      () => wish({ type: 'accumulator', legs: [...prices(1), ...secondOfFirst()] }),
      'related',
    ],
    ['one of its season', () => wish({ type: 'accumulator', legs: ofOneSeason() }), 'related'],
    ['a system of too few', () => wish({ type: 'trixie', legs: prices(2) }), 'wrong_type'],
    ['each way on a match', () => wish({ eachWay: true }), 'no_each_way'],
    ['nearly nothing', () => wish({ stake: 1 }), 'under_minimum'],
    ['more than is paid for a slip', () => wish({ stake: 900_000_000 }), 'over_limit'],
  ])('of %s is refused before anything is held', async (_, wanted, code) => {
    const { bets, wallet } = bench()
    await expect(bets.place('token', session, wanted())).rejects.toMatchObject({ code })
    expect(wallet.calls).toEqual([])
  })

  test('on what has ended is refused', async () => {
    const { bets } = bench()
    const legs = prices(1)
    now = START + 4 * DAY_MS
    await expect(bets.place('token', session, wish({ legs }))).rejects.toMatchObject({
      code: 'closed',
    })
  })

  test('that the casino refuses is not taken, and the same press is refused again', async () => {
    const { bets, wallet } = bench()
    const dear = wish({ stake: 20_000 })
    await expect(bets.place('token', session, dear)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    await expect(bets.place('token', session, dear)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    expect(wallet).toMatchObject({ balance: 10_000, calls: ['make'] })
    expect(bets.listOf('ann')[0]?.phase).toBe('refused')
  })

  test('on what ends while its stake is held goes back', async () => {
    const { bets, wallet } = bench()
    wallet.fail = (call) => {
      if (call === 'make') now = START + 4 * DAY_MS
      return null
    }
    await expect(bets.place('token', session, wish())).rejects.toMatchObject({ code: 'closed' })
    expect(wallet).toMatchObject({ balance: 10_000, calls: ['make', 'discard'] })
  })
})

describe('a bet whose casino falls silent', () => {
  test.each(['lost', 'unheard'] as const)(
    'while the stake is being held is not taken, and its stake is the player’s (%s)',
    async (how) => {
      const { bets, wallet } = bench()
      wallet.fail = (call) => (call === 'make' || call === 'discard' ? how : null)
      await expect(bets.place('token', session, wish())).rejects.toThrow(CasinoSilent)
      wallet.fail = null
      now += 60_000
      await bets.work()
      expect(wallet.balance).toBe(10_000)
      expect(bets.listOf('ann')[0]?.phase).toBe('discarded')
    },
  )

  test.each(['commit', 'settle'] as const)(
    'at its %s is reported again until it answers',
    async (silent) => {
      const { bets, wallet } = bench()
      wallet.fail = (call) => (call === silent ? 'lost' : null)
      await bets.place('token', session, wish())
      now = START + 4 * DAY_MS
      await bets.work()
      await bets.work()
      now += 120_000
      await bets.work()
      wallet.fail = null
      for (let round = 0; round < 3; round++) {
        now += 120_000
        await bets.work()
      }
      expect(bets.listOf('ann')[0]?.phase).toBe('settled')
      expect(wallet.paid).toHaveLength(1)
      expect(wallet.balance).toBe(9_500 + (wallet.paid[0] ?? 0))
    },
  )
})

test('an answer of the casino that comes late takes no bet back a step, and a cash-out during a round stands', async () => {
  const { bets, wallet } = bench()
  const slow = Promise.withResolvers<void>()
  wallet.hold = (call) =>
    call === 'commit' && wallet.calls.filter((each) => each === 'commit').length === 1
      ? slow.promise
      : null
  const first = bets.place('token', session, wish())
  const second = first.catch(() => null)
  await expect.poll(() => wallet.calls).toContain('commit')
  await bets.work()
  const open = bets.listOf('ann')[0]
  expect(open?.phase).toBe('open')
  await bets.cashOut('ann', open?.id ?? '', 1)
  expect(bets.listOf('ann')[0]?.phase).toBe('settled')
  slow.resolve()
  await second
  expect(bets.listOf('ann')[0]?.phase).toBe('settled')

  // Two open bets, the first of which is reported slowly: the second is cashed out meanwhile.
  const one = await bets.place('token', session, wish())
  const other = await bets.place('token', session, wish({ legs: [...prices(9).slice(8)] }))
  const publishing = Promise.withResolvers<void>()
  wallet.hold = (call) => (call === 'settle' ? publishing.promise : null)
  const offer = bets.offerFor(other.bet) ?? 0
  const cashing = bets.cashOut('ann', other.bet.id, offer)
  now = START + 4 * DAY_MS
  const working = bets.work()
  publishing.resolve()
  await Promise.all([cashing, working])
  const ended = bets.listOf('ann')
  expect(ended.find(({ id }) => id === other.bet.id)?.settlement).toEqual({
    result: 'cashed_out',
    amount: offer,
  })
  expect(ended.find(({ id }) => id === one.bet.id)?.phase).toBe('settled')
})

test.each(['make', 'commit', 'discard', 'settle'] as const)(
  'a book that is killed before or after it has sent %s ends every bet once when it is back',
  async (at) => {
    for (const how of ['lost', 'unheard'] as const) {
      const first = bench()
      const dies = new Error('killed')
      first.wallet.fail = (call) => {
        if (call !== at && !(at === 'discard' && call === 'make')) return null
        if (how === 'lost' && call === at) return 'lost'
        throw dies
      }
      await first.bets.place('token', session, wish()).catch(() => null)
      now = START + 4 * DAY_MS
      await first.bets.work().catch(() => null)
      first.wallet.fail = null
      const second = bench(first.file, first.there)
      for (let round = 0; round < 4; round++) {
        now += 120_000
        await second.bets.work()
      }
      const [bet] = second.bets.listOf('ann')
      expect(['settled', 'discarded'], `${at} ${how}`).toContain(bet?.phase)
      const paid = second.wallet.paid[0] ?? 0
      expect(second.wallet.balance, `${at} ${how}`).toBe(
        bet?.phase === 'settled' ? 9_500 + paid : 10_000,
      )
      expect(second.wallet.paid.length, `${at} ${how}`).toBe(bet?.phase === 'settled' ? 1 : 0)
      now = START
    }
  },
)

/** Returns a second selection of the match whose price comes first. */
function secondOfFirst() {
  const main = feed
    .listEvents({ sportId: 1, live: false })
    .events.find((event) => event.main?.state === 'open')?.main
  return [{ id: main?.selections[1]?.id ?? 0, odds: main?.selections[1]?.odds ?? '' }]
}
