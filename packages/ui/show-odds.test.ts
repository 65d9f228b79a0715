import { expect, test } from 'vitest'
import { showOdds } from './show-odds.ts'

test.each([
  ['2.50', 'en', '2.50'],
  ['2.50', 'de', '2,50'],
  ['1234.5', 'en', '1,234.5'],
  ['101', 'fr', '101'],
  ['1.123456', 'ar', '1.123456'],
])('%s is shown to the digit in %s', (odds, language, shown) => {
  expect(showOdds(odds, language)).toBe(shown)
})
