import { expect, test } from 'vitest'
import { isCountry } from '#rules/countries.ts'
import { currencyOfCountry, isAllowedCurrency, isBlockedCountry, languages, licenceOf, market, policyOf } from './market.ts'

test('a country without a licence of its own has that of the star', () => {
  const star = { type: 'GENERIC', sealId: null, autoCountry: false, autoCurrency: false } as const
  const malta = { ...star, type: 'MGA' } as const
  expect(licenceOf('MT', { licences: { '*': star, MT: malta } })).toBe(malta)
  expect(licenceOf('FR', { licences: { '*': star, MT: malta } })).toBe(star)
  expect(() => licenceOf('FR', { licences: { MT: malta } })).toThrow('No licence defined')
})

test('a country that nobody decided about is served by the strictest policy', () => {
  expect(policyOf('ZZ')).toBe(policyOf('AQ'))
  expect(policyOf('ZZ').autoplay).toBe(false)
})

test('a country has its own currency where there are purses in it, otherwise the first', () => {
  expect(currencyOfCountry('DE')).toBe('EUR')
  expect(currencyOfCountry('JP')).toBe('JPY')
  expect(currencyOfCountry('SE')).toBe(market.allowedCurrencies[0])
  expect(currencyOfCountry('KW', { allowedCurrencies: ['USD', 'EUR'] })).toBe('USD')
})

test('the market names only countries that there are, and does not start in a blocked one', () => {
  for (const country of [...market.enforcedCountries, market.defaultCountry]) expect(isCountry(country)).toBe(true)
  for (const country of Object.keys(market.licences)) expect(country === '*' || isCountry(country)).toBe(true)
  expect(isBlockedCountry(market.defaultCountry)).toBe(false)
  expect(isBlockedCountry('US')).toBe(true)
  expect([isAllowedCurrency('EUR'), isAllowedCurrency('eur')]).toEqual([true, false])
  expect(languages).toEqual(['en', 'de', 'ar'])
})
