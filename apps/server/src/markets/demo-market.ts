import type { CountryLicence, Market } from './market.ts'

const asked = { sealId: null, autoCountry: false, autoCurrency: false }

/** The market out of the box. It shows every kind of licence, and claims none: nobody has licensed this software. */
export const demoMarket: Market = {
  languages: [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
    { code: 'ar', name: 'العربية' },
  ],
  allowedCurrencies: ['EUR', 'USD', 'GBP', 'CHF', 'NOK', 'JPY', 'KWD', 'BRL', 'NGN'],
  defaultCountry: 'DE',
  blockedCountries: ['US', 'AS', 'GU', 'MP', 'PR', 'VI', 'IR', 'KP', 'CU', 'SY'],
  enforcedCountries: [],
  hideAcceptNewsLetter: false,
  sportsProvider: 'ALTENAR',
  licences: {
    '*': licence('GENERIC'),
    MT: licence('MGA'),
    DE: licence('MGA'),
    AT: licence('MGA'),
    EE: { ...licence('ESTONIAN'), autoCountry: true, autoCurrency: true },
    CA: licence('KAHNAWAKE'),
    BR: licence('CURACAO'),
    NG: licence('NIGERIA'),
    KM: { ...licence('ANJOUAN'), sealId: 'demo-seal' },
  },
}

function licence(type: CountryLicence['type']): CountryLicence {
  return { type, ...asked }
}
