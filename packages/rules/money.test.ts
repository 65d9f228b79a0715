import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyExponent, formatAmount, parseAmount, wholeUnit } from './money.ts'

const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'NGN', 'BRL', 'CLP', 'BHD', 'SEK')

test('a currency has its own number of digits', () => {
  expect(['EUR', 'JPY', 'KWD'].map(currencyExponent)).toEqual([2, 0, 3])
})

test('L8 what is written is read back as the same amount, in every currency', () => {
  fc.assert(
    fc.property(currencies, fc.bigInt({ min: 0n, max: 999_999_999_999n }), (currency, minor) => {
      expect(parseAmount(formatAmount(minor, currency), currency)).toBe(minor)
    }),
  )
})

test.each([
  '-1',
  '1e5',
  '1.005',
  '1,00',
  'NaN',
  '٣',
  '100000000000000000000',
  '0.'.padEnd(38, '0'),
  '',
  ' 1',
  '1 ',
  '+1',
  '.5',
  '5.',
  '0x1',
  'Infinity',
])('L8 %j is not an amount of euros', (text) => {
  expect(parseAmount(text, 'EUR')).toBeNull()
})

test('an amount may leave out digits, but not add any', () => {
  expect(parseAmount('12.5', 'EUR')).toBe(1250n)
  expect(parseAmount('12', 'EUR')).toBe(1200n)
  expect(parseAmount('12.5', 'JPY')).toBeNull()
  expect(parseAmount('12.345', 'KWD')).toBe(12345n)
})

test('a negative sum is written with its sign', () => {
  expect(formatAmount(-5n, 'EUR')).toBe('-0.05')
})

test('a whole has as many minor units as the currency says', () => {
  expect(['EUR', 'JPY', 'KWD'].map(wholeUnit)).toEqual([100n, 1n, 1000n])
})
