import { expect, test } from 'vitest'
import { showLimit, wholeUnit } from './limits-display.ts'

const words = { noLimit: 'no limit' }

test('a limit is shown without decimals', () => {
  expect(showLimit({ min: 1050n, max: 500_000n }, 'EUR', 'en', words)).toBe('€11 – €5,000')
  expect(showLimit({ min: 1000n, max: 500_000n }, 'JPY', 'en', words)).toBe('¥1,000 – ¥500,000')
})

test('fixed amounts are shown from the first to the last', () => {
  expect(showLimit({ values: [1000n, 2000n, 5000n] }, 'EUR', 'en', words)).toBe('€10 – €50')
  expect(showLimit({ values: [1000n] }, 'EUR', 'en', words)).toBe('€10')
})

test('no limit says so', () => {
  expect(showLimit(null, 'EUR', 'en', words)).toBe('no limit')
})

test('a whole has as many minor units as the currency says', () => {
  expect(['EUR', 'JPY', 'KWD'].map(wholeUnit)).toEqual([100n, 1n, 1000n])
})
