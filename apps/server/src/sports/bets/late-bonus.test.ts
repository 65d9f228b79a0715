import { describe, expect, it } from 'vitest'
import type { BonusOutcome } from '#rules/bonus.ts'
import { commit, discard, make, openRigForEachTest, rollback, settle } from '#testkit/sports-rig.ts'
import type { Order } from './bet-state.ts'

const rig = openRigForEachTest()
const { carryOut, purse } = rig

/**
 * A bet of 150, paid from 100 of real money and 50 of a bonus; then that bonus is over, and another
 * one is active with 20.
 */
function bonusEnds(outcome: BonusOutcome): void {
  carryOut(make('t1', 'b1', 150))
  bonusIsOver(outcome)
}

function bonusIsOver(outcome: BonusOutcome): void {
  const ann = rig.state.players.get('ann')
  if (ann)
    rig.state.players.set('ann', { ...ann, purse: { real: 10n, bonus: 20n }, bonusId: 'wick' })
  rig.state.bonusOutcomes = new Map([['lamp', outcome]])
}

it('a bet remembers the bonus that has paid for it, and one of real money remembers none', () => {
  carryOut(make('t1', 'b1', 100))
  carryOut(make('t2', 'b2', 30))
  expect(['b1', 'b2'].map((ref) => rig.state.bets.get(ref)?.bonusId)).toEqual([null, 'lamp'])
})

describe('a bet whose bonus is over', () => {
  it.each<[string, Order, BonusOutcome, object]>([
    ['a stake that is discarded', discard('t2', 'b1'), 'lost', { real: 110n, bonus: 20n }],
    ['a stake that is discarded', discard('t2', 'b1'), 'completed', { real: 160n, bonus: 20n }],
    ['a stake that is rolled back', rollback('t2', 'b1', 't1'), 'lost', { real: 110n, bonus: 20n }],
    ['a void stake', settle('t2', 'b1', 'void', 150), 'lost', { real: 110n, bonus: 20n }],
    ['a win', settle('t2', 'b1', 'won', 300), 'lost', { real: 210n, bonus: 20n }],
    ['a win', settle('t2', 'b1', 'won', 300), 'completed', { real: 310n, bonus: 20n }],
    [
      'a part that is cashed out',
      settle('t2', 'b1', 'cashed_out', 30, 30),
      'lost',
      { real: 30n, bonus: 20n },
    ],
  ])('returns %s to no later bonus: %o of one that was %s', (_name, order, outcome, left) => {
    bonusEnds(outcome)
    expect(carryOut(order)).toMatchObject({ done: true })
    expect(purse()).toEqual(left)
  })

  it.each<[BonusOutcome, bigint]>([
    ['lost', 0n],
    ['completed', 0n],
  ])(
    'gives up a win that is undone from where it has gone: the bonus was %s',
    (outcome, carried) => {
      bonusEnds(outcome)
      carryOut(commit('t2', 'b1'))
      carryOut(settle('t3', 'b1', 'won', 300))
      expect(carryOut(rollback('t4', 'b1', 't3'))).toMatchObject({ carried })
      expect(purse()).toEqual({ real: 10n, bonus: 20n })
    },
  )

  it('is replaced by one that the later bonus pays for', () => {
    bonusEnds('lost')
    carryOut(commit('t3', 'b1'))
    carryOut(make('t2', 'b2', 130, { replaces: 'b1' }))
    expect(rig.state.bets.get('b2')).toMatchObject({
      bonusId: 'wick',
      stake: { real: 110n, bonus: 20n },
    })
    expect(purse()).toEqual({ real: 0n, bonus: 0n })
  })

  it.each<[string, Order, BonusOutcome, bigint]>([
    ['the new one is taken', commit('t4', 'b2'), 'lost', 80n],
    ['the new one is taken', commit('t4', 'b2'), 'completed', 130n],
    ['the old one stands again', discard('t4', 'b2'), 'lost', 10n],
    ['the old one stands again', discard('t4', 'b2'), 'completed', 10n],
  ])(
    'frees what a smaller one did not use to no later bonus, when %s: %o of one that was %s',
    (_, order, outcome, real) => {
      carryOut(make('t1', 'b1', 150))
      carryOut(commit('t2', 'b1'))
      carryOut(make('t3', 'b2', 30, { replaces: 'b1' }))
      expect(rig.state.bets.get('b2')?.kept).toEqual({ real: 70n, bonus: 50n })
      bonusIsOver(outcome)
      expect(carryOut(order)).toMatchObject({ carried: 0n })
      expect(purse()).toEqual({ real, bonus: 20n })
    },
  )

  it('is replaced by none when it has completed its bonus: the stake that counted stays at risk', () => {
    bonusEnds('completed')
    carryOut(commit('t2', 'b1'))
    expect(carryOut(make('t3', 'b2', 10, { replaces: 'b1' }))).toBe('BAD_REQUEST')
    expect(carryOut(make('t4', 'b2', 150, { replaces: 'b1' }))).toBe('BAD_REQUEST')
    expect(rig.state.bets.get('b1')).toMatchObject({ state: 'committed' })
  })

  it('is kept of as far as it comes back, when its bonus was lost', () => {
    bonusEnds('lost')
    carryOut(commit('t2', 'b1'))
    carryOut(make('t3', 'b2', 10, { replaces: 'b1' }))
    expect(rig.state.bets.get('b2')?.kept).toEqual({ real: 90n, bonus: 0n })
    expect(purse()).toEqual({ real: 10n, bonus: 20n })
    expect(carryOut(discard('t4', 'b2'))).toMatchObject({ carried: 0n })
    expect(purse()).toEqual({ real: 10n, bonus: 20n })
  })
})
