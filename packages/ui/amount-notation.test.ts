import { expect, test } from 'vitest'
import { currencySign, notationOf } from './amount-notation.ts'

test.each([
  ['en', { decimal: '.', group: ',' }],
  ['de', { decimal: ',', group: '.' }],
  ['es', { decimal: ',', group: '.' }],
  ['pt', { decimal: ',', group: '.' }],
  ['fi', { decimal: ',', group: '\u00a0' }],
  ['ar', { decimal: '.', group: ',' }],
])('the signs of numbers in %s', (language, notation) =>
  expect(notationOf(language)).toEqual(notation),
)

test('the sign of a currency is the short one', () => {
  expect(['EUR', 'USD', 'KWD'].map((currency) => currencySign(currency, 'en'))).toEqual([
    '€',
    '$',
    'KWD',
  ])
})
