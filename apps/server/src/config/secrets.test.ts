import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { readSharedSecrets } from './secrets.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-config-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const DEMO_SECRET = 'baize-demo-secret-do-not-use-in-production'
const OWN = ['SESSION_SECRET', 'STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET']
const FAMILIES = [
  'SOFTSWISS',
  'PLAYNGO',
  'TVBET',
  'TOMHORN',
  'PATEPLAY',
  'VENUM',
  'PRAGMATIC',
  'LIVESPINS',
  'DELASPORT',
].map((each) => `${each}_SECRET`)
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
  DATABASE_URL: (secret: string) => ({
    ...PRODUCTION,
    DATABASE_URL: `postgres://baize:${encodeURIComponent(secret)}@db.test/casino`,
  }),
  SMTP_URL: (secret: string) => ({
    ...PRODUCTION,
    SMTP_URL: `smtps://baize:${encodeURIComponent(secret)}@mail.test`,
  }),
}
const OF_OTHERS = Object.keys(withSecret) as (keyof typeof withSecret)[]

describe.each(OF_OTHERS)('in production the secret of another party in %s', (name) => {
  test('is neither the one of the demonstration nor easy to guess', () => {
    const what = name.endsWith('_URL') ? `the password in ${name}` : name
    expect(messageOf(withSecret[name](DEMO_SECRET))).toBe(
      `ConfigError: Set ${what} to a random text of at least 32 characters.`,
    )
    for (const weak of ['Welcome-1', 'secret', 'password123password123'])
      expect(messageOf(withSecret[name](weak))).toMatch(
        new RegExp(`^ConfigError: ${what} can be guessed\\.`, 'i'),
      )
    expect(messageOf(withSecret[name](randomSecret('other')))).toBe('nothing')
  })

  test('serves no other purpose', () => {
    const random = `${randomSecret('one for two')}/+`
    for (const other of OWN)
      expect(messageOf({ ...withSecret[name](random), [other]: random })).toBe(
        `ConfigError: ${other} and ${name} have the same value. Set each to a random text of its own.`,
      )
    const pair = OF_OTHERS.filter((other) => other !== name)
    for (const other of pair)
      expect(messageOf({ ...withSecret[name](random), ...onlyOf(other, random) })).toMatch(
        'have the same value',
      )
  })
})

test('the password of a database is also one where it stands behind the question mark, which is the one that is used', () => {
  const url = (password: string) =>
    `postgres://baize:${randomSecret('unused')}@db.test/casino?password=${encodeURIComponent(password)}`
  expect(messageOf({ ...PRODUCTION, DATABASE_URL: url('Welcome-1') })).toMatch(
    /^ConfigError: The password in DATABASE_URL can be guessed\./,
  )
  expect(messageOf({ ...PRODUCTION, DATABASE_URL: url(randomSecret('SESSION_SECRET')) })).toMatch(
    'have the same value',
  )
  expect(messageOf({ ...PRODUCTION, DATABASE_URL: url(randomSecret('other')) })).toBe('nothing')
  for (const elsewhere of [
    'baize:baize@localhost/casino?host=db.test',
    'baize@/casino?host=db.test&password=baize',
  ])
    expect(messageOf({ ...PRODUCTION, DATABASE_URL: `postgres://${elsewhere}` })).toMatch(
      'can be guessed',
    )
  for (const here of [
    'baize@localhost/casino?password=baize',
    'baize@/casino?host=/run/pg&password=baize',
  ])
    expect(messageOf({ ...PRODUCTION, DATABASE_URL: `postgres://${here}` })).toBe('nothing')
})

test('a password of a mail service may have 16 small letters, and one of this machine may be weak', () => {
  expect(messageOf(withSecret.SMTP_URL('qkzrvmplwgtdhxbn'))).toBe('nothing')
  for (const host of ['localhost', '127.0.0.1'])
    expect(
      messageOf({ ...PRODUCTION, DATABASE_URL: `postgres://baize:baize@${host}/casino` }),
    ).toBe('nothing')
  for (const url of [
    'postgres://baize@db.test/casino',
    'postgres://b@/c?host=/run/pg',
    'postgres://b:100%@db.test/c',
  ])
    expect(messageOf({ ...PRODUCTION, DATABASE_URL: url })).not.toMatch('URIError')
})

test('every secret that the casino reads stands in the table of docs/operating.md, with who checks it and how it is replaced', () => {
  const read = new Set<string>()
  const env = new Proxy({ ...PRODUCTION } as NodeJS.ProcessEnv, {
    get(of, name) {
      read.add(String(name))
      return Reflect.get(of, name)
    },
  })
  readConfig(env)
  const names = [...read]
  const fromFiles = names
    .filter((name) => name.endsWith('_FILE'))
    .map((name) => name.replace(/_FILE$/, ''))
  const bySound = names.filter((name) => /(SECRET|_KEY|TOKEN|PASSWORD|CREDENTIALS)$/.test(name))
  const secrets = [...new Set([...fromFiles, ...bySound])].filter(
    (name) => !name.endsWith('_PREVIOUS'),
  )
  expect(secrets.sort()).toEqual([...OWN, ...FAMILIES, ...OF_OTHERS].sort())

  const docs = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')
  const table =
    docs.match(
      /\n\| secret \| who checks it \| what it does \| how it is replaced without a stop \|\n[\s\S]+?\n\n/,
    )?.[0] ?? ''
  const rows = [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  expect(rows.map(([, name]) => name).sort()).toEqual(secrets)
  for (const [, name = '', , , how = ''] of rows)
    expect(how.includes('`…_PREVIOUS`'), name).toBe([...OWN, ...FAMILIES].includes(name))
})

function onlyOf(name: keyof typeof withSecret, secret: string) {
  return { [name]: (withSecret[name](secret) as NodeJS.ProcessEnv)[name] }
}

/** Returns the message with which `readConfig` refuses, or "nothing". */
function messageOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment)
    return 'nothing'
  } catch (error) {
    return String(error)
  }
}

describe('a secret of production', () => {
  test.each(OWN)(
    '%s is neither absent nor the one of the demonstration, nor short, nor easy to guess',
    (name) => {
      const refusal = `ConfigError: Set ${name} to a random text of at least 32 characters.`
      for (const secret of ['', DEMO_SECRET, randomSecret(name).slice(0, 31)])
        expect(messageOf({ ...PRODUCTION, [name]: secret })).toBe(refusal)
      const guessed = `ConfigError: ${name} can be guessed. Set it to a random text, such as \`openssl rand -base64 33\` writes.`
      expect(messageOf({ ...PRODUCTION, [name]: 'x'.repeat(64) })).toBe(guessed)
      expect(messageOf({ ...PRODUCTION, [`${name}_PREVIOUS`]: 'x'.repeat(64) })).toBe(
        guessed.replace(name, `${name}_PREVIOUS`),
      )
      expect(messageOf({ ...PRODUCTION, [name]: randomSecret('other').slice(0, 32) })).toBe(
        'nothing',
      )
    },
  )

  test('of the chat is not required, and is as strong as the others', () => {
    const chat = { ...PRODUCTION, CHAT_TYPE: 'ZENDESK' }
    expect(messageOf({ ...chat, CHAT_SECRET: DEMO_SECRET })).toBe(
      'ConfigError: Set CHAT_SECRET to a random text of at least 32 characters.',
    )
    expect(messageOf({ ...chat, CHAT_SECRET: 'secretsecretsecret' })).toMatch(
      /^ConfigError: CHAT_SECRET can be guessed/,
    )
    expect(messageOf({ ...chat, CHAT_SECRET: randomSecret('chat') })).toBe('nothing')
  })

  test('serves one purpose, beside the former ones as well', () => {
    const names = [
      ...OWN.flatMap((name) => [name, `${name}_PREVIOUS`]),
      'CHAT_SECRET',
      'LOCIZE_API_KEY',
    ]
    const all: Record<string, string> = {
      ...PRODUCTION,
      ...Object.fromEntries(names.map((name) => [name, randomSecret(name)])),
    }
    expect(messageOf(all)).toBe('nothing')
    for (const [at, one] of names.entries()) {
      for (const other of names.slice(at + 1)) {
        const refusal = `ConfigError: ${one} and ${other} have the same value. Set each to a random text of its own.`
        expect(messageOf({ ...all, [other]: all[one] })).toBe(refusal)
      }
    }
    expect(
      messageOf({ ...all, CASHIER_SECRET_FILE: fileOf(`${all.MAIL_SECRET_PREVIOUS}\n`) }),
    ).toMatch(/^ConfigError: CASHIER_SECRET and MAIL_SECRET_PREV/)
  })

  test.each(OWN)(
    '%s may have a second one beside it, which is believed and does not sign',
    (name) => {
      const [current, former] = [randomSecret('current'), randomSecret('former')]
      const given = { ...PRODUCTION, [name]: current }
      for (const beside of [
        { [`${name}_PREVIOUS`]: former },
        { [`${name}_PREVIOUS_FILE`]: fileOf(`${former}\n`) },
      ]) {
        const { secrets } = readConfig({ ...given, ...beside })
        expect(Object.values(secrets)).toContainEqual([current, former])
      }
    },
  )
})

describe('a secret in a file', () => {
  test('is read without the space around it, and preferred to one in the environment', () => {
    const file = fileOf('  of the file\n')
    expect(
      readConfig({ STUDIO_SECRET_FILE: file, STUDIO_SECRET: 'of the environment' }).secrets.studio,
    ).toEqual(['of the file'])
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('of the file')
  })

  test('is the same for the stand-ins', () => {
    const names = ['STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET', 'CHAT_SECRET']
    const environment = Object.fromEntries(
      names.map((name) => [`${name}_FILE`, fileOf(`${name} of the file\n`)]),
    )
    for (const given of [{}, environment]) {
      const { secrets, chat } = readConfig(given)
      const shared = {
        STUDIO_SECRET: secrets.studio[0],
        CASHIER_SECRET: secrets.cashier[0],
        MAIL_SECRET: secrets.mail[0],
        CHAT_SECRET: chat?.key?.secret,
      }
      expect(readSharedSecrets(given)).toEqual(shared)
    }
    expect(readSharedSecrets(environment).CASHIER_SECRET).toBe('CASHIER_SECRET of the file')
  })

  test('must be long enough for production as well', () => {
    const refusal = 'ConfigError: Set MAIL_SECRET to a random text of at least 32 characters.'
    expect(messageOf({ ...PRODUCTION, MAIL_SECRET_FILE: fileOf('short') })).toBe(refusal)
  })

  test('must be there', () => {
    const refusal = 'ConfigError: CASHIER_SECRET_FILE names /nowhere/secret, which cannot be read.'
    expect(messageOf({ CASHIER_SECRET_FILE: '/nowhere/secret' })).toBe(refusal)
    const empty = fileOf('\n')
    expect(messageOf({ CASHIER_SECRET_FILE: empty })).toBe(
      `ConfigError: CASHIER_SECRET_FILE names ${empty}, which is empty.`,
    )
  })
})

function fileOf(content: string): string {
  const file = join(mkdtempSync(join(scratch, 'secret-')), 'secret')
  writeFileSync(file, content)
  return file
}
