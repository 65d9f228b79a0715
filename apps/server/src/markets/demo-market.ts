import type { Market } from './market.ts'

/** The market out of the box. */
export const demoMarket: Market = {
  allowedCurrencies: ['EUR', 'USD', 'GBP', 'CHF', 'NOK', 'JPY', 'KWD', 'BRL', 'NGN'],
  defaultCountry: 'DE',
  blockedCountries: ['US', 'AS', 'GU', 'MP', 'PR', 'VI', 'IR', 'KP', 'CU', 'SY'],
  enforcedCountries: [],
  hideAcceptNewsLetter: false,
  quickDepositMethods: { '*': 'all', 'bank-only': ['ferrybank', 'wirepath'], 'register-first': [] },
  sportsProvider: 'ALTENAR',
}
