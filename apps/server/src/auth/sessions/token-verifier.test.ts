import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { NEWS_MISSED } from '../../kit/topics.ts'

let db: Database
let casino: Accounts
let guests = 0

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

async function signIn(): Promise<string> {
  const email = `guest${++guests}@example.test`
  await casino.member(email)
  const answer = await casino.post('/auth/login', {
    form: { username: email, password: 'Welcome-1' },
  })
  return (await casino.auth.whoIs(String(answer.body)))?.viewer.sessionId ?? ''
}

test('when news was missed, sockets of sessions that have ended meanwhile get a message, and those of open ones do not', async () => {
  const [lost, open] = [await signIn(), await signIn()]
  const notified: string[] = []
  const first = Promise.withResolvers<void>()
  casino.auth.onSessionEnd(lost, () => {
    notified.push(lost)
    first.resolve()
  })
  casino.auth.onSessionEnd(open, () => notified.push(open))
  // Another node ends the session, and its news do not come.
  await db.run(
    'test_end',
    "update player_session set ended_at = now(), end_reason = 'signed_out' where id = $1",
    [lost],
  )
  casino.topics.publish(NEWS_MISSED, '')
  await first.promise
  await turn()
  expect(notified).toEqual([lost])
})

test('a player who was blocked while news was missed loses the open socket', async () => {
  const session = await signIn()
  const notified = new Promise<void>((ended) => casino.auth.onSessionEnd(session, ended))
  await db.run(
    'test_block',
    "update player set status = 'blocked' where id = (select player_id from player_session where id = $1)",
    [session],
  )
  casino.topics.publish(NEWS_MISSED, '')
  await notified
})

test('a socket that has closed is not called any more', async () => {
  const [gone, watched] = [await signIn(), await signIn()]
  const notified: string[] = []
  casino.auth.onSessionEnd(gone, () => notified.push('gone'))()
  const seen = new Promise<void>((ended) => casino.auth.onSessionEnd(watched, ended))
  await db.run(
    'test_end_all',
    "update player_session set ended_at = now(), end_reason = 'signed_out' where id = any ($1)",
    [[gone, watched]],
  )
  casino.topics.publish(NEWS_MISSED, '')
  await seen
  expect(notified).toEqual([])
})
