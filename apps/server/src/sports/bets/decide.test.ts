import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOTHING, totalOf } from '#rules/bonus.ts'
import {
  commit,
  discard,
  LEG,
  make,
  NOW,
  openRigForEachTest,
  rollback,
  SESSION,
  settle,
} from '#testkit/sports-rig.ts'
import type { Order } from './bet-state.ts'

const rig = openRigForEachTest()
const { carryOut, purse } = rig
const stateOf = (betRef: string) => rig.state.bets.get(betRef)?.state

describe('a bet', () => {
  it('is held when it is made, and the casino’s when it is taken', () => {
    expect(carryOut(make('t1', 'b1', 30))).toMatchObject({ balance: 120n, state: 'made' })
    expect(rig.accounts).toMatchObject({ player: 120n, held: 30n })
    expect(carryOut(commit('t2', 'b1'))).toMatchObject({ balance: 120n, state: 'committed' })
    expect(rig.accounts).toMatchObject({ player: 120n, held: 0n, house: 1_030n })
  })

  it.each([
    ['1.49', '1.50'],
    ['2.0499', '2.05'],
  ])('at odds of %s takes no money of a bonus that requires %s', (below, minOdds) => {
    const ann = rig.state.players.get('ann')
    if (ann) rig.state.players.set('ann', { ...ann, minOdds })
    carryOut(make('t1', 'b1', 120, { odds: minOdds }))
    expect(purse(), 'real money is paid first').toEqual({ real: 0n, bonus: 30n })
    expect(carryOut(make('t2', 'b2', 10, { odds: below }))).toBe('INSUFFICIENT_FUNDS')
    expect(carryOut(make('t3', 'b3', 10, { odds: minOdds }))).toMatchObject({ balance: 20n })
  })

  it.each([
    ['that the book discards', discard('t2', 'b1'), 'discarded'],
    ['whose make is rolled back', rollback('t2', 'b1', 't1'), 'void'],
    ['that is void', settle('t2', 'b1', 'void', 120), 'void'],
  ])('%s gives the stake back as it was paid', (_, order, state) => {
    carryOut(make('t1', 'b1', 120))
    expect(carryOut(order)).toMatchObject({ balance: 150n, state })
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
  })

  it('that was discarded before it came is not taken any more', () => {
    expect(carryOut(discard('t1', 'b1'))).toMatchObject({ state: 'discarded' })
    expect(carryOut(make('t2', 'b1', 10))).toBe('BET_DISCARDED')
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
  })

  it('that takes the place of another gives the old stake back and holds the new one, or leaves the old one', () => {
    carryOut(make('t1', 'b1', 100))
    expect(carryOut(make('t2', 'b2', 20, { replaces: 'b1' })), 'not taken yet').toBe('BAD_REQUEST')
    expect(stateOf('b1')).toBe('made')
    carryOut(commit('t6', 'b1'))
    expect(carryOut(make('t2', 'b2', 151, { replaces: 'b1' }))).toBe('INSUFFICIENT_FUNDS')
    expect(stateOf('b1')).toBe('committed')
    expect(carryOut(make('t3', 'b3', 150, { replaces: 'b1' }))).toMatchObject({
      balance: 0n,
      state: 'made',
    })
    expect(stateOf('b1')).toBe('void')
    expect(carryOut(make('t4', 'b4', 1, { replaces: 'b1' }))).toBe('BET_SETTLED')
    expect(carryOut(make('t5', 'b5', 1, { replaces: 'unknown' }))).toBe('BET_MISSING')
  })

  it.each([
    ['discarded', discard('t4', 'b2')],
    ['rolled back', rollback('t4', 'b2', 't3')],
  ])(
    'that takes the place of another and is %s lets the old one stand, and can be tried again',
    (_, order) => {
      carryOut(make('t1', 'b1', 100))
      carryOut(commit('t2', 'b1'))
      carryOut(make('t3', 'b2', 150, { replaces: 'b1' }))
      expect(carryOut(order)).toMatchObject({ balance: 50n, carried: 0n })
      expect([stateOf('b1'), purse(), rig.accounts]).toMatchObject([
        'committed',
        { real: 0n, bonus: 50n },
        { player: 50n, held: 0n, house: 1_100n },
      ])
      carryOut(order)
      expect(carryOut(make('t5', 'b3', 40, { replaces: 'b1' }))).toMatchObject({ balance: 50n })
      expect(carryOut(commit('t6', 'b3'))).toMatchObject({ state: 'committed', balance: 110n })
      expect([stateOf('b1'), rig.accounts]).toMatchObject([
        'void',
        { player: 110n, held: 0n, house: 1_040n },
      ])
    },
  )

  it.each([
    ['taken', commit('t5', 'b2'), 130n, 'void'],
    ['settled at once', settle('t5', 'b2', 'lost'), 130n, 'void'],
    ['cashed out in part', settle('t5', 'b2', 'cashed_out', 5, 10), 135n, 'void'],
    ['discarded', discard('t5', 'b2'), 50n, 'committed'],
    ['rolled back', rollback('t5', 'b2', 't3'), 50n, 'committed'],
  ])(
    'that takes the place of a larger one frees the difference once it is %s, and not before',
    (_, order, balance, old) => {
      carryOut(make('t1', 'b1', 100))
      carryOut(commit('t2', 'b1'))
      expect(carryOut(make('t3', 'b2', 20, { replaces: 'b1' }))).toMatchObject({ balance: 50n })
      expect(rig.accounts).toMatchObject({ player: 50n, held: 100n, house: 1_000n })
      expect(carryOut(make('t4', 'b3', 51)), 'it may have to pay for the old one').toBe(
        'INSUFFICIENT_FUNDS',
      )
      expect(carryOut(order)).toMatchObject({ balance, carried: 0n })
      expect([stateOf('b1'), rig.accounts.held]).toEqual([old, 0n])
    },
  )

  it('that stands again long after the other was taken is whole, and the casino bears what was spent', () => {
    carryOut(make('t1', 'b1', 100))
    carryOut(commit('t2', 'b1'))
    carryOut(make('t3', 'b2', 20, { replaces: 'b1' }))
    carryOut(commit('t4', 'b2'))
    carryOut(make('t5', 'b3', 120))
    expect(carryOut(rollback('t6', 'b2', 't3'))).toMatchObject({ balance: 10n, carried: 80n })
    expect(carryOut(settle('t7', 'b1', 'won', 200))).toMatchObject({ balance: 210n })
  })

  it.each([
    [
      'of a session that has expired',
      { session: { ...SESSION, expiresAtMs: NOW.getTime() } },
      {},
      'TOKEN_EXPIRED',
    ],
    [
      'of a sign-in that has ended',
      { session: { ...SESSION, signInId: 'over' } },
      {},
      'TOKEN_EXPIRED',
    ],
    ['in another currency', {}, { currency: 'USD' }, 'CURRENCY_MISMATCH'],
    ['with a free bet that the player does not have', {}, { freeBetId: 'f1' }, 'FREE_BET_REFUSED'],
    ['with one selection twice', {}, { legs: [LEG, LEG] }, 'BAD_REQUEST'],
    [
      'on an event that has started',
      {},
      { legs: [{ ...LEG, startsAt: NOW.toISOString() }] },
      'EVENT_STARTED',
    ],
    ['at odds that are too high', {}, { odds: '100.01' }, 'ODDS_TOO_HIGH'],
    ['that could return too much', {}, { potentialReturn: 1001 }, 'RETURN_TOO_HIGH'],
  ])('%s is refused, and the stake is untouched', (_, order, slip, code) => {
    expect(carryOut({ ...make('t1', 'b1', 10, slip), ...order } as Order)).toBe(code)
    expect([purse(), rig.accounts.held]).toEqual([{ real: 100n, bonus: 50n }, 0n])
  })

  it.each([
    ['who may not play', { active: false }, 'PLAYER_DISABLED'],
    ['who has to acknowledge a reality check', { noBetsFrom: NOW }, 'LIMIT_REACHED'],
  ])('of a player %s is refused, and an open one still settles', (_, change, code) => {
    carryOut(make('t1', 'b1', 10))
    Object.assign(rig.state.players.get('ann') ?? {}, change)
    expect(carryOut(make('t2', 'b2', 10))).toBe(code)
    expect(carryOut(settle('t3', 'b1', 'won', 20))).toMatchObject({ balance: 160n })
  })
})

describe('a settlement', () => {
  it('pays once, in the proportion of the stake, until it has been undone', () => {
    carryOut(make('t1', 'b1', 120))
    expect(carryOut(settle('t2', 'b1', 'won', 240))).toMatchObject({ balance: 270n, state: 'won' })
    expect(purse()).toEqual({ real: 200n, bonus: 70n })
    expect(carryOut(settle('t2', 'b1', 'won', 240))).toMatchObject({ balance: 270n })
    expect(carryOut(settle('t3', 'b1', 'won', 240))).toBe('BET_SETTLED')
    expect(carryOut(rollback('t4', 'b1', 't2'))).toMatchObject({
      balance: 30n,
      state: 'committed',
      carried: 0n,
    })
    expect(carryOut(settle('t5', 'b1', 'lost'))).toMatchObject({ balance: 30n, state: 'lost' })
    expect(rig.accounts).toMatchObject({ player: 30n, held: 0n, house: 1_120n })
  })

  it.each([
    ['void, its stake counts for bonuses again', 'void', 120, 'sports_stake'],
    ['won, its win is no stake', 'won', 240, 'sports_taken_back'],
  ] as const)('that is undone takes back what it has paid: %s', (_, result, amount, kind) => {
    carryOut(make('t1', 'b1', 120))
    carryOut(settle('t2', 'b1', result, amount))
    expect(carryOut(rollback('t3', 'b1', 't2'))).toMatchObject({
      changes: { payments: [{ kind }] },
    })
    expect(purse()).toEqual({ real: 0n, bonus: 30n })
  })

  it('that is undone after the money was spent takes what is there, and the casino bears the rest', () => {
    carryOut(make('t1', 'b1', 100))
    carryOut(settle('t2', 'b1', 'won', 200))
    carryOut(make('t3', 'b2', 230))
    expect(carryOut(rollback('t4', 'b1', 't2'))).toMatchObject({ carried: 200n, balance: 20n })
    expect(purse()).toEqual({ real: 0n, bonus: 20n })
  })

  it('of a part leaves the rest of the stake open', () => {
    carryOut(make('t1', 'b1', 100))
    expect(carryOut(settle('t2', 'b1', 'cashed_out', 45, 40))).toMatchObject({
      state: 'committed',
      balance: 95n,
    })
    expect(rig.state.bets.get('b1')?.open).toEqual({ real: 60n, bonus: 0n })
    expect(carryOut(settle('t3', 'b1', 'void', 100))).toBe('BAD_REQUEST')
    expect(carryOut(settle('t4', 'b1', 'void', 60))).toMatchObject({ balance: 155n })
    expect(rig.accounts).toMatchObject({ player: 155n, held: 0n, house: 995n })
  })

  it.each([
    ['a win of nothing', settle('t2', 'b1', 'won', 0)],
    ['a loss that pays', settle('t2', 'b1', 'lost', 1)],
    ['a void of another amount', settle('t2', 'b1', 'void', 11)],
    ['a part as large as the stake', settle('t2', 'b1', 'cashed_out', 5, 10)],
    ['a part that is won', settle('t2', 'b1', 'won', 5, 5)],
  ])('is refused: %s', (_, order) => {
    carryOut(make('t1', 'b1', 10))
    expect(carryOut(order)).toBe('BAD_REQUEST')
    expect(stateOf('b1')).toBe('made')
  })

  it('that is rolled back before it came is remembered, and pays nothing when it comes', () => {
    carryOut(make('t1', 'b1', 10))
    carryOut(rollback('t3', 'b1', 't2'))
    expect(carryOut(settle('t2', 'b1', 'won', 20))).toMatchObject({ balance: 140n, state: 'made' })
  })
})

it.each([
  ['another amount', make('t1', 'b1', 11)],
  ['another bet', make('t1', 'b2', 10)],
  ['another kind of call', commit('t1', 'b1')],
])('a reference that was used before is refused for %s', (_, order) => {
  carryOut(make('t1', 'b1', 10))
  expect(carryOut(order)).toBe('DUPLICATE_TRANSACTION')
})

it('keeps every cent whatever a book sends in whatever order: no account below zero, no fact twice, no bet returns too much', () => {
  const at = fc.integer({ min: 1, max: 4 })
  const betOf = at.map((number) => `b${number}`)
  const order: fc.Arbitrary<Order> = fc.oneof(
    fc
      .tuple(at, betOf, fc.integer({ min: 1, max: 90 }))
      .map(([number, bet, amount]) => make(`m${number}`, bet, amount)),
    fc
      .tuple(at, betOf, fc.integer({ min: 1, max: 90 }), betOf)
      .map(([n, bet, amount, replaces]) => make(`r${n}`, bet, amount, { replaces })),
    fc.tuple(at, betOf).map(([number, bet]) => commit(`c${number}`, bet)),
    fc.tuple(at, betOf).map(([number, bet]) => discard(`d${number}`, bet)),
    fc
      .tuple(at, betOf, fc.constantFrom('won' as const, 'cashed_out' as const), fc.nat(90))
      .map(([n, bet, result, amount]) => settle(`s${n}`, bet, result, amount)),
    fc.tuple(at, betOf).map(([number, bet]) => settle(`l${number}`, bet, 'lost')),
    fc
      .tuple(at, betOf, fc.nat(90))
      .map(([number, bet, amount]) => settle(`v${number}`, bet, 'void', amount)),
    fc
      .tuple(at, betOf, fc.nat(90), fc.nat(60))
      .map(([n, bet, amount, closed]) => settle(`p${n}`, bet, 'cashed_out', amount, closed)),
    fc
      .tuple(at, betOf, fc.constantFrom('m', 'r', 's', 'l', 'v', 'p'), at)
      .map(([n, bet, kind, of]) => rollback(`x${n}`, bet, `${kind}${of}`)),
  )
  fc.assert(
    fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
      rig.renew()
      for (const each of orders) {
        const result = carryOut(each)
        if (each.kind === 'discard' && typeof result !== 'string') expect(result.carried).toBe(0n)
        const held = [...rig.state.bets.values()]
          .filter(({ state }) => state === 'made')
          .reduce((sum, { open, kept }) => sum + totalOf(open) + totalOf(kept), 0n)
        expect(rig.accounts.held).toBe(held)
        expect(rig.accounts.player).toBe(totalOf(purse() ?? { real: -1n, bonus: 0n }))
      }
      const { real = -1n, bonus = -1n } = purse() ?? {}
      expect(real >= 0n && bonus >= 0n).toBe(true)
      expect(new Set(rig.facts).size).toBe(rig.facts.length)
      for (const [ref, { player, real, carried }] of rig.gained) {
        const { stake, potentialReturn, settledAt, state, lostReal } = rig.state.bets.get(ref) ?? {}
        expect(lostReal, ref).toBe(-real)
        expect(player <= (potentialReturn ?? 0n) - totalOf(stake ?? NOTHING) + carried, ref).toBe(
          true,
        )
        if (settledAt && state === 'void' && rig.facts.includes(`${ref}/rollback`))
          expect(player, ref).toBe(carried)
      }
      expect(rig.accounts.player + rig.accounts.held + rig.accounts.house).toBe(1_150n)
    }),
    { numRuns: 1500 },
  )
})
