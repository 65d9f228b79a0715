import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { forgetOldCalls, hearingOf, isFirstReading, openFirstReadings } from './heard-calls.ts'

const DAY_MS = 86_400_000

let db: Database
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('the call that came with a signature is known for 32 days', async () => {
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

test('the first call under a signature is believed, and its repeats, when calls come together', async () => {
  const isFirst = openFirstReadings(db)
  const heard = (hash: string, asked: string) =>
    isFirst(hearingOf({ providerId: 'tom', hash, asked: [asked] }, clock.now()))
  await heard('known', 'bet')
  const together = [
    heard('known', 'win'),
    heard('known', 'bet'),
    heard('new', 'bet'),
    heard('new', 'win'),
    heard('new', 'bet'),
    heard('another', 'win'),
  ]
  expect(await Promise.all(together)).toEqual([false, true, true, false, true, true])
  expect(await heard('new', 'win')).toBe(false)
})

test('one of two readings of a signature is believed that two nodes get at once', async () => {
  const nodes = [openFirstReadings(db), openFirstReadings(db)]
  const hashes = Array.from({ length: 20 }, (_, at) => `raced ${at}`)
  const heard = await Promise.all(
    hashes.map((hash, at) =>
      Promise.all(
        (at % 2 === 0 ? nodes : nodes.toReversed()).map((isFirst, node) =>
          isFirst(hearingOf({ providerId: 'tom', hash, asked: [node] }, clock.now())),
        ),
      ),
    ),
  )
  expect(heard.filter(([one, other]) => one === other)).toEqual([])
})
