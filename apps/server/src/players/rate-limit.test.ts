import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { manualClock } from '../kit/clock.ts'
import { forgetOldAttempts, networkOf, takeAttempt } from './rate-limit.ts'

let db: Database
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const take = (key: string, attempts = 3, windowS = 60) => takeAttempt({ db, clock }, [{ key, attempts, windowS }])

test('so many attempts are free, then one comes back with each part of the window', async () => {
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0])
  expect(await take('a')).toBe(20)
  clock.advance(19_000)
  expect(await take('a')).toBe(1)
  clock.advance(1000)
  expect(await take('a')).toBe(0)
  expect(await take('a')).toBe(20)
  clock.advance(60_000)
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 0])
})

test('of several limits the longest wait counts', async () => {
  const limits = [
    { key: 'account', attempts: 1, windowS: 60 },
    { key: 'address', attempts: 1, windowS: 600 },
  ]
  expect(await takeAttempt({ db, clock }, limits)).toBe(0)
  expect(await takeAttempt({ db, clock }, limits)).toBe(600)
})

test('callers that come at once are counted one by one', async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, () => take('at once')))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})

test('what no longer limits anybody is forgotten', async () => {
  await take('old')
  clock.advance(3_600_000)
  await take('young')
  await forgetOldAttempts({ db, clock })
  const rows = await db.run<{ key: string }>('test_rates', 'select key from rate_limit', [])
  expect(rows.map(({ key }) => key)).toEqual(['young'])
})

test('the addresses of one household are one', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:DB8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('')).toBe('')
})
