import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const DEMO_SECRET = 'baize-demo-secret-do-not-use-in-production'
const OWN = ['SESSION_SECRET', 'STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET']
const FAMILIES = ['SOFTSWISS', 'PLAYNGO', 'TVBET', 'TOMHORN', 'PATEPLAY', 'VENUM', 'PRAGMATIC', 'LIVESPINS'].map((each) => `${each}_SECRET`)
const randomSecret = (of: string) => createHash('sha256').update(of).digest('base64url')
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://casino.test',
  CHAT_TYPE: 'ZENDESK',
  LOCIZE_PROJECT_ID: 'words',
  ...Object.fromEntries(OWN.map((name) => [name, randomSecret(name)])),
}

/** Settings with a secret of another party in its place. */
const withSecret = {
  CHAT_SECRET: (secret: string) => ({ ...PRODUCTION, CHAT_SECRET: secret }),
  LOCIZE_API_KEY: (secret: string) => ({ ...PRODUCTION, LOCIZE_API_KEY: secret }),
  DATABASE_URL: (secret: string) => ({ ...PRODUCTION, DATABASE_URL: `postgres://baize:${encodeURIComponent(secret)}@db.test/casino` }),
  SMTP_URL: (secret: string) => ({ ...PRODUCTION, SMTP_URL: `smtps://baize:${encodeURIComponent(secret)}@mail.test` }),
}
const OF_OTHERS = Object.keys(withSecret) as (keyof typeof withSecret)[]

describe.each(OF_OTHERS)('in production the secret of another party in %s', (name) => {
  test('is neither the one of the demonstration nor easy to guess', () => {
    const what = name.endsWith('_URL') ? `the password in ${name}` : name
    expect(said(withSecret[name](DEMO_SECRET))).toBe(`ConfigError: Set ${what} to a random text of at least 32 characters.`)
    for (const weak of ['Welcome-1', 'secret', 'password123password123'])
      expect(said(withSecret[name](weak))).toMatch(new RegExp(`^ConfigError: ${what} can be guessed\\.`, 'i'))
    expect(said(withSecret[name](randomSecret('other')))).toBe('nothing')
  })

  test('serves no other purpose', () => {
    const random = `${randomSecret('one for two')}/+`
    for (const other of OWN)
      expect(said({ ...withSecret[name](random), [other]: random })).toBe(
        `ConfigError: ${other} and ${name} have the same value. Set each to a random text of its own.`,
      )
    const pair = OF_OTHERS.filter((other) => other !== name)
    for (const other of pair) expect(said({ ...withSecret[name](random), ...onlyOf(other, random) })).toMatch('have the same value')
  })
})

test('the password of a database is also one where it stands behind the question mark, which is the one that is used', () => {
  const url = (password: string) => `postgres://baize:${randomSecret('unused')}@db.test/casino?password=${encodeURIComponent(password)}`
  expect(said({ ...PRODUCTION, DATABASE_URL: url('Welcome-1') })).toMatch(/^ConfigError: The password in DATABASE_URL can be guessed\./)
  expect(said({ ...PRODUCTION, DATABASE_URL: url(randomSecret('SESSION_SECRET')) })).toMatch('have the same value')
  expect(said({ ...PRODUCTION, DATABASE_URL: url(randomSecret('other')) })).toBe('nothing')
  for (const elsewhere of ['baize:baize@localhost/casino?host=db.test', 'baize@/casino?host=db.test&password=baize'])
    expect(said({ ...PRODUCTION, DATABASE_URL: `postgres://${elsewhere}` })).toMatch('can be guessed')
  for (const here of ['baize@localhost/casino?password=baize', 'baize@/casino?host=/run/pg&password=baize'])
    expect(said({ ...PRODUCTION, DATABASE_URL: `postgres://${here}` })).toBe('nothing')
})

test('a password of a mail service may have 16 small letters, and one of this machine may be weak', () => {
  expect(said(withSecret.SMTP_URL('qkzrvmplwgtdhxbn'))).toBe('nothing')
  for (const host of ['localhost', '127.0.0.1'])
    expect(said({ ...PRODUCTION, DATABASE_URL: `postgres://baize:baize@${host}/casino` })).toBe('nothing')
  for (const url of ['postgres://baize@db.test/casino', 'postgres://b@/c?host=/run/pg', 'postgres://b:100%@db.test/c'])
    expect(said({ ...PRODUCTION, DATABASE_URL: url })).not.toMatch('URIError')
})

test('every secret that the casino reads stands in the table of docs/operating.md, with who checks it and how it is replaced', () => {
  const asked = new Set<string>()
  const env = new Proxy({ ...PRODUCTION } as NodeJS.ProcessEnv, {
    get(of, name) {
      asked.add(String(name))
      return Reflect.get(of, name)
    },
  })
  readConfig(env)
  const names = [...asked]
  const fromFiles = names.filter((name) => name.endsWith('_FILE')).map((name) => name.replace(/_FILE$/, ''))
  const bySound = names.filter((name) => /(SECRET|_KEY|TOKEN|PASSWORD|CREDENTIALS)$/.test(name))
  const secrets = [...new Set([...fromFiles, ...bySound])].filter((name) => !name.endsWith('_PREVIOUS'))
  expect(secrets.sort()).toEqual([...OWN, ...FAMILIES, ...OF_OTHERS].sort())

  const docs = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const table = docs.match(/\n\| secret \| who checks it \| what it does \| how it is replaced without a stop \|\n[\s\S]+?\n\n/)?.[0] ?? ''
  const told = [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  expect(told.map(([, name]) => name).sort()).toEqual(secrets)
  for (const [, name = '', , , how = ''] of told) expect(how.includes('`…_PREVIOUS`'), name).toBe([...OWN, ...FAMILIES].includes(name))
})

function onlyOf(name: keyof typeof withSecret, secret: string) {
  return { [name]: (withSecret[name](secret) as NodeJS.ProcessEnv)[name] }
}

/** With what `readConfig` refuses, or "nothing". */
function said(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment)
    return 'nothing'
  } catch (error) {
    return String(error)
  }
}
