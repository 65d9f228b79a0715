import { expect, test } from 'vitest'
import { showLimit } from './limits-display.ts'

const words = { noLimit: 'no limit' }

test('a limit is shown without decimals where it has none', () => {
  expect(showLimit({ min: 1000n, max: 500_000n }, 'EUR', 'en', words)).toBe('€10 – €5,000')
  expect(showLimit({ min: 1000n, max: 500_000n }, 'JPY', 'en', words)).toBe('¥1,000 – ¥500,000')
})

test('a limit is shown exactly, never rounded to what would be refused', () => {
  expect(showLimit({ min: 1050n, max: 9999n }, 'EUR', 'en', words)).toBe('€10.50 – €99.99')
  expect(showLimit({ values: [999n, 9999n] }, 'EUR', 'de', words)).toBe(
    '9,99\u00a0€ – 99,99\u00a0€',
  )
})

test('fixed amounts are shown from the first to the last', () => {
  expect(showLimit({ values: [1000n, 2000n, 5000n] }, 'EUR', 'en', words)).toBe('€10 – €50')
  expect(showLimit({ values: [1000n] }, 'EUR', 'en', words)).toBe('€10')
})

test('no limit says so', () => {
  expect(showLimit(null, 'EUR', 'en', words)).toBe('no limit')
})
