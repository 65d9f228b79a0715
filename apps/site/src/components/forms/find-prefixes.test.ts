import { expect, test } from 'vitest'
import { listCountries } from '#rules/countries.ts'
import { findPrefixes } from './find-prefixes.ts'

const codes = (typed: string, language = 'en') =>
  findPrefixes(listCountries(language), typed).map(({ code }) => code)

test('all countries that share a prefix are found by it, with or without its sign', () => {
  expect(codes('+44')).toEqual(['GG', 'IM', 'JE', 'GB'])
  expect(codes('44')).toEqual(codes('+44'))
  expect(codes('1').slice(0, 3)).not.toContain('DE')
})

test('a country is found by its name in the reader’s language, whatever its accents and capitals', () => {
  expect(codes('oster', 'de')).toEqual(['AT'])
  expect(codes('ألم', 'ar')[0]).toBe('DE')
  expect(codes('ÅLAND')[0]).toBe('AX')
})

test('a country whose name begins with the text comes before one that has it inside, and its own code before both', () => {
  expect(codes('ireland')).toEqual(['IE'])
  expect(codes('guinea').slice(0, 2)).toEqual(['GN', 'GW'])
  expect(codes('us')[0]).toBe('US')
})

test('an empty text finds all countries, and nonsense none', () => {
  expect(codes(' ')).toHaveLength(245)
  expect(codes('qqq')).toEqual([])
})
