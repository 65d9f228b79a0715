import { describe, expect, it } from 'vitest'
import { formatAmount } from './amount-format.ts'

describe('an amount', () => {
  it('is written in the notation of the language', () => {
    expect(formatAmount('1234.5', 'EUR', 'en')).toBe('€1,234.50')
    expect(formatAmount('1234.5', 'EUR', 'de')).toBe('1.234,50\u00a0€')
  })

  it.each([
    ['en', '€12,345.60'],
    ['de', '12.345,60 €'],
    ['es', '12.345,60 €'],
    ['pt', '€ 12.345,60'],
    ['fr', '12 345,60 €'],
    ['fi', '12 345,60 €'],
    ['et', '12 345,60 €'],
    ['ar', '12,345.60 €'],
  ])('is written in %s as its readers write it, with the digits 0-9', (language, written) => {
    const shown = formatAmount('12345.6', 'EUR', language)
    expect(shown.replace(/\s/g, ' ').replace(/\p{Cf}/gu, '')).toBe(written)
  })

  it('has the digits of its currency', () => {
    expect(formatAmount('1500', 'JPY', 'en')).toBe('¥1,500')
    expect(formatAmount('1.234', 'KWD', 'en')).toMatch(/1\.234$/)
  })

  it('loses no digit of a sum that a number cannot hold', () => {
    expect(formatAmount('90071992547409931.23', 'EUR', 'en')).toBe('€90,071,992,547,409,931.23')
  })

  it('keeps the digits 0-9 in Arabic', () => {
    expect(formatAmount('12.5', 'EUR', 'ar')).toContain('12')
  })
})
