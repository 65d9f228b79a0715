import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { systemRandom } from '../../kit/random.ts'
import { openSessions, type Sessions } from './sessions.ts'

const of = {
  providerId: 'soft',
  playerId: 'ann',
  signInId: null,
  gameId: 'comet',
  currency: 'EUR',
  language: 'en',
}

let db: Database
let sessions: Sessions
beforeAll(async () => {
  db = await openTestDatabase()
  sessions = openSessions({
    db,
    clock: manualClock(new Date('2026-11-20T12:00:00Z')),
    random: systemRandom,
  })
})
afterAll(() => db.close())

test('a session is found by the name that its provider gave it, and by none of another provider', async () => {
  const token = await sessions.open(of)
  expect(await sessions.findByRef('soft', 's1')).toBeNull()
  expect(await sessions.link(token, 's1')).toBe(true)
  for (let time = 0; time < 2; time++)
    expect(await sessions.findByRef('soft', 's1')).toEqual(await sessions.find(token))
  expect(await sessions.findByRef('another', 's1')).toBeNull()
  expect(await sessions.findByRef('soft', 'x'.repeat(201))).toBeNull()
})

test('a name that a session has is given to no other session of that provider', async () => {
  const first = await sessions.open(of)
  const second = await sessions.open({ ...of, playerId: 'bob' })
  expect(await sessions.link(first, 's2')).toBe(true)
  expect(await sessions.link(second, 's2')).toBe(false)
  expect((await sessions.findByRef('soft', 's2'))?.playerId).toBe('ann')
  expect(await sessions.link(await sessions.open({ ...of, providerId: 'another' }), 's2')).toBe(
    true,
  )
})

test('a session that was forgotten is not found by the name of its provider either', async () => {
  const token = await sessions.open(of)
  await sessions.link(token, 's3')
  await sessions.findByRef('soft', 's3')
  await sessions.cancel(token)
  expect(await sessions.findByRef('soft', 's3')).toBeNull()
})
