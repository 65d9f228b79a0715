import { beforeEach, describe, expect, it, test } from 'vitest'
import { termsOf } from '#rules/wagering.ts'
import {
  commit,
  discard,
  LEG,
  make,
  makeFree,
  NOW,
  openRigForEachTest,
  rollback,
  settle,
  withFreeBet,
} from '#testkit/sports-rig.ts'
import type { FreeBet } from '../../bonuses/free-bets/free-bet.ts'
import type { Order } from './bet-state.ts'

const rig = openRigForEachTest()
const { carryOut } = rig
beforeEach(() => void withFreeBet(rig))
const token = () => rig.state.freeBets.get('f1')
const BEFORE = { player: 150n, held: 0n, house: 1_000n, bonuses: 0n }
const asBonus = { as: 'bonus', wagering: 3, ...termsOf({}), days: 7 } as const

describe('a bet with a free bet', () => {
  it('moves no money when it is made, and the stake of the casino when it is taken', () => {
    expect(carryOut(makeFree('t1', 'b1'))).toMatchObject({ balance: 150n, state: 'made' })
    expect(rig.accounts).toEqual(BEFORE)
    expect(token()).toMatchObject({ state: 'staked', bet: { providerId: 'book', ref: 'b1' } })
    carryOut(commit('t2', 'b1'))
    carryOut(commit('t3', 'b1'))
    expect(rig.accounts).toEqual({ ...BEFORE, house: 1_020n, bonuses: -20n })
  })

  it('that is won pays what its slip says, without the stake, as real money', () => {
    carryOut(makeFree('t1', 'b1'))
    carryOut(commit('t2', 'b1'))
    expect(carryOut(settle('t3', 'b1', 'won', 21))).toBe('RETURN_TOO_HIGH')
    expect(carryOut(settle('t3', 'b1', 'won', 20))).toMatchObject({ balance: 170n })
    expect(rig.accounts).toEqual({ player: 170n, held: 0n, house: 1_000n, bonuses: -20n })
    expect(token()).toMatchObject({ state: 'won', endedAt: NOW })
    expect(carryOut(settle('t4', 'b1', 'won', 20))).toBe('BET_SETTLED')
  })

  it('that is won and pays a bonus leaves the win with the bonuses, to be accepted', () => {
    withFreeBet(rig, { winnings: asBonus })
    carryOut(makeFree('t1', 'b1'))
    expect(carryOut(settle('t2', 'b1', 'won', 20))).toMatchObject({
      balance: 150n,
      changes: { winnings: { act: 'give', key: 'free-bet/book/b1/0', amount: 20n } },
    })
    expect(rig.accounts).toEqual(BEFORE)
  })

  it('that is lost is gone', () => {
    carryOut(makeFree('t1', 'b1'))
    expect(carryOut(settle('t2', 'b1', 'lost'))).toMatchObject({ balance: 150n })
    expect(rig.accounts).toEqual({ ...BEFORE, house: 1_020n, bonuses: -20n })
    expect(token()).toMatchObject({ state: 'lost' })
    expect(carryOut(makeFree('t3', 'b2'))).toBe('FREE_BET_USED')
  })

  it.each<[string, readonly Order[]]>([
    ['is void', [commit('t2', 'b1'), settle('t3', 'b1', 'void', 20)]],
    ['is void before it is taken', [settle('t3', 'b1', 'void', 20)]],
    ['is not taken', [discard('t2', 'b1')]],
    ['is rolled back', [commit('t2', 'b1'), rollback('t3', 'b1', 't1')]],
  ])('that %s gives the free bet back, and no money', (_, orders) => {
    carryOut(makeFree('t1', 'b1'))
    for (const order of orders) expect(carryOut(order)).toMatchObject({ done: true, balance: 150n })
    expect(rig.accounts).toEqual(BEFORE)
    expect(token()).toMatchObject({ state: 'given', bet: null, endedAt: null })
    expect(carryOut(makeFree('t4', 'b2'))).toMatchObject({ done: true })
  })

  it('that is void after the end of the free bet gives nothing back', () => {
    carryOut(makeFree('t1', 'b1'))
    rig.state.freeBets.set('f1', { ...(token() as FreeBet), endsAt: NOW })
    carryOut(settle('t2', 'b1', 'void', 20))
    expect(token()).toMatchObject({ state: 'expired', endedAt: NOW })
    expect(carryOut(makeFree('t3', 'b2'))).toBe('FREE_BET_ENDED')
  })

  it.each<[string, Order]>([
    ['a cash-out', settle('t2', 'b1', 'cashed_out', 10)],
    ['a cash-out in part', settle('t2', 'b1', 'cashed_out', 5, 10)],
    ['a win of nothing', settle('t2', 'b1', 'won', 0)],
    ['another sum that is void', settle('t2', 'b1', 'void', 10)],
  ])('refuses %s', (_, order) => {
    carryOut(makeFree('t1', 'b1'))
    expect(carryOut(order)).toBe('BAD_REQUEST')
    expect(rig.accounts).toEqual(BEFORE)
  })

  it('is not edited, and no bet is changed into one', () => {
    carryOut(makeFree('t1', 'b1'))
    carryOut(commit('t2', 'b1'))
    expect(carryOut(make('t3', 'b2', 10, { replaces: 'b1' }))).toBe('BAD_REQUEST')
    carryOut(make('t4', 'b3', 10))
    carryOut(commit('t5', 'b3'))
    withFreeBet(rig, { id: 'f2' })
    expect(carryOut(makeFree('t6', 'b4', { freeBetId: 'f2', replaces: 'b3' }))).toBe(
      'FREE_BET_UNFIT',
    )
  })
})

describe('a free bet is refused, and nothing moves,', () => {
  it('for a second bet, whichever comes first', () => {
    const first = carryOut(makeFree('t1', 'b1'))
    expect(carryOut(makeFree('t2', 'b2'))).toBe('FREE_BET_USED')
    expect(carryOut(makeFree('t1', 'b1'))).toMatchObject({
      transactionId: (first as { transactionId: string }).transactionId,
    })
    expect([...rig.state.bets.keys()]).toEqual(['b1'])
  })

  it.each<[string, Partial<FreeBet>, Parameters<typeof makeFree>[2], string]>([
    ['of another player', { playerId: 'bob' }, {}, 'FREE_BET_REFUSED'],
    ['of another amount', { amount: 19n }, {}, 'FREE_BET_REFUSED'],
    ['that was taken back', { state: 'withdrawn' }, {}, 'FREE_BET_USED'],
    ['whose time is over', { endsAt: NOW }, {}, 'FREE_BET_ENDED'],
    ['in another currency', { currency: 'USD' }, {}, 'FREE_BET_UNFIT'],
    ['at lower odds', {}, { odds: '1.49' }, 'FREE_BET_UNFIT'],
    ['for a system', {}, { type: 'system', lines: 3 }, 'FREE_BET_UNFIT'],
    ['each way', {}, { eachWay: true }, 'FREE_BET_UNFIT'],
    ['for a single, where it is for multiples', { kinds: ['multiple'] }, {}, 'FREE_BET_UNFIT'],
    [
      'for another sport than its own',
      { sports: ['Tennis'] },
      { legs: [{ ...LEG, sport: 'Football' }] },
      'FREE_BET_UNFIT',
    ],
  ])('%s', (_, freeBet, slip, code) => {
    withFreeBet(rig, freeBet)
    expect(carryOut(makeFree('t1', 'b1', slip))).toBe(code)
    expect([rig.accounts, rig.state.bets.size]).toEqual([BEFORE, 0])
    expect(token()).toMatchObject({ bet: null })
  })
})

describe('a settlement that is undone', () => {
  it('of a win takes back what the player has, the casino bears the rest, and the bet waits with its free bet', () => {
    carryOut(makeFree('t1', 'b1'))
    carryOut(settle('t2', 'b1', 'won', 20))
    carryOut(make('t3', 'b2', 160))
    expect(carryOut(rollback('t4', 'b1', 't2'))).toMatchObject({ balance: 10n, carried: 20n })
    expect(token()).toMatchObject({ state: 'staked', bet: { ref: 'b1' } })
    expect(carryOut(settle('t5', 'b1', 'lost'))).toMatchObject({ done: true })
    expect(token()).toMatchObject({ state: 'lost' })
  })

  it.each([
    ['takes back a bonus that is not accepted', ['free-bet/book/b1/0'], 0n, 'take back'],
    ['leaves a bonus that is accepted, and the casino bears it', [], 20n, undefined],
  ])('of a win as a bonus %s', (_, open, carried, act) => {
    withFreeBet(rig, { winnings: asBonus })
    carryOut(makeFree('t1', 'b1'))
    carryOut(settle('t2', 'b1', 'won', 20))
    rig.state.openWinnings = new Set(open)
    const undone = carryOut(rollback('t3', 'b1', 't2'))
    expect(undone).toMatchObject({ done: true, carried })
    expect((undone as { changes: { winnings: unknown } }).changes.winnings ?? {}).toMatchObject(
      act ? { act } : {},
    )
    expect(carryOut(settle('t4', 'b1', 'won', 20))).toMatchObject({
      changes: { winnings: { act: 'give', key: 'free-bet/book/b1/1' } },
    })
  })

  it('of a win as a bonus takes the bonus back that the same batch has given', () => {
    withFreeBet(rig, { winnings: asBonus })
    carryOut(makeFree('t1', 'b1'))
    carryOut(settle('t2', 'b1', 'won', 20))
    expect(carryOut(rollback('t3', 'b1', 't2'))).toMatchObject({
      carried: 0n,
      changes: { winnings: { act: 'take back', key: 'free-bet/book/b1/0' } },
    })
  })

  it('of a void bet takes the free bet again', () => {
    carryOut(makeFree('t1', 'b1'))
    carryOut(commit('t2', 'b1'))
    carryOut(settle('t3', 'b1', 'void', 20))
    expect(carryOut(rollback('t4', 'b1', 't3'))).toMatchObject({ carried: 0n, state: 'committed' })
    expect(rig.accounts).toEqual({ ...BEFORE, house: 1_020n, bonuses: -20n })
    expect(carryOut(makeFree('t5', 'b2'))).toBe('FREE_BET_USED')
  })

  it('of a void bet whose free bet is in another bet by now lets both stand, and the casino bears one', () => {
    carryOut(makeFree('t1', 'b1'))
    carryOut(settle('t2', 'b1', 'void', 20))
    carryOut(makeFree('t3', 'b2'))
    expect(carryOut(rollback('t4', 'b1', 't2'))).toMatchObject({ carried: 20n })
    carryOut(settle('t5', 'b1', 'void', 20))
    expect(token()).toMatchObject({ state: 'staked', bet: { ref: 'b2' } })
    carryOut(settle('t6', 'b2', 'lost'))
    expect(token()).toMatchObject({ state: 'lost', bet: { ref: 'b2' } })
  })
})

test('the winnings of a free bet are counted as won, and its stake not as lost', () => {
  carryOut(makeFree('t1', 'b1'))
  carryOut(settle('t2', 'b1', 'won', 20))
  expect(rig.state.bets.get('b1')?.lostReal).toBe(-20n)
  withFreeBet(rig, { id: 'f2' })
  carryOut(makeFree('t3', 'b2', { freeBetId: 'f2' }))
  carryOut(settle('t4', 'b2', 'lost'))
  expect(rig.state.bets.get('b2')?.lostReal).toBe(0n)
})
