import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { openLog } from '../../kit/log.ts'
import { openTopics } from '../../kit/topics.ts'
import { openTranslations, type Translations } from './translations.ts'

const shell = {
  login: 'Log in',
  hello: 'Hello {{name}}',
  games_one: '{{count}} game',
  games_other: '{{count}} games',
}
const builtIn = new Map([
  ['en', new Map([['shell', shell]])],
  ['de', new Map([['shell', { ...shell, login: 'Anmelden' }]])],
])
const DAY_MS = 86_400_000

let db: Database
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
const topics = openTopics()

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const open = (offered: readonly string[] | null = null, on = topics): Promise<Translations> =>
  openTranslations({
    db,
    clock,
    log: openLog('silent'),
    topics: on,
    builtIn,
    offered,
    locize: null,
  })

const wordOf = (translations: Translations, language: string, key = 'login') =>
  translations.lexicon().wordsOf(language)?.namespaces.get('shell')?.words[key]

test('an operator’s word stands over the built-in one, on every node and after a restart, until it is taken away', async () => {
  const [one, other] = [await open(), await open()]
  const before = one.lexicon().wordsOf('de')?.revision
  expect(await one.changeTexts('de', 'shell', { login: 'Einloggen' })).toBeNull()
  expect(wordOf(one, 'de')).toBe('Einloggen')
  expect(one.lexicon().wordsOf('de')?.revision).not.toBe(before)
  await expect.poll(() => wordOf(other, 'de')).toBe('Einloggen')
  expect(wordOf(await open(), 'de')).toBe('Einloggen')
  expect(await one.changeTexts('de', 'shell', { login: null })).toBeNull()
  expect(wordOf(one, 'de')).toBe('Anmelden')
})

test('a language becomes supported when nine tenths of it are written', async () => {
  const translations = await open()
  const codes = () => translations.lexicon().supported.map(({ code }) => code)
  await translations.changeTexts('sv', 'shell', { login: 'Logga in', hello: 'Hej {{name}}' })
  expect(codes()).toEqual(['en', 'de'])
  expect(translations.lexicon().all.sv).toMatchObject({
    name: 'Swedish',
    nativeName: 'Svenska',
    translated: { latest: 2 / 3 },
  })
  await translations.changeTexts('sv', 'shell', {
    games_one: '{{count}} spel',
    games_other: '{{count}} spel',
  })
  expect(translations.lexicon().supported).toContainEqual({ code: 'sv', name: 'Svenska' })
})

test('an operator may offer fewer languages, in an order of their own', async () => {
  const { lexicon } = await open(['de', 'en', 'fi'])
  expect(lexicon().supported).toEqual([
    { code: 'de', name: 'Deutsch' },
    { code: 'en', name: 'English' },
  ])
})

test.each([
  ['a namespace that there is not', 'de', 'nothing', { login: 'x' }, 404],
  ['what is no language', 'Deutsch!', 'shell', { login: 'x' }, 404],
  ['a key without words in the reference language', 'de', 'shell', { nothing: 'x' }, 400],
  ['other placeholders', 'de', 'shell', { hello: 'Hallo {{nmae}}' }, 400],
  ['a missing placeholder', 'de', 'shell', { hello: 'Hallo' }, 400],
  [
    'a placeholder that a plural does not have',
    'de',
    'shell',
    { games_one: '{{total}} Spiel' },
    400,
  ],
  ['a text without end', 'de', 'shell', { login: 'x'.repeat(10_001) }, 400],
])(
  'a change is refused, and nothing is written, with %s',
  async (_, language, namespace, changes, status) => {
    const translations = await open()
    const before = translations.lexicon()
    expect((await translations.changeTexts(language, namespace, { ...changes }))?.status).toBe(
      status,
    )
    expect(translations.lexicon()).toBe(before)
  },
)

test('a plural may say its number in words', async () => {
  expect(
    await (await open()).changeTexts('de', 'shell', {
      games_one: 'ein Spiel',
      games_other: '{{count}} Spiele',
    }),
  ).toBeNull()
})

test('the operator can give words to a key that was missing, and it is missing no more', async () => {
  const translations = await open()
  await translations.addMissing('en', 'shell', { new_key: 'new_key' })
  expect(await translations.listMissing()).toMatchObject([
    { namespace: 'shell', key: 'new_key', times: 1 },
  ])
  expect(await translations.changeTexts('en', 'shell', { new_key: 'New' })).toBeNull()
  expect(await translations.listMissing()).toEqual([])
  expect(wordOf(translations, 'de', 'new_key')).toBe('New')
})

test('a key with words is not missing, nor is a plural that is requested by its stem', async () => {
  const translations = await open()
  await translations.addMissing('en', 'shell', { login: 'login', games: 'games' })
  expect(await translations.listMissing()).toEqual([])
})

test.each([
  ['another language than the reference', 'de', { some: 'x' }, 400],
  [
    'more than a thousand keys',
    'en',
    Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`key${at}`, ''])),
    400,
  ],
  ['a key without end', 'en', { ['k'.repeat(201)]: '' }, 400],
])('missing words are refused for %s', async (_, language, words, status) => {
  const translations = await open()
  expect((await translations.addMissing(language, 'shell', words))?.status).toBe(status)
  expect(await translations.listMissing()).toEqual([])
})

test('strangers cannot fill the database: 5,000 keys stay, and what is missed again and again stays longest', async () => {
  const translations = await open()
  const flood = (from: number) =>
    Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`flood.${from + at}`, 'x']))
  await translations.addMissing('en', 'shell', { real: 'real' })
  await translations.addMissing('en', 'shell', { real: 'real' })
  for (let from = 0; from < 6000; from += 1000)
    await translations.addMissing('en', 'shell', flood(from))
  const missing = await translations.listMissing()
  expect(missing).toHaveLength(5000)
  expect(missing[0]).toMatchObject({ key: 'real', times: 2 })
})

test('a key that was not missed for a week is forgotten', async () => {
  const translations = await open()
  clock.advance(8 * DAY_MS)
  await translations.addMissing('en', 'shell', { fresh: 'fresh' })
  await translations.forgetOldMissing()
  expect((await translations.listMissing()).map(({ key }) => key)).toEqual(['fresh'])
})
