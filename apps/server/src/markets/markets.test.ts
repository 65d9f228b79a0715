import { expect, test } from 'vitest'
import { isCountry } from '#rules/countries.ts'
import { currencyOfCountry, isAllowedCurrency, isBlockedCountry, market } from './market.ts'

test('a country has its own currency where there are purses in it, otherwise the first', () => {
  expect(currencyOfCountry('DE')).toBe('EUR')
  expect(currencyOfCountry('JP')).toBe('JPY')
  expect(currencyOfCountry('SE')).toBe(market.allowedCurrencies[0])
  expect(currencyOfCountry('KW', { allowedCurrencies: ['USD', 'EUR'] })).toBe('USD')
})

test('the market names only countries that there are, and does not start in a blocked one', () => {
  for (const country of [...market.enforcedCountries, market.defaultCountry]) expect(isCountry(country)).toBe(true)
  expect(isBlockedCountry(market.defaultCountry)).toBe(false)
  expect(isBlockedCountry('US')).toBe(true)
  expect([isAllowedCurrency('EUR'), isAllowedCurrency('eur')]).toEqual([true, false])
})
