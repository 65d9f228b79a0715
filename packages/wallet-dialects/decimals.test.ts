import { expect, test } from 'vitest'
import { decimalOf, hub88Of, minorOf, minorOfHub88 } from './decimals.ts'

test.each([
  [1250, 'EUR', '12.50'],
  [0, 'EUR', '0.00'],
  [5, 'EUR', '0.05'],
  [1250, 'JPY', '1250'],
  [1250, 'KWD', '1.250'],
])('%i minor units of %s are written %s, and read', (minor, currency, text) => {
  expect(decimalOf(minor, currency)).toBe(text)
  expect(minorOf(text, currency)).toBe(minor)
})

test.each([
  ['12.5', 1250],
  [12.5, 1250],
  ['12', 1200],
  ['12.5000', 1250],
  ['-0.05', -5],
  ['100', 10_000],
  ['12.505', null],
  ['', null],
  ['1e2', null],
  ['١٢', null],
])('%j EUR is read as %j', (text, minor) => {
  expect(minorOf(text, 'EUR')).toBe(minor)
})

test.each([
  [1250, 'EUR', 1_250_000],
  [7, 'JPY', 700_000],
  [1250, 'KWD', 125_000],
  [1_000_000_000_000, 'EUR', 1_000_000_000_000_000],
])('%i minor units of %s are %i for Hub88', (minor, currency, amount) => {
  expect(hub88Of(minor, currency)).toBe(amount)
  expect(minorOfHub88(amount, currency)).toBe(minor)
})

test('an amount smaller than a coin is rounded down', () => {
  expect(minorOfHub88(1_250_999, 'EUR')).toBe(1250)
})
