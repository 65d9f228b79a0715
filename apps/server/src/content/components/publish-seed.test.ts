import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { openLog } from '../../kit/log.ts'
import { openTopics } from '../../kit/topics.ts'
import { type EditingDeps, publishVersion, saveVersion } from './editing.ts'
import { openLibrary } from './library.ts'
import { publishSeeds } from './publish-seed.ts'

const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
let db: Database
let editing: EditingDeps

beforeAll(async () => {
  db = await openTestDatabase()
  const topics = openTopics()
  const publicUrl = 'https://casino.test'
  const library = await openLibrary({
    db,
    log: openLog('silent'),
    topics,
    defaultLanguage: 'en',
    publicUrl,
  })
  const nothing = { knownFacts: () => ({}), findGame: () => null, imageOrigins: [] }
  editing = { db, clock, topics, library, publicUrl, languages: () => ['en', 'de'], ...nothing }
})
afterAll(() => db.close())

const edition = (componentId: string, language = 'en') => ({ componentId, language, mobile: false })

/** Starts the casino with files of this content; returns how many of them were published. */
const publish = (componentId: string, texts: Readonly<Record<string, string>>) =>
  publishSeeds(
    { db, clock },
    Object.entries(texts).map(([language, text]) => ({
      ...edition(componentId, language),
      body: JSON.stringify(text),
    })),
  )

/** Returns the text that players read; null where nothing is shown. */
async function shown(componentId: string, language = 'en'): Promise<string | null> {
  await editing.library.refresh()
  const component = editing.library.find(componentId, { language, mobile: false })?.component
  return component?.kind === 'text' ? component.text : null
}

test('a new file is published, once, and so is what a release has changed in it', async () => {
  expect(await publish('greeting', { en: 'One' })).toBe(1)
  expect(await publish('greeting', { en: 'One' })).toBe(0)
  expect(await publish('greeting', { en: 'Two' })).toBe(1)
  expect(await shown('greeting')).toBe('Two')
})

test('a text that an editor has saved stays as it is, an unpublished draft too', async () => {
  await publish('saved', { en: 'One' })
  await saveVersion(
    editing,
    { ...edition('saved'), basedOn: 1, form: 'Mine', note: null, publish: false },
    'jo',
  )
  expect(await publish('saved', { en: 'Two' })).toBe(0)
  expect(await shown('saved')).toBe('One')
})

test('a text that an editor has taken down does not come back with the next release', async () => {
  await publish('taken_down', { en: 'One' })
  await publishVersion(editing, edition('taken_down'), null, 'jo')
  expect(await publish('taken_down', { en: 'Two' })).toBe(0)
  expect(await shown('taken_down')).toBeNull()
})

test('the next release does not replace an earlier version to which an editor has gone back', async () => {
  await publish('gone_back', { en: 'One' })
  await publish('gone_back', { en: 'Two' })
  await publishVersion(editing, edition('gone_back'), 1, 'jo')
  expect(await publish('gone_back', { en: 'Three' })).toBe(0)
  expect(await shown('gone_back')).toBe('One')
})

test('a decision of an editor for one language does not count for another', async () => {
  await publish('one_of_two', { en: 'One', de: 'Eins' })
  await publishVersion(editing, edition('one_of_two', 'de'), null, 'jo')
  expect(await publish('one_of_two', { en: 'Two', de: 'Zwei' })).toBe(1)
  expect(await shown('one_of_two', 'de'), 'German readers get English').toBe('Two')
})
