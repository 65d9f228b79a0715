import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { openLog } from '../../kit/log.ts'
import { recordRefusedKey } from './refused-keys.ts'

let db: Database
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
const log = openLog('silent')
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const refuse = (key: string, ip: string) =>
  recordRefusedKey({ db, clock, log }, { key, ip, requestId: 'r1' })
const listRows = () =>
  db.run('test_keys', 'select kind, request_id, subject from security_event order by id', [])

test('a refused key is written down once in ten minutes for each caller, and a hundred times for all', async () => {
  const row = { kind: 'key_refused', request_id: 'r1', subject: 'content' }
  for (let call = 0; call < 20; call++) await refuse('content', '192.0.2.1')
  expect(await listRows()).toEqual([row])
  await refuse('wallet', '192.0.2.1')
  expect(await listRows()).toEqual([row, { ...row, subject: 'wallet' }])
  for (let caller = 0; caller < 200; caller++) await refuse('content', `198.51.100.${caller}`)
  expect(await listRows()).toHaveLength(100)
  clock.advance(600_000)
  await refuse('content', '192.0.2.1')
  expect(await listRows()).toHaveLength(101)
})

test('a key is refused although it cannot be written down', async () => {
  const broken: Database = Object.create(db, {
    sql: { get: () => expect.fail('the database is down') },
  })
  await expect(
    recordRefusedKey(
      { db: broken, clock, log },
      { key: 'content', ip: '192.0.2.1', requestId: 'r1' },
    ),
  ).resolves.toBeUndefined()
})
