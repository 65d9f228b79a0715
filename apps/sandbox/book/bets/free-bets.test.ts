import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SportsPlayerAnswer } from '#contracts/sports-wallet-api.ts'
import { openFeed } from '../feed/feed.ts'
import { openWorlds } from '../feed/worlds.ts'
import type { Leg } from '../settlement/leg.ts'
import { settleSlip } from '../settlement/settle-slip.ts'
import { openBetStore } from './bets.store.ts'
import { openBets, type PlaceWish } from './bets.ts'
import { settlementOf, shownFreeBet } from './free-stakes.ts'
import { ANN, openTestCasino } from './test-casino.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-free-bets-'))
const START = Date.UTC(2026, 10, 26, 15, 7)
const DAY_MS = 86_400_000
let now = START
const feed = openFeed({ worlds: openWorlds('a secret of the free bets'), nowMs: () => now })
const open: ReturnType<typeof openBetStore>[] = []
beforeEach(() => {
  now = START
})
afterAll(() => {
  for (const store of open) store.close()
  rmSync(scratch, { recursive: true, force: true })
})

const FREE: SportsPlayerAnswer['freeBets'][number] = {
  ...{ id: 'f1', title: 'Kick-off', amount: 500, currency: 'EUR', minOdds: '1.01', sports: [] },
  kinds: ['single', 'multiple'],
  expiresAt: new Date(START + DAY_MS).toISOString(),
}

/** A book whose player has a free bet of 5.00, with `change`. */
function bench(change: Partial<typeof FREE> = {}) {
  const store = openBetStore(join(scratch, `${open.length}.sqlite`))
  open.push(store)
  const casino = openTestCasino()
  const session = { ...ANN, freeBets: [{ ...FREE, ...change }] }
  const bets = openBets({ feed, wallet: casino.dialect, store })
  return { ...casino, bets, place: (slip: PlaceWish) => bets.place('a token', session, slip) }
}

const mains = feed
  .listEvents({ sportId: 1, live: false, coupon: 3 }, { limit: 100 })
  .events.flatMap(({ main, startsAt }) =>
    main?.state === 'open' && startsAt > START + 3_600_000 ? [main] : [],
  )
const legOf = (at: number) => {
  const { id = 0, odds } = mains[at]?.selections[0] ?? {}
  return { id, odds: odds ?? '' }
}
let keys = 0
const slip = (change: Partial<PlaceWish> = {}): PlaceWish => ({
  key: `press-${++keys}-of-a-test`,
  ...{ type: 'single', stake: 500, eachWay: false, policy: 'ask', freeBetId: 'f1' },
  legs: [legOf(0)],
  ...change,
})

describe('a bet with a free bet', () => {
  test('costs the player nothing, and can return what its odds say less the stake', async () => {
    const { place, wallet } = bench()
    const { bet } = await place(slip())
    expect(wallet.balance).toBe(10_000)
    const [whole = '', cents = ''] = bet.odds.split('.')
    expect(bet.atMost).toBe(Number(`${whole}${cents}`) * 5 - 500)
  })

  test('is neither cashed out nor edited', async () => {
    const { place, bets, wallet } = bench()
    const { bet } = await place(slip())
    expect([bets.offerFor(bet), bets.canEdit(bet)]).toEqual([null, false])
    await expect(bets.cashOut('ann', bet.id, 1)).rejects.toThrow('no_cash_out')
    expect(() => bets.cashOutAt('ann', bet.id, 600)).toThrow('no_cash_out')
    expect(wallet.paid).toEqual([])
  })

  test('is one bet: a second press is the same, and a second slip is refused', async () => {
    const { place, bets } = bench()
    const wish = slip()
    const first = await place(wish)
    expect((await place(wish)).bet.id).toBe(first.bet.id)
    await expect(place(slip({ legs: [legOf(1)] }))).rejects.toMatchObject({ code: 'FREE_BET_USED' })
    expect(bets.listOf('ann').filter(({ phase }) => phase !== 'refused')).toHaveLength(1)
  })

  test('is settled once its match is over, without the stake', async () => {
    const { place, bets, wallet } = bench()
    const { bet } = await place(slip())
    now = START + 3 * DAY_MS
    for (let turn = 0; turn < 3; turn++) await bets.work()
    const [settled] = bets.listOf('ann')
    const won = settled?.legs[0]?.result === 'won'
    expect(settled?.settlement).toEqual({
      result: won ? 'won' : 'lost',
      amount: won ? bet.atMost : 0,
    })
    expect(wallet.paid).toEqual([won ? bet.atMost : 0])
  })
})

test.each<[string, Partial<typeof FREE>, Partial<PlaceWish>, string]>([
  ['of lower odds than its least', { minOdds: '999' }, {}, 'free_bet_unfit'],
  ['of another kind', { kinds: ['multiple'] }, {}, 'free_bet_unfit'],
  ['of another sport', { sports: ['Tennis'] }, {}, 'free_bet_unfit'],
  ['of another amount', {}, { stake: 400 }, 'free_bet_unfit'],
  ['in another currency', { currency: 'USD' }, {}, 'free_bet_unfit'],
  ['after its end', { expiresAt: new Date(START).toISOString() }, {}, 'free_bet_ended'],
])('a free bet pays for no slip %s', async (_, freeBet, change, code) => {
  const { place, calls } = bench(freeBet)
  await expect(place(slip(change))).rejects.toMatchObject({ code })
  expect(calls).toEqual([])
})

test('the page knows the sports of a free bet by their ids', () => {
  expect(shownFreeBet(FREE).sportIds).toBe(null)
  expect(shownFreeBet({ ...FREE, sports: ['TENNIS', 'Chess'] }).sportIds).toEqual([3])
})

test('a free bet returns what money returns less its stake, nothing when lost, and is whole when void', () => {
  const leg = fc.record<Leg>({
    odds: fc.integer({ min: 101, max: 2_000 }).map((cents) => (cents / 100).toFixed(2)),
    result: fc.constantFrom('won', 'lost', 'void', 'half_won', 'half_lost'),
  })
  fc.assert(
    fc.property(
      fc.array(leg, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 100_000 }),
      (legs, stake) => {
        const type = legs.length === 1 ? 'single' : 'accumulator'
        const { returnedMinor } = settleSlip({ type, stakeMinor: BigInt(stake), legs })
        const isVoid = legs.every(({ result }) => result === 'void')
        const known = { returned: returnedMinor, isVoid }
        const free = settlementOf({ total: stake, freeBetId: 'f1' }, known)
        const money = settlementOf({ total: stake }, known)
        expect(money.amount).toBe(Number(returnedMinor))
        const gain = money.amount - stake
        const right = gain > 0 ? { result: 'won', amount: gain } : { result: 'lost', amount: 0 }
        expect(free).toEqual(isVoid ? { result: 'void', amount: stake } : right)
      },
    ),
    { numRuns: 500 },
  )
})
