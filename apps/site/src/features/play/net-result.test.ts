import { expect, test } from 'vitest'
import { netResult } from './net-result.ts'

test('the net result is what was won less what was lost, to the cent', () => {
  expect(netResult({ opening: '1296.90', broughtIn: '0' }, '1284.50')).toBe('-12.40')
  expect(netResult({ opening: '10.00', broughtIn: '0' }, '10.05')).toBe('0.05')
})

test('a deposit is no win', () => {
  expect(netResult({ opening: '10.00', broughtIn: '50.00' }, '60.00')).toBe('0.00')
})

test('a withdrawal is no loss', () => {
  expect(netResult({ opening: '100.00', broughtIn: '-40.00' }, '60.00')).toBe('0.00')
})

test('currencies without decimals stay without', () => {
  expect(netResult({ opening: '1000', broughtIn: '0' }, '800')).toBe('-200')
})
