import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Feed, openFeed } from '../feed/feed.ts'
import type { Shares } from '../feed/market.ts'
import { openWorlds } from '../feed/worlds.ts'
import { openBetStore } from './bets.store.ts'
import { openBets } from './bets.ts'
import { openTestCasino, ANN as session } from './test-casino.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-cash-outs-'))
const START = Date.UTC(2026, 10, 26, 15, 7)
const DAY_MS = 86_400_000
let now = START
let isSuspended = false
/** Changes the chances of every selection, as the course of a match does. */
let change: ((shares: Shares) => Shares) | null = null
const real = openFeed({ worlds: openWorlds('a secret of the bets'), nowMs: () => now })
const feed: Feed = {
  ...real,
  sharesOf(id, number) {
    const shares = isSuspended ? null : real.sharesOf(id, number)
    return shares && change ? change(shares) : shares
  },
}
const stores: ReturnType<typeof openBetStore>[] = []

beforeEach(() => {
  now = START
  isSuspended = false
  change = null
})
afterAll(() => {
  for (const store of stores) store.close()
  rmSync(scratch, { recursive: true, force: true })
})

async function placed(stake = 500) {
  const there = openTestCasino()
  const file = join(scratch, `${stores.length}.sqlite`)
  const open = () => {
    const store = openBetStore(file)
    stores.push(store)
    return openBets({ feed, wallet: there.dialect, store })
  }
  const bets = open()
  const main = real
    .listEvents({ sportId: 1, live: false })
    .events.find((event) => event.main?.state === 'open')?.main
  const legs = [{ id: main?.selections[0]?.id ?? 0, odds: main?.selections[0]?.odds ?? '' }]
  const wish = {
    key: 'a-press-of-a-test',
    type: 'single',
    stake,
    eachWay: false,
    policy: 'ask',
    legs,
  } as const
  const { bet } = await bets.place('token', session, wish)
  return { bets, bet, open, wallet: there.wallet }
}

/** Doubles the chance of a win, as when the match goes well. */
function better({ won, ...others }: Shares): Shares {
  const twice = Math.min(1, won * 2)
  return { ...others, won: twice, lost: 1 - twice }
}

describe('a cash-out', () => {
  test('pays the offer once, and the results pay nothing more', async () => {
    const { bets, bet, wallet } = await placed()
    const offer = bets.offerFor(bet) ?? 0
    // Just after it was placed, a bet is worth its stake less the margins.
    expect(offer).toBeGreaterThan(400)
    expect(offer).toBeLessThan(500)
    await bets.cashOut('ann', bet.id, offer)
    await expect(bets.cashOut('ann', bet.id, offer)).rejects.toMatchObject({ code: 'no_cash_out' })
    now = START + 4 * DAY_MS
    await bets.work()
    expect(wallet.paid).toEqual([offer])
    expect(bets.listOf('ann')[0]).toMatchObject({
      phase: 'settled',
      settlement: { result: 'cashed_out', amount: offer },
    })
  })

  test('below the offer that the player saw, of another player, or after the end is refused', async () => {
    const { bets, bet, wallet } = await placed()
    await expect(bets.cashOut('ann', bet.id, 100_000)).rejects.toMatchObject({
      code: 'offer_moved',
    })
    await expect(bets.cashOut('bob', bet.id, 1)).rejects.toMatchObject({ code: 'no_cash_out' })
    now = START + 4 * DAY_MS
    await expect(bets.cashOut('ann', bet.id, 1)).rejects.toMatchObject({ code: 'no_cash_out' })
    expect(wallet.paid).toEqual([])
  })
})

test('a part of the stake is paid at the price of the whole, once whatever repeats, and the rest goes on', async () => {
  const { bets, bet, wallet } = await placed()
  const offer = bets.offerFor(bet) ?? 0
  const wish = { key: 'part-one-of-a-test', stake: 200, least: Math.floor((offer * 200) / 500) }
  const first = await bets.cashOutPartOf('ann', bet.id, wish)
  await bets.cashOutPartOf('ann', bet.id, wish)
  expect(wallet.paid).toEqual([wish.least])
  expect(first.bet).toMatchObject({
    phase: 'open',
    settlement: null,
    parts: [{ stake: 200, amount: wish.least }],
  })
  expect(bets.offerFor(first.bet)).toBeGreaterThanOrEqual(Math.floor((offer * 300) / 500))
  now = START + 4 * DAY_MS
  await bets.work()
  await bets.work()
  const [ended] = bets.listOf('ann')
  const won = ended?.settlement?.result === 'won'
  expect(wallet.paid).toEqual([wish.least, won ? Math.floor((bet.atMost * 300) / 500) : 0])
})

test('two parts and the rest pay no more than the whole would have', async () => {
  const { bets, bet, wallet } = await placed(333)
  const whole = bets.offerFor(bet) ?? 0
  for (const key of ['first-part', 'second-part'])
    await bets.cashOutPartOf('ann', bet.id, { key, stake: 111, least: 1 })
  await bets.cashOut('ann', bet.id, 1)
  const paid = wallet.paid.reduce((sum, each) => sum + each, 0)
  expect(wallet.paid).toHaveLength(3)
  // The rest is rounded to the nearest: at most one minor unit.
  expect(Math.abs(paid - whole)).toBeLessThanOrEqual(2)
})

test('no cash-out happens while the market is suspended, for more than is left, or below the offer that the player saw', async () => {
  const { bets, bet, wallet } = await placed()
  const part = { key: 'a-part-of-a-test', stake: 200, least: 1 }
  await expect(bets.cashOutPartOf('ann', bet.id, { ...part, stake: 500 })).rejects.toMatchObject({
    code: 'no_part',
  })
  await expect(bets.cashOutPartOf('ann', bet.id, { ...part, least: 400 })).rejects.toMatchObject({
    code: 'offer_moved',
  })
  await expect(bets.cashOutPartOf('bob', bet.id, part)).rejects.toMatchObject({
    code: 'no_cash_out',
  })
  await expect(
    bets
      .cashOutPartOf('ann', bet.id, { ...part, stake: 499, least: 1 })
      .then(() => bets.cashOutPartOf('ann', bet.id, { ...part, key: 'another-part', stake: 1 })),
  ).rejects.toMatchObject({ code: 'no_part' })
  expect(wallet.paid).toHaveLength(1)
  const other = await placed()
  other.bets.cashOutAt('ann', other.bet.id, 1)
  isSuspended = true
  await expect(other.bets.cashOutPartOf('ann', other.bet.id, part)).rejects.toMatchObject({
    code: 'no_cash_out',
  })
  await expect(other.bets.cashOut('ann', other.bet.id, 1)).rejects.toMatchObject({
    code: 'no_cash_out',
  })
  await other.bets.work()
  expect(other.wallet.paid).toEqual([])
})

test('an automatic cash-out waits below the wish, and pays the offer when offers jump over it', async () => {
  const { bets, bet, wallet } = await placed()
  const offer = bets.offerFor(bet) ?? 0
  expect(() => bets.cashOutAt('ann', bet.id, bet.atMost + 1)).toThrow('out_of_reach')
  expect(() => bets.cashOutAt('bob', bet.id, offer)).toThrow('no_cash_out')
  bets.cashOutAt('ann', bet.id, offer + 1)
  await bets.work()
  expect(wallet.paid).toEqual([])
  change = better
  const jumped = bets.offerFor(bet) ?? 0
  await bets.work()
  await bets.work()
  expect(jumped).toBeGreaterThan(offer + 1)
  expect(wallet.paid).toEqual([jumped])
  expect(bets.listOf('ann')[0]).toMatchObject({
    phase: 'settled',
    settlement: { result: 'cashed_out', amount: jumped },
  })
})

test('a wish that was taken back does nothing, and the wish of a bet cashed out in part is for the rest', async () => {
  const { bets, bet, wallet } = await placed()
  bets.cashOutAt('ann', bet.id, 10)
  bets.cashOutAt('ann', bet.id, null)
  await bets.work()
  expect(wallet.paid).toEqual([])
  bets.cashOutAt('ann', bet.id, 700)
  const { bet: left } = await bets.cashOutPartOf('ann', bet.id, {
    key: 'a-part-of-a-test',
    stake: 250,
    least: 1,
  })
  expect(left.cashOutAt).toBe(350)
})

test.each(['lost', 'unheard', 'killed'] as const)(
  'a part that the casino has not answered is paid once (%s)',
  async (how) => {
    const { bets, bet, open, wallet } = await placed()
    wallet.fail = (call) => {
      if (call !== 'settle') return null
      if (how === 'killed') throw new Error('killed')
      return how
    }
    const wish = { key: 'a-part-of-a-test', stake: 200, least: 1 }
    await bets.cashOutPartOf('ann', bet.id, wish).catch(() => null)
    wallet.fail = null
    const after = open()
    await after.cashOutPartOf('ann', bet.id, wish)
    for (let round = 0; round < 3; round++) {
      now += 60_000
      await after.work()
    }
    expect(wallet.paid).toHaveLength(1)
    expect(after.listOf('ann')[0]).toMatchObject({
      phase: 'open',
      parts: [{ stake: 200, amount: wallet.paid[0] }],
    })
  },
)
