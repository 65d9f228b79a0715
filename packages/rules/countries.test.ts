import { expect, test } from 'vitest'
import { countryCodes, diallingPrefixes, isCountry, listCountries } from './countries.ts'

test('there are 245 countries, each with a plus sign and digits', () => {
  expect(countryCodes).toHaveLength(245)
  expect(new Set(countryCodes).size).toBe(245)
  for (const [code, prefix] of diallingPrefixes)
    expect(`${code} ${prefix}`).toMatch(/^[A-Z]{2} \+[1-9][0-9]{0,2}$/)
})

test('several countries share a prefix', () => {
  expect([
    diallingPrefixes.get('US'),
    diallingPrefixes.get('CA'),
    diallingPrefixes.get('DE'),
  ]).toEqual(['+1', '+1', '+49'])
})

test('countries are sorted as the reader’s language sorts them, without those that are blocked', () => {
  const german = listCountries('de', ['US']).map(({ name }) => name)
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Peru'))
  expect(german).not.toContain('Vereinigte Staaten')
  expect(listCountries('ar').find(({ code }) => code === 'DE')).toEqual({
    code: 'DE',
    name: 'ألمانيا',
    prefix: '+49',
  })
})

test.each(['en', 'de', 'es', 'pt', 'fr', 'fi', 'et', 'ar'])(
  'every country has a name in %s, in the order of its alphabet',
  (language) => {
    const named = listCountries(language)
    expect(named.filter(({ code, name }) => name === code)).toEqual([])
    const names = named.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
  },
)

test('a letter stands where the language has it: Estonian has Z before T', () => {
  const placeOf = (language: string, country: string) =>
    listCountries(language).findIndex(({ code }) => code === country)
  expect(placeOf('et', 'ZW')).toBeLessThan(placeOf('et', 'TN'))
  expect(placeOf('en', 'ZW')).toBeGreaterThan(placeOf('en', 'TN'))
})

test('a code in small letters or of another thing is no country', () => {
  expect(['de', 'EU', '', 'XX', '__proto__'].map(isCountry)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
