import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountProblem,
  cleanAmountText,
  decrementAmount,
  incrementAmount,
  MAX_AMOUNT_CHARACTERS,
  roundAmountText,
  suggestAmounts,
} from './amounts.ts'
import { currencyExponent, parseAmount } from './money.ts'

const range = fc
  .tuple(fc.bigInt({ min: 1n, max: 100_000n }), fc.bigInt({ min: 0n, max: 100_000_000n }))
  .map(([min, above]) => ({ min, max: min + above }))

describe('suggested amounts', () => {
  test('are the smallest times 2, 4, 8, 16 and 32', () => {
    expect(suggestAmounts({ min: 1000n, max: 500_000n })).toEqual([2000n, 4000n, 8000n, 16_000n, 32_000n])
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
    expect(() => suggestAmounts({ values: [] })).toThrow('Predefined amounts could not be calculated')
  })

  test('of a list are its beginning, as long as is asked for and never longer than five', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 10_000n }), { minLength: 1 }), fc.integer({ min: 1, max: 9 }), (values, count) => {
        expect(suggestAmounts({ values }, count)).toEqual(values.slice(0, Math.min(count, 5)))
      }),
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
    expect([-3n, 0n, 4n, 5n, 29n, 30n, 99n, 100n, 999n, 1000n].map(up)).toEqual([0n, 1n, 5n, 10n, 34n, 40n, 109n, 200n, 1099n, 1200n])
  })

  test('down takes 200, 100, 10, 5 and 1', () => {
    expect([1001n, 1000n, 101n, 100n, 31n, 30n, 6n, 5n, 1n, 0n].map(down)).toEqual([801n, 900n, 1n, 90n, 21n, 25n, 1n, 4n, 0n, 0n])
    expect(decrementAmount(99n, 100n)).toBe(0n)
  })

  test('never goes below zero, always up by stepping up, never up by stepping down', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000n }), fc.constantFrom(1n, 100n, 1000n), (amount, unit) => {
        expect(incrementAmount(amount, unit)).toBeGreaterThan(amount)
        expect(decrementAmount(amount, unit)).toBeLessThanOrEqual(amount)
        expect(decrementAmount(amount, unit)).toBeGreaterThanOrEqual(0n)
      }),
    )
  })
})

describe('what is typed', () => {
  test('keeps digits and one dot', () => {
    expect(cleanAmountText('€ 1,234.5')).toBe('1234.5')
    expect(cleanAmountText('12.3.4')).toBe('12.34')
    expect(cleanAmountText('.5')).toBe('0.5')
    expect(cleanAmountText('12.')).toBe('12.')
    expect(cleanAmountText('٢٠٫٥')).toBe('20.5')
  })

  test("takes the locale's own decimal sign, and the thousands beside it for what they are", () => {
    expect(cleanAmountText('12,5', ',')).toBe('12.5')
    expect(cleanAmountText('12.5', ',')).toBe('12.5')
    expect(cleanAmountText('1.234,56 €', ',')).toBe('1234.56')
  })

  test('is at most eight characters, whatever is pasted, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,]{0,14}$/)), fc.constantFrom('.', ','), (text, sign) => {
        const cleaned = cleanAmountText(text, sign)
        expect(cleaned.length).toBeLessThanOrEqual(MAX_AMOUNT_CHARACTERS)
        expect(cleaned).toMatch(/^(\d+(\.\d*)?)?$/)
        expect(cleanAmountText(cleaned, sign)).toBe(cleaned)
      }),
    )
  })
})

describe('what was typed', () => {
  const typed = fc.stringMatching(/^[0-9]{1,7}(\.[0-9]{0,6})?$/).map((text) => cleanAmountText(text))

  test("is rounded to the currency's digits, halves up", () => {
    expect(roundAmountText('12.344', 2)).toBe('12.34')
    expect(roundAmountText('12.345', 2)).toBe('12.35')
    expect(roundAmountText('9999.999', 2)).toBe('10000.00')
    expect(roundAmountText('0.005', 2)).toBe('0.01')
    expect(roundAmountText('12.5', 0)).toBe('13')
    expect(roundAmountText('1.2345', 3)).toBe('1.235')
    expect(roundAmountText('12.', 2)).toBe('12')
    expect(roundAmountText('', 2)).toBe('')
  })

  test('is an amount of the currency, no longer than the field, and at most half its smallest unit from what was typed', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('JPY', 'EUR', 'KWD'), (text, currency) => {
        const digits = currencyExponent(currency)
        const rounded = roundAmountText(text, digits)
        expect(parseAmount(rounded, currency)).not.toBeNull()
        expect(rounded.length).toBeLessThanOrEqual(MAX_AMOUNT_CHARACTERS)
        expect(2n * distance(millionths(rounded), millionths(text))).toBeLessThanOrEqual(10n ** BigInt(6 - digits))
        expect(roundAmountText(rounded, digits)).toBe(rounded)
      }),
    )
  })
})

function millionths(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}

function distance(a: bigint, b: bigint): bigint {
  return a > b ? a - b : b - a
}

test('an amount outside the limit has a reason', () => {
  expect(amountProblem(999n, { min: 1000n, max: 2000n })).toBe('validations.amount_below_min')
  expect(amountProblem(2001n, { min: 1000n, max: 2000n })).toBe('validations.amount_above_max')
  expect(amountProblem(3n, { values: [2n, 4n] })).toBe('validations.amount_not_in_values')
  expect(amountProblem(3n, null)).toBeNull()
})
