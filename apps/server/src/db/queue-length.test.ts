import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from './database.ts'
import { MOST_COUNTED, queueLength } from './queue-length.ts'

let db: Database
const now = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('a queue is counted with the age of its oldest entry', async () => {
  const due = 'select $1::timestamptz - make_interval(secs => n) from generate_series(1, 90) n'
  expect(await queueLength(db, 'test_queue', due, now)).toEqual({ waiting: 90, oldestS: 90 })
})

test('an empty queue has no age', async () => {
  expect(await queueLength(db, 'test_empty', 'select $1::timestamptz where false', now)).toEqual({
    waiting: 0,
    oldestS: 0,
  })
})

test('a very long queue is counted no further than its bound', async () => {
  const due = `select $1::timestamptz from generate_series(1, ${MOST_COUNTED + 1})`
  expect((await queueLength(db, 'test_long', due, now)).waiting).toBe(MOST_COUNTED)
})
