import { expect, it } from 'vitest'
import { formatCount } from './count-format.ts'

it('writes a number as its language does, in Latin digits', () => {
  const languages = ['en', 'de', 'et', 'es', 'fr', 'pt', 'fi', 'ar']
  for (const language of languages) {
    const numbers = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
    for (const count of [0, 7, 999, 1000, 1234, 10_000, 1_234_567])
      expect(formatCount(count, language)).toBe(numbers.format(count))
  }
  expect(formatCount(12_345, 'de')).toBe('12.345')
  expect(formatCount(12_345, 'en'), 'each language has its own').toBe('12,345')
})
