import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { currentCaller, runForCaller, SHARED_LINE } from '../../kit/caller.ts'
import { manualClock } from '../../kit/clock.ts'
import { openTopics } from '../../kit/topics.ts'
import { openSportsWinners } from './sports-winners.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('the winners of the sportsbook are read once for all followers, whatever their counts', async () => {
  let reads = 0
  const callers = new Set<string | null>()
  const counted: Database = {
    ...db,
    run: (name, text, values) => {
      if (name === 'sports_newest_wins') reads += 1
      callers.add(currentCaller())
      return db.run(name, text, values)
    },
  }
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const topics = openTopics()
  const winners = openSportsWinners({
    db: counted,
    clock,
    topics,
    secrets: { session: ['a secret'] },
    findFirstName: async () => null,
  })
  const stop = new AbortController()
  const followers = Array.from({ length: 50 }, (_, at) =>
    winners.follow(at + 1, stop.signal)[Symbol.asyncIterator](),
  )
  const next = () => Promise.all(followers.map((each) => each.next()))
  await runForCaller(() => '192.0.2.1', next)
  expect(reads).toBe(1)
  expect([...callers], 'it waits in no follower’s line').toEqual([SHARED_LINE])
  const again = next()
  winners.onWinChange()
  await again
  expect(reads).toBe(2)
  clock.advance(30_000)
  await winners.list(3)
  expect(reads, 'kept without news for half a minute at the most').toBe(3)
  stop.abort()
  winners.close()
})
