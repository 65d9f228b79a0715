import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { forgetOldCalls, isFirstReading, openFirstReadings, storedCallOf } from './signed-calls.ts'

const DAY_MS = 86_400_000

let db: Database
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('the call that came with a signature is known for 32 days', async () => {
  const isFirstOf = (content: string) =>
    isFirstReading(db, { providerId: 'oryx', hash: 'a hash', content: [content] }, clock.now())
  expect([await isFirstOf('bet'), await isFirstOf('win'), await isFirstOf('bet')]).toEqual([
    true,
    false,
    true,
  ])
  clock.advance(32 * DAY_MS)
  await forgetOldCalls({ db, clock })
  expect(await isFirstOf('win')).toBe(false)
  clock.advance(1)
  await forgetOldCalls({ db, clock })
  expect(await isFirstOf('win')).toBe(true)
})

test('the first call under a signature is believed, and its repeats, when calls come together', async () => {
  const isFirst = openFirstReadings(db)
  const isFirstOf = (hash: string, content: string) =>
    isFirst(storedCallOf({ providerId: 'tom', hash, content: [content] }, clock.now()))
  await isFirstOf('known', 'bet')
  const together = [
    isFirstOf('known', 'win'),
    isFirstOf('known', 'bet'),
    isFirstOf('new', 'bet'),
    isFirstOf('new', 'win'),
    isFirstOf('new', 'bet'),
    isFirstOf('another', 'win'),
  ]
  expect(await Promise.all(together)).toEqual([false, true, true, false, true, true])
  expect(await isFirstOf('new', 'win')).toBe(false)
})

test('one of two readings of a signature is believed that two nodes get at once', async () => {
  const nodes = [openFirstReadings(db), openFirstReadings(db)]
  const hashes = Array.from({ length: 20 }, (_, at) => `raced ${at}`)
  const firsts = await Promise.all(
    hashes.map((hash, at) =>
      Promise.all(
        (at % 2 === 0 ? nodes : nodes.toReversed()).map((isFirst, node) =>
          isFirst(storedCallOf({ providerId: 'tom', hash, content: [node] }, clock.now())),
        ),
      ),
    ),
  )
  expect(firsts.filter(([one, other]) => one === other)).toEqual([])
})
