import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-config-'))
const url = 'postgres://baize@db.test/casino'
const urlFile = join(scratch, 'url')
writeFileSync(urlFile, url)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const DEMO_SECRET = 'baize-demo-secret-do-not-use-in-production'
const SECRETS = ['SESSION_SECRET', 'STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET']
/** All settings that production requires. */
const PRODUCTION: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://casino.test',
  ...Object.fromEntries(SECRETS.map((name) => [name, randomSecret(name)])),
}

describe('production', () => {
  test('opens with an address and secrets of its own, and brings nothing of the demonstration', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      production: true,
      publicUrl: 'https://casino.test',
      demo: false,
      chat: null,
      logLevel: 'info',
      secrets: { session: [PRODUCTION.SESSION_SECRET] },
    })
  })

  test('does not open without the address where players reach it', () => {
    expect(messageOf({ ...PRODUCTION, PUBLIC_URL: '' })).toBe(
      'ConfigError: Set PUBLIC_URL to the address where players reach the casino.',
    )
  })

  test.each(['Production', ' production ', 'PRODUCTION', 'prod', 'live', 'staging', 'produciton'])(
    'is what NODE_ENV=%j means',
    (spelling) => {
      expect(messageOf({ NODE_ENV: spelling })).toBe(
        'ConfigError: Set PUBLIC_URL to the address where players reach the casino.',
      )
      expect(readConfig({ ...PRODUCTION, NODE_ENV: spelling, DEMO: '1' })).toMatchObject({
        production: true,
        demo: false,
      })
    },
  )

  test.each([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }, { NODE_ENV: ' Dev ' }])(
    'is not what %j means',
    (environment) => {
      expect(readConfig(environment).production).toBe(false)
    },
  )

  test.each([
    'https://casino.example',
    'https://casino.test',
    'https://192.168.1.5:8443',
    'https://localhost.casino.example',
    'https://127.0.0.1.casino.example',
    'https://[2001:db8::1]',
  ])('is what the public address %s means, whatever NODE_ENV says', (PUBLIC_URL) => {
    for (const NODE_ENV of [undefined, '', 'development', 'test']) {
      const refusal = 'ConfigError: Set SESSION_SECRET to a random text of at least 32 characters.'
      expect(messageOf({ PUBLIC_URL, NODE_ENV, DEMO: '1' })).toBe(refusal)
      const opened = readConfig({
        ...PRODUCTION,
        PUBLIC_URL,
        NODE_ENV,
        DEMO: '1',
        PSEUDO_LANGUAGE: '1',
      })
      expect(opened).toMatchObject({
        production: true,
        demo: false,
        pseudoLanguage: false,
        chat: null,
      })
    }
  })

  test.each([
    'http://localhost:3000',
    'https://localhost',
    'http://casino.localhost',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://[::1]:3000',
  ])('is not what %s means, which only this machine reaches', (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ production: false, publicUrl: PUBLIC_URL })
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL }).production).toBe(true)
  })

  test('does not open at a public address without encryption', () => {
    const refusal =
      'ConfigError: PUBLIC_URL must begin with "https://" unless it is an address of this machine; "http://casino.example" does not.'
    for (const environment of [{}, PRODUCTION])
      expect(messageOf({ ...environment, PUBLIC_URL: 'http://casino.example' })).toBe(refusal)
  })
})

describe('third parties of production', () => {
  test.each(['SANDBOX_URL', 'LOCIZE_URL'])(
    'are not reached at another machine without encryption: %s',
    (name) => {
      const given = { ...PRODUCTION, LOCIZE_PROJECT_ID: 'words' }
      const refusal = `ConfigError: ${name} must begin with "https://" unless it is an address of this machine; "http://vendors.example" does not.`
      expect(messageOf({ ...given, [name]: 'http://vendors.example' })).toBe(refusal)
      for (const address of ['https://vendors.example', 'http://127.0.0.1:3001'])
        expect(messageOf({ ...given, [name]: address })).toBe('nothing')
      expect(
        messageOf({ [name]: 'http://vendors.example', LOCIZE_PROJECT_ID: 'words' }),
        'a laptop may',
      ).toBe('nothing')
    },
  )
})

describe('a setting that cannot be meant is reported in one sentence', () => {
  test.each([
    [
      'PUBLIC_URL',
      'casino.test',
      'must be an address such as "https://casino.example", not "casino.test".',
    ],
    [
      'PUBLIC_URL',
      'ftp://casino.test',
      'must be an address such as "https://casino.example", not "ftp://casino.test".',
    ],
    [
      'PUBLIC_URL',
      'https://',
      'must be an address such as "https://casino.example", not "https://".',
    ],
    [
      'PUBLIC_URL',
      'https://casino.test/play',
      'must end after the host or the port, as "https://casino.test" does, not "https://casino.test/play".',
    ],
    [
      'HSTS',
      'max-age=one year',
      'must be such as "max-age=31536000; includeSubDomains", not "max-age=one year".',
    ],
    [
      'SANDBOX_URL',
      'localhost:3001',
      'must be an address such as "https://casino.example", not "localhost:3001".',
    ],
    ['PORT', 'eighty', 'must be a port number, not "eighty".'],
    ['METRICS_PORT', '70000', 'must be a port number, not "70000".'],
    ['TRUSTED_PROXIES', 'two', 'must be a number of proxies, not "two".'],
    ['TRUSTED_PROXIES', '-1', 'must be a number of proxies, not "-1".'],
    ['REALITY_CHECK_EVERY_S', '0', 'must be a number of seconds, not "0".'],
    [
      'REGISTRATION_RESULT',
      'AUTOLOGIN',
      'must be VERIFICATION_NEEDED or AUTO_LOGIN, not "AUTOLOGIN".',
    ],
    ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent, not "loud".'],
    ['CHAT_TYPE', 'zendesk', 'must be ZENDESK, LIVEAGENT or NONE, not "zendesk".'],
    ['LANGUAGES', 'english', 'must be codes such as "en,de", not "english".'],
    [
      'IMAGE_ORIGINS',
      'https://cdn.test/pictures',
      'must be origins such as "https://cdn.example", not "https://cdn.test/pictures".',
    ],
    [
      'IMAGE_ORIGINS',
      'https://cdn.test http://cdn.test',
      'must be origins such as "https://cdn.example", not "http://cdn.test".',
    ],
    [
      'SECURITY_CONTACT',
      'security@casino.test',
      'must be addresses such as "mailto:security@casino.example" or "https://casino.example/report", not "security@casino.test".',
    ],
    [
      'IMAGE_ORIGINS',
      'https://*',
      'must be origins such as "https://cdn.example", not "https://*".',
    ],
  ])('%s=%s', (name, value, sentence) => {
    expect(messageOf({ [name]: value })).toBe(`ConfigError: ${name} ${sentence}`)
  })
})

test('each of these settings is taken as it is given', () => {
  const given = {
    TRUSTED_PROXIES: '2',
    REGISTRATION_RESULT: 'AUTO_LOGIN',
    LOG_LEVEL: 'debug',
    REALITY_CHECK_EVERY_S: '30',
    DEMO: '0',
    BONUSES_QUEUE: '1',
  }
  expect(
    readConfig({ IMAGE_ORIGINS: 'https://cdn.test, https://*.pictures.test:8443' }).imageOrigins,
  ).toEqual(['https://cdn.test', 'https://*.pictures.test:8443'])
  expect(readConfig(given)).toMatchObject({
    trustedProxies: 2,
    registrationResult: 'AUTO_LOGIN',
    logLevel: 'debug',
    realityCheckEveryS: 30,
    bonusesQueue: true,
    demo: false,
  })
})

test('answers make browsers keep to https where players come over it, and nowhere else', () => {
  expect(readConfig(PRODUCTION).hsts).toBe('max-age=31536000')
  expect(readConfig({ ...PRODUCTION, HSTS: 'max-age=60; includeSubDomains; preload' }).hsts).toBe(
    'max-age=60; includeSubDomains; preload',
  )
  for (const PUBLIC_URL of [undefined, 'http://localhost:3000', 'https://localhost'])
    expect(readConfig({ PUBLIC_URL }).hsts).toBeNull()
})

test('an empty setting counts as none', () => {
  const empty = {
    PUBLIC_URL: '',
    SANDBOX_URL: '',
    TRUSTED_PROXIES: '',
    REGISTRATION_RESULT: '',
    LOG_LEVEL: '',
    STUDIO_SECRET: '',
  }
  expect(readConfig(empty)).toEqual(readConfig({}))
  expect(readConfig({})).toMatchObject({
    publicUrl: null,
    sandboxUrl: 'http://localhost:3001',
    trustedProxies: 0,
    registrationResult: 'VERIFICATION_NEEDED',
    logLevel: 'warn',
    demo: true,
    secrets: { studio: [DEMO_SECRET] },
  })
})

describe('the demonstration', () => {
  test.each([
    ['comes into the embedded database', {}, true],
    ['stays out of it when that is asked for', { DEMO: '0' }, false],
    ['stays out of a database that the operator names', { DATABASE_URL: url }, false],
    ['stays out of one that a file names', { DATABASE_URL_FILE: urlFile }, false],
    [
      'comes into one that the operator names when that is asked for',
      { DATABASE_URL: url, DEMO: '1' },
      true,
    ],
    ['never comes into production', { ...PRODUCTION, DATABASE_URL: url, DEMO: '1' }, false],
  ])('%s', (_what, environment, comes) => {
    expect(readConfig(environment).demo).toBe(comes)
  })
})

test('an address may end with a slash', () => {
  const { publicUrl, sandboxUrl } = readConfig({
    PUBLIC_URL: 'https://localhost/',
    SANDBOX_URL: 'https://vendors.test/all/',
  })
  expect({ publicUrl, sandboxUrl }).toEqual({
    publicUrl: 'https://localhost',
    sandboxUrl: 'https://vendors.test/all',
  })
})

/** Returns the message with which `readConfig` refuses, or "nothing". */
function messageOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment)
    return 'nothing'
  } catch (error) {
    return String(error)
  }
}

/** Returns a secret that is random enough for production, and equal in each run. */
function randomSecret(of: string): string {
  return createHash('sha256').update(of).digest('base64')
}

test('the casino listens at HOST and the metrics at METRICS_HOST, which is this machine when it is left out', () => {
  expect(readConfig({})).toMatchObject({ host: null, metricsHost: '127.0.0.1' })
  expect(readConfig({ HOST: '10.0.0.7', METRICS_HOST: '::' })).toMatchObject({
    host: '10.0.0.7',
    metricsHost: '::',
  })
  expect(() => readConfig({ HOST: 'http://10.0.0.7' })).toThrow(
    'HOST must be an address such as "127.0.0.1" or "::"',
  )
})
