import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { recordSecurityEvent } from './security-events.ts'

let db: Database
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
const lines: string[] = []
const log = pino(
  { base: null, timestamp: false },
  { write: (line: string) => void lines.push(line) },
)
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const listEvents = () =>
  db.run(
    'test_security_events',
    'select kind, player_id, session_id, request_id, subject from security_event',
    [],
  )

test('a security event is a row and a line of the log with the request’s id', async () => {
  await recordSecurityEvent(
    db,
    { clock, log },
    { kind: 'limit_met', playerId: 'ann', requestId: 'r1', subject: 'login/account' },
  )
  expect(await listEvents()).toEqual([
    {
      kind: 'limit_met',
      player_id: 'ann',
      session_id: null,
      request_id: 'r1',
      subject: 'login/account',
    },
  ])
  expect(lines.splice(0).map((line) => JSON.parse(line))).toEqual([
    {
      level: 40,
      security: 'limit_met',
      requestId: 'r1',
      player: 'ann',
      subject: 'login/account',
      msg: 'a security event',
    },
  ])
})

test('a security event of a transaction that is rolled back is neither a row nor a line', async () => {
  const before = await listEvents()
  const work = db.transaction(async (tx) => {
    await recordSecurityEvent(
      tx,
      { clock, log },
      { kind: 'signed_in', playerId: 'ann', requestId: null },
    )
    throw new Error('taken back')
  })
  await expect(work).rejects.toThrow('taken back')
  expect(await listEvents()).toEqual(before)
  expect(lines).toEqual([])
})
