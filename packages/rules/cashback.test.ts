import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cashbackFor, periodAt, periodEnd } from './cashback.ts'

const amount = fc.bigInt({ min: 1n, max: 10n ** 15n })

describe('cashback', () => {
  const terms = { percent: 10, minLoss: 20_00n, maxCashback: 50_00n }

  it.each([
    ['a win', -100_00n, 0n],
    ['a loss below the smallest', 19_99n, 0n],
    ['the smallest loss', 20_00n, 2_00n],
    ['a loss that cannot be divided', 20_09n, 2_00n],
    ['a large loss', 900_00n, 50_00n],
  ])('of %s is its share', (_name, lost, given) => {
    expect(cashbackFor(lost, terms)).toBe(given)
  })

  it('L9 is never more than its share of the loss, nor than the most, and never falls when more is lost', () => {
    const some = fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      minLoss: amount,
      maxCashback: amount,
    })
    fc.assert(
      fc.property(amount, amount, some, (lost, more, plan) => {
        const given = cashbackFor(lost, plan)
        return (
          given >= 0n &&
          given <= plan.maxCashback &&
          given * 100n <= lost * BigInt(plan.percent) &&
          cashbackFor(lost + more, plan) >= given
        )
      }),
      { numRuns: 2000 },
    )
  })
})

test('periods follow one another without a gap', () => {
  const plan = { startsAt: new Date('2026-11-02T00:00:00Z'), everyDays: 7 }
  expect(periodAt(new Date('2026-11-01T23:59:59.999Z'), plan)).toBe(-1)
  expect(periodAt(new Date('2026-11-02T00:00:00Z'), plan)).toBe(0)
  expect(periodAt(new Date('2026-11-08T23:59:59.999Z'), plan)).toBe(0)
  expect(periodAt(new Date('2026-11-09T00:00:00Z'), plan)).toBe(1)
  expect(periodEnd(0, plan)).toEqual(new Date('2026-11-09T00:00:00Z'))
})
