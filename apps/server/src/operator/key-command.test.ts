import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { findKeyHolder } from '../content/keys/operator-keys.ts'
import type { Database } from '../db/database.ts'
import { manualClock } from '../kit/clock.ts'
import { systemRandom } from '../kit/random.ts'
import { keyNoun } from './key-command.ts'
import { selectOperatorActs } from './operator-act.store.ts'

const BY = ['--by', 'kim', '--reason', 'a new editor']
const NOW = new Date('2026-11-20T12:00:00Z')

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const keys = (...args: string[]) =>
  keyNoun.carryOut(
    { db, clock: manualClock(NOW), random: systemRandom },
    keyNoun.read(args, NOW).ask,
  )
const holder = (key: string, scope: 'content' | 'words', scheme = 'Bearer ') =>
  findKeyHolder(db, { headers: { authorization: scheme + key } }, scope)

test.each([
  [['add', 'lee', ...BY], 'Say what the key opens: --scopes content,words'],
  [['add', 'lee', '--scopes', 'content,money', ...BY], 'Say what the key opens'],
  [['add', 'lee miller', '--scopes', 'content', ...BY], 'A key is named with letters'],
  [['add', 'lee', '--scopes', 'content', '--by', 'kim'], 'Say why'],
  [['show', 'lee', ...BY], 'keys add NAME'],
  [['end', ...BY], 'keys end NAME'],
])('an operator’s command about keys %j is refused with a sentence', (args, sentence) => {
  expect(() => keyNoun.read(args, NOW)).toThrow(sentence)
})

test('a key is shown once, opens its scopes until it is ended, and its name is not given again', async () => {
  expect((await keys()).lines).toEqual([
    'There is no key: nobody edits content or words over HTTP.',
  ])
  const [, key = ''] = (await keys('add', 'lee', '--scopes', 'content', ...BY)).lines
  expect(key).toMatch(/^[\w-]{43}$/)
  const listed = await keys()
  expect(listed.lines).toEqual(['lee  content  since 2026-11-20T12:00:00.000Z'])
  expect(JSON.stringify(listed)).not.toContain(key)

  expect(await holder(key, 'content')).toBe('lee')
  expect(await holder(key, 'content', '')).toBe('lee')
  expect(await holder(key, 'words')).toBeNull()
  expect(await holder(`${key}a`, 'content')).toBeNull()
  expect(await holder('k'.repeat(200), 'content')).toBeNull()

  await expect(keys('add', 'lee', '--scopes', 'words', ...BY)).rejects.toThrow(
    'There is or was a key of lee.',
  )
  await keys('end', 'lee', ...BY)
  expect(await holder(key, 'content')).toBeNull()
  await expect(keys('end', 'lee', ...BY)).rejects.toThrow('No key of lee is in use.')
  await expect(keys('add', 'lee', '--scopes', 'words', ...BY)).rejects.toThrow(
    'There is or was a key of lee.',
  )
  expect(await selectOperatorActs(db, 'lee', 10)).toMatchObject([
    { act: 'keys end', before: { scopes: ['content'] }, after: { scopes: [] } },
    { act: 'keys add', operator: 'kim', reason: 'a new editor', after: { scopes: ['content'] } },
  ])
})
