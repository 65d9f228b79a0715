import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  currencyOfCountry,
  isAllowedCurrency,
  isBlockedCountry,
  listQuickDepositMethods,
} from './market.ts'
import { BadMarketFile, readMarketFiles } from './market-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-market-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { market } = readMarketFiles(null)
const OURS = readFileSync(new URL('./files/market.yaml', import.meta.url), 'utf8')

function read(change: (file: string) => string) {
  writeFileSync(join(folder, 'market.yaml'), change(OURS))
  return readMarketFiles(folder).market
}

test('a country has its own currency where there are purses in it, otherwise the first', () => {
  expect(currencyOfCountry('DE', market)).toBe('EUR')
  expect(currencyOfCountry('JP', market)).toBe('JPY')
  expect(currencyOfCountry('SE', market)).toBe(market.allowedCurrencies[0])
  expect(currencyOfCountry('KW', { allowedCurrencies: ['USD', 'EUR'] })).toBe('USD')
})

test('out of the box no player joins from a blocked country, and purses are kept in the currencies that are named', () => {
  expect([isBlockedCountry('US', market), isBlockedCountry('DE', market)]).toEqual([true, false])
  expect([isAllowedCurrency('EUR', market), isAllowedCurrency('eur', market)]).toEqual([
    true,
    false,
  ])
})

test('a tag has its own quick-deposit methods, all others have those of the star, and without a star none', () => {
  const { quickDepositMethods } = read((file) => file.replace("'*': all", "'*': [ferrybank]"))
  expect(listQuickDepositMethods('bank-only', { quickDepositMethods })).toEqual([
    'ferrybank',
    'wirepath',
  ])
  expect(listQuickDepositMethods('register-first', { quickDepositMethods })).toEqual([])
  expect(listQuickDepositMethods('toString', { quickDepositMethods })).toEqual(['ferrybank'])
  expect(listQuickDepositMethods(null, { quickDepositMethods: {} })).toEqual([])
  expect(listQuickDepositMethods(null, market)).toBe('all')
})

test('the file of an operator decides', () => {
  const own = read((file) =>
    file
      .replace('hideAcceptNewsLetter: false', 'hideAcceptNewsLetter: true')
      .replace('defaultCountry: DE', 'defaultCountry: NO'),
  )
  expect(own).toEqual({ ...market, hideAcceptNewsLetter: true, defaultCountry: 'NO' })
})

test.each([
  [
    'allowedCurrencies: [EUR',
    'allowedCurrencies: [EURO',
    'allowedCurrencies.0 must be a currency, such as EUR, not "EURO"',
  ],
  [/allowedCurrencies: \[.*\]/, 'allowedCurrencies: []', 'allowedCurrencies.0 is missing'],
  [
    'defaultCountry: DE',
    'defaultCountry: XX',
    'defaultCountry must be a country\'s two letters, not "XX"',
  ],
  ['defaultCountry: DE', 'defaultCountry: US', 'defaultCountry must not be a blocked country'],
  ['[US,', '[USA,', 'blockedCountries.0 must be a country\'s two letters, not "USA"'],
  [
    'enforcedCountries: []',
    'enforcedCountries: EE',
    'enforcedCountries must be a list of countries, not "EE"',
  ],
  [
    "'*': all",
    "'*': some",
    'quickDepositMethods.* must be a list of methods, or \'all\', not "some"',
  ],
  [
    'hideAcceptNewsLetter: false',
    'hideAcceptNewsLetter: maybe',
    'hideAcceptNewsLetter must be true or false, not "maybe"',
  ],
  [
    'sportsProvider: ALTENAR',
    'sportsProvider: HOUSE',
    'sportsProvider must be ALTENAR, BETBY, DELASPORT or HAD, not "HOUSE"',
  ],
  ['defaultCountry: DE', '', 'defaultCountry is missing'],
  [
    "JPY: '8000000'",
    'JPY: 8000000',
    "sportsMaxReturn.JPY must be an amount, such as '50000', not 8000000",
  ],
  [
    "JPY: '8000000'",
    "JPY: '8000000.5'",
    "sportsMaxReturn must be amounts in the digits of their currencies, such as '50000'",
  ],
])('%s written as %s is refused with one sentence', (ours, wrong, sentence) => {
  expect(() => read((file) => file.replace(ours, wrong))).toThrow(
    new BadMarketFile(`${join(folder, 'market.yaml')}: ${sentence}.`),
  )
})
