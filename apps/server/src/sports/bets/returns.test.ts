import { beforeEach, describe, expect, it } from 'vitest'
import { commit, make, openRigForEachTest, rollback, settle } from '#testkit/sports-rig.ts'

const rig = openRigForEachTest()
const { carryOut, purse } = rig

describe('a settlement pays no more than the slip says', () => {
  it.each([
    ['a win', settle('t2', 'b1', 'won', 201)],
    ['a cash-out', settle('t2', 'b1', 'cashed_out', 201)],
    ['a cash-out of a part', settle('t2', 'b1', 'cashed_out', 81, 40)],
  ])('%s of more is refused, and the bet stays open', (_, order) => {
    carryOut(make('t1', 'b1', 100))
    expect(carryOut(order)).toBe('RETURN_TOO_HIGH')
    expect(rig.state.bets.get('b1')).toMatchObject({ state: 'made', settledAt: null })
    expect(purse()).toEqual({ real: 0n, bonus: 50n })
  })

  it.each([
    ['the whole return', settle('t2', 'b1', 'won', 200), 250n],
    ['a part’s return', settle('t2', 'b1', 'cashed_out', 80, 40), 130n],
  ])('%s is paid', (_, order, balance) => {
    carryOut(make('t1', 'b1', 100))
    expect(carryOut(order)).toMatchObject({ balance })
  })

  it('in parts as in one, and what cannot be divided is paid once', () => {
    carryOut(make('t1', 'b1', 3, { potentialReturn: 10 }))
    expect(carryOut(settle('t2', 'b1', 'cashed_out', 4, 1))).toBe('RETURN_TOO_HIGH')
    carryOut(settle('t3', 'b1', 'cashed_out', 3, 1))
    expect(carryOut(settle('t4', 'b1', 'won', 8))).toBe('RETURN_TOO_HIGH')
    expect(carryOut(settle('t5', 'b1', 'won', 7))).toMatchObject({ balance: 157n })
  })

  it('gives a stake back whatever the slip says that it returns', () => {
    carryOut(make('t1', 'b1', 100, { potentialReturn: 0 }))
    expect(carryOut(settle('t2', 'b1', 'won', 101))).toBe('RETURN_TOO_HIGH')
    expect(carryOut(settle('t3', 'b1', 'void', 100))).toMatchObject({ balance: 150n })
  })
})

describe('the rollback of a make, after a part was cashed out', () => {
  it.each([
    ['for more than its stake', 45],
    ['for less than its stake', 10],
  ])('%s, gives the whole stake back and takes back what was paid', (_, paid) => {
    carryOut(make('t1', 'b1', 120))
    carryOut(commit('t2', 'b1'))
    carryOut(settle('t3', 'b1', 'cashed_out', paid, 40))
    expect(carryOut(rollback('t4', 'b1', 't1'))).toMatchObject({
      balance: 150n,
      carried: 0n,
      state: 'void',
    })
    expect(purse()).toEqual({ real: 100n, bonus: 50n })
    expect(rig.accounts).toMatchObject({ player: 150n, held: 0n, house: 1_000n })
    expect(rig.state.bets.get('b1')).toMatchObject({
      open: { real: 100n, bonus: 20n },
      stakeAt: 'player',
    })
  })

  it('takes back every part', () => {
    carryOut(make('t1', 'b1', 100))
    carryOut(settle('t2', 'b1', 'cashed_out', 45, 40))
    carryOut(settle('t3', 'b1', 'cashed_out', 15, 10))
    expect(carryOut(rollback('t4', 'b1', 't1'))).toMatchObject({ balance: 150n })
  })

  it('takes back what the player has, and the casino bears the rest', () => {
    carryOut(make('t1', 'b1', 100))
    carryOut(settle('t2', 'b1', 'cashed_out', 160, 80))
    carryOut(make('t3', 'b2', 160, { odds: '1.10' }))
    expect(carryOut(rollback('t4', 'b1', 't1'))).toMatchObject({ balance: 50n, carried: 60n })
    expect(purse()).toEqual({ real: 0n, bonus: 50n })
    expect(rig.accounts).toMatchObject({ player: 50n, held: 160n, house: 940n })
    expect(carryOut(rollback('t5', 'b1', 't1'))).toMatchObject({ balance: 50n, carried: 60n })
  })

  it('is refused once the rest was settled, and after that settlement was undone takes the part back too', () => {
    carryOut(make('t1', 'b1', 100))
    carryOut(settle('t2', 'b1', 'cashed_out', 45, 40))
    carryOut(settle('t3', 'b1', 'won', 120))
    expect(carryOut(rollback('t4', 'b1', 't1'))).toBe('BET_SETTLED')
    carryOut(rollback('t5', 'b1', 't3'))
    expect(carryOut(rollback('t6', 'b1', 't1'))).toMatchObject({ balance: 150n })
  })

  it('a part is not undone by itself', () => {
    carryOut(make('t1', 'b1', 100))
    carryOut(settle('t2', 'b1', 'cashed_out', 45, 40))
    expect(carryOut(rollback('t3', 'b1', 't2'))).toBe('BAD_REQUEST')
  })
})

describe('a rollback that came before what it undoes, with the name of another bet', () => {
  beforeEach(() => {
    carryOut(make('t1', 'b1', 100))
    carryOut(rollback('x1', 'b1', 't2'))
  })

  it('takes nothing from that bet’s settlement', () => {
    carryOut(make('t3', 'b2', 50))
    expect(carryOut(settle('t2', 'b2', 'won', 100))).toMatchObject({ balance: 100n })
  })

  it('does not keep that bet from being rolled back', () => {
    carryOut(make('t2', 'b2', 50))
    expect(purse()).toEqual({ real: 0n, bonus: 0n })
    expect(carryOut(rollback('x2', 'b2', 't2'))).toMatchObject({ balance: 50n })
    expect(carryOut(rollback('x3', 'b3', 't2'))).toBe('DUPLICATE_TRANSACTION')
  })
})
