import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { forgetOldCalls, isFirstReading } from './heard-calls.ts'

const DAY_MS = 86_400_000

let db: Database
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('what a signature was heard with is known for 32 days', async () => {
  const heard = (asked: string) =>
    isFirstReading(db, { providerId: 'oryx', hash: 'a hash', asked: [asked] }, clock.now())
  expect([await heard('bet'), await heard('win'), await heard('bet')]).toEqual([true, false, true])
  clock.advance(32 * DAY_MS)
  await forgetOldCalls({ db, clock })
  expect(await heard('win')).toBe(false)
  clock.advance(1)
  await forgetOldCalls({ db, clock })
  expect(await heard('win')).toBe(true)
})
