import { describe, expect, test } from 'vitest'
import { formatOdds } from './odds-format.ts'

describe('the formats of odds', () => {
  test.each([
    ['2.00', ['2.00', '1/1', '+100', '1.00', '+1.00', '+1.00']],
    ['2.50', ['2.50', '3/2', '+150', '1.50', '+1.50', '−0.67']],
    ['1.50', ['1.50', '1/2', '−200', '0.50', '−2.00', '+0.50']],
    ['1.80', ['1.80', '4/5', '−125', '0.80', '−1.25', '+0.80']],
    ['11.00', ['11.00', '10/1', '+1000', '10.00', '+10.00', '−0.10']],
  ])('agree for %s', (decimal, all) => {
    expect(all.map((_, format) => formatOdds(decimal, format, 'en-GB'))).toEqual(all)
  })

  test('are written with the decimal sign of the language', () => {
    expect(formatOdds('2.50', 0, 'de-DE')).toBe('2,50')
  })
})
