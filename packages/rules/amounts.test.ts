import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText, MAX_AMOUNT_CHARACTERS } from './amount-text.ts'
import {
  type AmountLimit,
  amountProblem,
  decrementAmount,
  incrementAmount,
  limitWithin,
  stepAmount,
  suggestAmounts,
} from './amounts.ts'

const range = fc
  .tuple(fc.bigInt({ min: 1n, max: 100_000n }), fc.bigInt({ min: 0n, max: 100_000_000n }))
  .map(([min, above]) => ({ min, max: min + above }))

describe('suggested amounts', () => {
  test('are the smallest times 2, 4, 8, 16 and 32', () => {
    expect(suggestAmounts({ min: 1000n, max: 500_000n })).toEqual([
      2000n,
      4000n,
      8000n,
      16_000n,
      32_000n,
    ])
  })

  test('stop at the first that reaches the largest, capped there', () => {
    expect(suggestAmounts({ min: 1000n, max: 5000n })).toEqual([2000n, 4000n, 5000n])
    expect(suggestAmounts({ min: 1000n, max: 4000n })).toEqual([2000n, 4000n])
  })

  test('are the first of the only amounts there are', () => {
    expect(suggestAmounts({ values: [1n, 2n, 3n, 4n, 5n, 6n] }, 3)).toEqual([1n, 2n, 3n])
    expect(suggestAmounts({ values: [1n, 2n, 3n, 4n, 5n, 6n] }, 9)).toHaveLength(5)
  })

  test('cannot come from nothing', () => {
    expect(() => suggestAmounts(null)).toThrow('Predefined amounts could not be calculated')
    expect(() => suggestAmounts({ values: [] })).toThrow(
      'Predefined amounts could not be calculated',
    )
  })

  test('of a list are its beginning, as long as is requested and never longer than five', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        (values, count) => {
          expect(suggestAmounts({ values }, count)).toEqual(values.slice(0, Math.min(count, 5)))
        },
      ),
    )
  })

  test('are accepted, rising and at most five, for every range', () => {
    fc.assert(
      fc.property(range, (limit) => {
        const amounts = suggestAmounts(limit)
        expect(amounts.length).toBeGreaterThan(0)
        expect(amounts.length).toBeLessThanOrEqual(5)
        for (const amount of amounts) expect(amountProblem(amount, limit)).toBeNull()
        expect([...new Set(amounts)].sort((a, b) => (a < b ? -1 : 1))).toEqual(amounts)
      }),
    )
  })
})

describe('stepping', () => {
  const up = (euros: bigint) => incrementAmount(euros * 100n, 100n) / 100n
  const down = (euros: bigint) => decrementAmount(euros * 100n, 100n) / 100n

  test('up adds 1, 5, 10, 100 and 200 as the amount grows', () => {
    expect([-3n, 0n, 4n, 5n, 29n, 30n, 99n, 100n, 999n, 1000n].map(up)).toEqual([
      0n,
      1n,
      5n,
      10n,
      34n,
      40n,
      109n,
      200n,
      1099n,
      1200n,
    ])
  })

  test('down takes 200, 100, 10, 5 and 1', () => {
    expect([1001n, 1000n, 101n, 100n, 31n, 30n, 6n, 5n, 1n, 0n].map(down)).toEqual([
      801n,
      900n,
      1n,
      90n,
      21n,
      25n,
      1n,
      4n,
      0n,
      0n,
    ])
    expect(decrementAmount(99n, 100n)).toBe(0n)
  })

  test('never goes below zero, always up by stepping up, never up by stepping down', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10_000_000n }),
        fc.constantFrom(1n, 100n, 1000n),
        (amount, unit) => {
          expect(incrementAmount(amount, unit)).toBeGreaterThan(amount)
          expect(decrementAmount(amount, unit)).toBeLessThanOrEqual(amount)
          expect(decrementAmount(amount, unit)).toBeGreaterThanOrEqual(0n)
        },
      ),
    )
  })
})

describe('a press of plus or minus', () => {
  test('goes from one of the only amounts to the next, whatever order they are in, and stays at the last', () => {
    const limit = { values: [5000n, 1000n, 2000n] }
    expect(stepAmount(0n, 'up', limit, 'EUR')).toBe(1000n)
    expect(stepAmount(1000n, 'up', limit, 'EUR')).toBe(2000n)
    expect(stepAmount(2500n, 'up', limit, 'EUR')).toBe(5000n)
    expect(stepAmount(5000n, 'up', limit, 'EUR')).toBe(5000n)
    expect(stepAmount(2500n, 'down', limit, 'EUR')).toBe(2000n)
    expect(stepAmount(1000n, 'down', limit, 'EUR')).toBe(1000n)
  })

  test('never leads to more characters than the field takes', () => {
    expect(stepAmount(99_999_99n, 'up', null, 'EUR'), '99999.99, and 100199.99 has nine').toBe(
      99_999_99n,
    )
    expect(stepAmount(99_999_00n, 'up', null, 'EUR'), 'without cents there is room').toBe(
      100_199_00n,
    )
    const amounts = fc
      .bigInt({ min: 0n, max: 99_999_999_00n })
      .filter((each) => amountText(each, 'EUR').length <= MAX_AMOUNT_CHARACTERS)
    fc.assert(
      fc.property(amounts, fc.constantFrom('up' as const, 'down' as const), (amount, way) => {
        expect(amountText(stepAmount(amount, way, null, 'EUR'), 'EUR').length).toBeLessThanOrEqual(
          MAX_AMOUNT_CHARACTERS,
        )
      }),
    )
  })

  test('goes by wholes within a range and without a limit', () => {
    expect(stepAmount(1000n, 'up', { min: 100n, max: 9000n }, 'EUR')).toBe(1500n)
    expect(stepAmount(10n, 'down', null, 'JPY')).toBe(5n)
  })

  test('leads to the ends of a range and never past them', () => {
    const limit = { min: 10_00n, max: 5000_00n }
    expect(stepAmount(4990_00n, 'up', limit, 'EUR')).toBe(5000_00n)
    expect(stepAmount(5000_00n, 'up', limit, 'EUR')).toBe(5000_00n)
    expect(stepAmount(12_00n, 'down', limit, 'EUR')).toBe(10_00n)
    expect(stepAmount(0n, 'up', limit, 'EUR')).toBe(10_00n)
    expect(stepAmount(0n, 'down', limit, 'EUR')).toBe(10_00n)
    expect(stepAmount(9000_00n, 'up', limit, 'EUR')).toBe(5000_00n)
  })

  test('leads from any amount to one that can be paid', () => {
    const limits = fc.oneof(
      fc
        .tuple(fc.bigInt({ min: 1n, max: 9999_99n }), fc.bigInt({ min: 0n, max: 9999_99n }))
        .map(([min, more]): AmountLimit => ({ min, max: min + more })),
      fc
        .array(fc.bigInt({ min: 1n, max: 9999_99n }), { minLength: 1, maxLength: 5 })
        .map((values): AmountLimit => ({ values })),
    )
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 99_999_99n }),
        fc.constantFrom('up' as const, 'down' as const),
        limits,
        (amount, way, limit) => {
          expect(amountProblem(stepAmount(amount, way, limit, 'EUR'), limit)).toBeNull()
        },
      ),
    )
  })
})

describe('the limit within a balance', () => {
  test('ends at the balance', () => {
    expect(limitWithin({ min: 10n, max: 100n }, 50n)).toEqual({ min: 10n, max: 50n })
    expect(limitWithin({ min: 10n, max: 100n }, 500n)).toEqual({ min: 10n, max: 100n })
    expect(limitWithin({ values: [10n, 50n, 100n] }, 50n)).toEqual({ values: [10n, 50n] })
    expect(limitWithin(null, 50n)).toEqual({ min: 1n, max: 50n })
  })

  test('is the whole limit where the balance reaches none of it', () => {
    expect(limitWithin({ min: 10n, max: 100n }, 5n)).toEqual({ min: 10n, max: 100n })
    expect(limitWithin({ values: [10n, 50n] }, 5n)).toEqual({ values: [10n, 50n] })
    expect(limitWithin(null, 0n)).toBeNull()
  })
})

test('an amount outside the limit has a reason, and zero one of its own', () => {
  expect(amountProblem(null, null)).toBe('validations.must_be_a_number')
  expect(amountProblem(0n, null)).toBe('validations.amount_zero')
  expect(amountProblem(0n, { min: 1000n, max: 2000n })).toBe('validations.amount_zero')
  expect(amountProblem(999n, { min: 1000n, max: 2000n })).toBe('validations.amount_below_min')
  expect(amountProblem(2001n, { min: 1000n, max: 2000n })).toBe('validations.amount_above_max')
  expect(amountProblem(3n, { values: [2n, 4n] })).toBe('validations.amount_not_in_values')
  expect(amountProblem(3n, null)).toBeNull()
})
