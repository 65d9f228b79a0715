import { describe, expect, it } from 'vitest'
import { sumOf } from './viewer.ts'

describe('the total balance', () => {
  it('is the exact sum of real and bonus money', () => {
    expect(sumOf(['0.10', '0.20'])).toBe('0.30')
    expect(sumOf(['1000.00', '50.00', '0.05'])).toBe('1050.05')
    expect(sumOf(['9007199254740993.01', '0.01'])).toBe('9007199254740993.02')
  })

  it('keeps the digits of currencies without and with three decimals', () => {
    expect(sumOf(['1500', '20'])).toBe('1520')
    expect(sumOf(['1.250', '0.005'])).toBe('1.255')
  })

  it('is nothing for no balances', () => {
    expect(sumOf([])).toBe('0')
  })
})
