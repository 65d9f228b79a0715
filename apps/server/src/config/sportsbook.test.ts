import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { readSportsbook } from './sportsbook.ts'

const standIn = { production: false, sandboxUrl: 'http://localhost:3001', sandboxInternalUrl: null }

test('every book is the stand-in’s until the operator names a vendor’s', () => {
  expect(readSportsbook({}, standIn)).toEqual({
    altenar: { scriptUrl: 'http://localhost:3001/book/altenarWSDK.js', integration: 'baize' },
    betby: {
      scriptUrl: 'http://localhost:3001/book/bt-renderer.min.js',
      brandId: 'baize',
      skin: 'dark',
    },
    delasportUrl: 'http://localhost:3001/book/frame',
    hadUrl: 'http://localhost:3001/book/frame/{language}',
    origins: [],
    eventsUrl: 'http://localhost:3001/book/api/events',
  })
  expect(
    readSportsbook({}, { ...standIn, sandboxInternalUrl: 'http://sandbox:3001' }).eventsUrl,
  ).toBe('http://sandbox:3001/book/api/events')
})

test('addresses, names and further origins are the operator’s to set', () => {
  const vendors = {
    ALTENAR_SCRIPT_URL: 'https://altenar.test/sdk/altenarWSDK.js',
    ALTENAR_INTEGRATION: 'mycasino',
    BETBY_SCRIPT_URL: 'https://ui.betby.test/bt-renderer.min.js',
    BETBY_BRAND_ID: '1653815133341880320',
    BETBY_SKIN: 'light',
    DELASPORT_URL: 'https://delasport.test/sports/',
    HAD_URL: 'https://had.test/?lang={language}',
    SPORTSBOOK_ORIGINS: 'https://*.vendor.test, wss://feed.vendor.test',
  }
  expect(readConfig(vendors).sportsbook).toEqual({
    altenar: { scriptUrl: 'https://altenar.test/sdk/altenarWSDK.js', integration: 'mycasino' },
    betby: {
      scriptUrl: 'https://ui.betby.test/bt-renderer.min.js',
      brandId: '1653815133341880320',
      skin: 'light',
    },
    delasportUrl: 'https://delasport.test/sports',
    hadUrl: 'https://had.test/?lang={language}',
    origins: ['https://*.vendor.test', 'wss://feed.vendor.test'],
    eventsUrl: null,
  })
  const environment = { ...vendors, SPORTSBOOK_EVENTS_URL: 'https://feed.vendor.test/events' }
  expect(readConfig(environment).sportsbook.eventsUrl).toBe('https://feed.vendor.test/events')
})

test.each([
  [{ BETBY_SCRIPT_URL: 'betby.test/bt-renderer.min.js' }, 'BETBY_SCRIPT_URL must be an address'],
  [{ BETBY_BRAND_ID: 'a brand' }, 'BETBY_BRAND_ID must have 1 to 100 letters'],
  [{ SPORTSBOOK_ORIGINS: '*' }, 'SPORTSBOOK_ORIGINS must be origins'],
  [{ SPORTSBOOK_ORIGINS: 'https://vendor.test;script-src' }, 'SPORTSBOOK_ORIGINS must be origins'],
])('%o is refused', (env, message) => {
  expect(() => readSportsbook(env, standIn)).toThrow(message)
})

test('production takes no book over a plain connection', () => {
  const production = {
    production: true,
    sandboxUrl: 'https://vendors.test',
    sandboxInternalUrl: null,
  }
  for (const name of [
    'ALTENAR_SCRIPT_URL',
    'BETBY_SCRIPT_URL',
    'DELASPORT_URL',
    'HAD_URL',
    'SPORTSBOOK_EVENTS_URL',
  ])
    expect(() => readSportsbook({ [name]: 'http://vendor.test/book' }, production)).toThrow(
      `${name} must begin with "https://"`,
    )
})
