import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { openLog } from '../../kit/log.ts'
import { type RateLimit, takeAttempt } from './rate-limit.ts'
import { REFUSES_FOR_MS } from './refused-lately.ts'

let db: Database
const lookups: string[] = []
const log = openLog('silent')
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
beforeAll(async () => {
  const opened = await openTestDatabase()
  db = {
    ...opened,
    run(name, ...rest) {
      lookups.push(name)
      return opened.run(name, ...rest)
    },
  }
})
afterAll(() => db.close())
beforeEach(() => {
  lookups.length = 0
})

const limit = (key: string, windowS = 60): RateLimit => ({ key, attempts: 1, windowS })
const take = (...limits: RateLimit[]) => takeAttempt({ db, clock, log }, limits, null)

test('a limit that has refused goes on refusing for a second without the database', async () => {
  expect([await take(limit('a')), await take(limit('a'))]).toEqual([0, 60])
  lookups.length = 0
  clock.advance(REFUSES_FOR_MS - 1)
  expect(await take(limit('a')), 'with the time that is left').toBe(60)
  expect(lookups).toEqual([])
  clock.advance(1)
  expect(await take(limit('a'))).toBe(59)
  expect(lookups).toContain('rate_limit_take_all')
})

test('a limit that has refused does not refuse once there is room again', async () => {
  const short = { key: 'b', attempts: 2, windowS: 1 }
  expect([await take(short), await take(short), await take(short)]).toEqual([0, 0, 1])
  clock.advance(500)
  expect(await take(short)).toBe(0)
})

test('another attempt under a limit that has refused does not have to wait for the limits of the first', async () => {
  const long = limit('long', 600)
  expect([await take(limit('c'), long), await take(limit('c'), long)]).toEqual([0, 600])
  expect(await take(limit('c'))).toBe(1)
  clock.advance(REFUSES_FOR_MS)
  expect(await take(limit('c'))).toBe(59)
})

test('an attempt under other limits queries the database', async () => {
  expect([await take(limit('d')), await take(limit('d'))]).toEqual([0, 60])
  expect(await take(limit('e'))).toBe(0)
})
