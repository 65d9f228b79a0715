import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CashbackBed, DAY_MS, openCashbackBed, SETTLED_MS } from '#testkit/cashback.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { commit, discard, LEG, make, rollback, SESSION, settle } from '#testkit/sports-rig.ts'
import type { Database } from '../../db/database.ts'
import type { Order } from '../../sports/bets/bet-state.ts'
import { openSportsWallet, type SportsWallet } from '../../sports/wallet/sports-wallet.ts'
import { changeWinnings } from '../free-bets/winnings.ts'

let db: Database
let cashback: CashbackBed
let bed: CashbackBed['bed']
let sports: SportsWallet
beforeAll(async () => {
  db = await openTestDatabase()
  cashback = openCashbackBed(db)
  bed = cashback.bed
  const bounds = { maxReturn: () => 1_000_000n, maxOdds: '100' }
  sports = openSportsWallet({
    ...bed.casino,
    bounds,
    changeWinnings: (tx, change) => changeWinnings(bed.deps, tx, change),
    onWinChange: () => {},
  })
})
afterAll(async () => {
  await sports.close()
  await db.close()
})

/** The plan of one test is over and paid before the next test begins. */
afterEach(async () => {
  for (let turn = 0; turn < 3; turn++) await cashback.nextDay()
})

/** Signs a player in; returns what carries out the orders of a book about their bets. */
async function bettor(playerId: string): Promise<(order: Order) => Promise<void>> {
  const signInId = `sign-in of ${playerId}`
  await db.run(
    '',
    `insert into player_session (id, player_id, created_at, rotated_at, idle_s, expires_at, ip, user_agent)
       values ($1, $2, now(), now(), 86400, 'infinity', '', '')`,
    [signInId, playerId],
  )
  const session = { ...SESSION, playerId, signInId, expiresAtMs: Number.POSITIVE_INFINITY }
  const own = (ref: string) => `${playerId}/${ref}`
  return async (order) => {
    const ownOrder = { ...order, ref: own(order.ref), betRef: own(order.betRef) }
    if (ownOrder.kind === 'rollback') ownOrder.original = own(ownOrder.original)
    if (ownOrder.kind === 'make') {
      ownOrder.session = session
      ownOrder.bet = { ...ownOrder.bet, legs: [{ ...LEG, startsAt: '2030-01-01T00:00:00Z' }] }
      if (ownOrder.bet.replaces) ownOrder.bet.replaces = own(ownOrder.bet.replaces)
    }
    expect(await sports.carryOut('book', ownOrder)).toMatchObject({ done: true })
  }
}

describe('cashback of a day', () => {
  it('is a share of what was staked less what came back, in games and sports together, paid once', async () => {
    await cashback.plan()
    const ann = await cashback.loser()
    await cashback.moves(ann, 'win', -30_00n)
    const carryOut = await bettor(ann)
    await carryOut(make('m1', 'b1', 50_00))
    await carryOut(commit('c1', 'b1'))
    await carryOut(settle('s1', 'b1', 'cashed_out', 20_00))
    await cashback.nextDay()
    await Promise.all([cashback.run(), cashback.run()])
    await cashback.run()
    expect(await cashback.given(ann)).toEqual([10_00n])
    expect(await bed.purses(ann)).toEqual({ real: 910_00n, bonus: 0n })
    expect(await bed.messagesOf(ann)).toEqual(['Cashback: Embers'])
  })

  it.each([
    ['more was won than lost', 'win', -100_01n, []],
    ['less than the smallest loss was lost', 'win', -80_01n, []],
    ['the loss is exactly the smallest', 'win', -80_00n, [2_00n]],
    ['the rest came as a jackpot', 'jackpot', -90_00n, []],
    ['a round was undone', 'rollback', -90_00n, []],
    ['money was deposited', 'deposit', -90_00n, [10_00n]],
    ['very much was lost', 'bet', 900_00n, [50_00n]],
  ])('is as it should be where %s', async (_name, kind, amount, amounts) => {
    await cashback.plan()
    const ann = await cashback.loser()
    await cashback.moves(ann, kind, amount)
    await cashback.nextDay()
    expect(await cashback.given(ann)).toEqual(amounts)
  })

  const taken = [make('m1', 'b1', 100_00), commit('c1', 'b1')]
  const lost = settle('s1', 'b1', 'lost')
  it.each<[string, Order[][], bigint[]]>([
    ['is discarded on the next day', [[make('m1', 'b1', 100_00)], [discard('d1', 'b1')]], []],
    ['is void on the next day', [taken, [settle('s1', 'b1', 'void', 100_00)]], []],
    ['is won on the next day', [taken, [settle('s1', 'b1', 'won', 200_00)]], []],
    ['is lost on the next day, the last', [taken, [lost]], [10_00n]],
    ['is lost before it was taken', [[make('m1', 'b1', 100_00), lost]], [10_00n]],
    [
      'is cashed out in part, and lost on the next day',
      [[...taken, settle('p1', 'b1', 'cashed_out', 10_00, 60_00)], [lost]],
      [9_00n],
    ],
    [
      'is lost again after the book has taken that back',
      [[...taken, lost], [rollback('x1', 'b1', 's1')], [settle('s2', 'b1', 'lost')]],
      [10_00n],
    ],
    [
      'is void after cashback was given of its loss, which the next loss pays for',
      [
        [...taken, lost],
        [rollback('x1', 'b1', 's1'), settle('s2', 'b1', 'void', 100_00)],
        [make('m2', 'b2', 130_00), commit('c2', 'b2'), settle('s3', 'b2', 'lost')],
      ],
      [10_00n, 3_00n],
    ],
    [
      'is replaced by one that is lost',
      [
        taken,
        [make('m2', 'b2', 40_00, { replaces: 'b1' }), commit('c2', 'b2')],
        [settle('s2', 'b2', 'lost')],
      ],
      [4_00n],
    ],
    [
      'stands again because its replacement is not taken, and is lost',
      [taken, [make('m2', 'b2', 40_00, { replaces: 'b1' })], [discard('d2', 'b2')], [lost]],
      [10_00n],
    ],
  ])('L9 counts a sports bet when it is settled: one that %s', async (_name, days, amounts) => {
    const endsAt = new Date(bed.casino.clock.nowMs() + days.length * DAY_MS)
    await cashback.plan({ endsAt })
    const ann = await cashback.loser(0n)
    const carryOut = await bettor(ann)
    for (const orders of days) {
      for (const order of orders) await carryOut(order)
      await cashback.nextDay()
    }
    await cashback.nextDay()
    expect(await cashback.given(ann)).toEqual(amounts)
  })

  it('keeps its days: a plan that has begun is not put again with others, only with other terms', async () => {
    const startsAt = bed.casino.clock.now()
    const id = await cashback.plan({ startsAt })
    const later = { id, startsAt: new Date(startsAt.getTime() + 1) }
    await expect(cashback.plan(later)).rejects.toThrow(`the periods of plan ${id} have begun`)
    await expect(cashback.plan({ id, startsAt, everyDays: 2 })).rejects.toThrow('have begun')
    await cashback.plan({ id, startsAt, percent: 20 })
    const ann = await cashback.loser()
    await cashback.nextDay()
    expect(await cashback.given(ann)).toEqual([20_00n])
  })

  it('is offered as a bonus, where the plan says so', async () => {
    await cashback.plan({ paidAs: 'bonus', shares: { slots: 40 }, minOdds: '1.80' })
    const ann = await cashback.loser()
    await cashback.nextDay()
    await cashback.run()
    expect(await bed.purses(ann)).toEqual({ real: 900_00n, bonus: 0n })
    expect(
      await db.run(
        '',
        `select state, amount, wagering, shares ->> 'slots' as slots, min_odds as odds from bonus where player_id = $1`,
        [ann],
      ),
    ).toEqual([{ state: 'pending', amount: 10_00n, wagering: 3, slots: '40', odds: '1.80' }])
  })

  it('is none of a player who may not play by then', async () => {
    await cashback.plan()
    const ann = await cashback.loser()
    await bed.casino.exclude(ann)
    await cashback.nextDay()
    expect(await cashback.given(ann)).toEqual([])
  })

  it('L9 puts each loss into one day, wherever the boundary is noted, and ends with the plan', async () => {
    await cashback.plan()
    const ann = await cashback.loser(40_00n)
    bed.casino.clock.advance(DAY_MS + 5 * SETTLED_MS)
    await cashback.moves(ann, 'bet', 60_00n)
    await cashback.run()
    await cashback.moves(ann, 'bet', 30_00n)
    await cashback.nextDay()
    await cashback.moves(ann, 'bet', 500_00n)
    await cashback.nextDay()
    expect(await cashback.given(ann)).toEqual([10_00n, 3_00n])
  })
})
