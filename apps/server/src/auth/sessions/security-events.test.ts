import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { findCredentials } from '../../players/player.ts'
import { changeOwnPassword } from '../sign-in/own-password.ts'
import { endOtherSignIns } from '../sign-in/sign-ins.ts'

const PASSWORD = 'Welcome-1'
const EMAIL = 'ada@example.test'
let db: Database
let casino: Accounts
beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const login = (password: string, ip = '198.51.100.1', email = EMAIL) =>
  casino.post('/auth/login', { form: { username: email, password, fingerprint: 'phone' }, ip })

interface Event {
  kind: string
  player_id: string | null
  request_id: string | null
  subject: string | null
}

let seen = 0n
/** Returns the events since the last call. */
async function listNew(): Promise<Event[]> {
  const rows = await db.run<Event & { id: bigint }>(
    'test_events',
    'select id, kind, player_id, request_id, subject from security_event where id > $1 order by id',
    [seen],
  )
  seen = BigInt(rows.at(-1)?.id ?? seen)
  return rows.map(({ kind, player_id, request_id, subject }) => ({
    kind,
    player_id,
    request_id,
    subject,
  }))
}

test('an event of the safety of an account is written down with the ids of player and request', async () => {
  await casino.member(EMAIL)
  const playerId = (await findCredentials(db, EMAIL))?.playerId ?? ''
  const event = (kind: string, subject: string | null = null) => ({
    kind,
    player_id: playerId,
    request_id: 'test',
    subject,
  })
  expect(await listNew()).toEqual([event('registered'), event('verified')])

  await casino.register({ email: EMAIL })
  expect(await listNew()).toEqual([event('registered_again')])

  const signedIn = await login(PASSWORD)
  await login(PASSWORD, '198.51.100.2')
  expect(await listNew()).toEqual([event('signed_in'), event('signed_in', 'new_device')])

  for (let guess = 0; guess < 5; guess++) await login('Wrong-1')
  expect(await listNew()).toEqual([
    ...Array.from({ length: 4 }, () => event('sign_in_wrong')),
    event('sign_in_locked'),
  ])

  await login('Wrong-1', '198.51.100.9', 'nobody@example.test')
  expect(await listNew()).toEqual([{ ...event('sign_in_wrong'), player_id: null }])

  const viewer = (await casino.auth.whoIs(String(signedIn.body)))?.viewer ?? null
  const context = { viewer, ip: '198.51.100.3', requestId: 'test' }
  await endOtherSignIns(casino, context)
  await changeOwnPassword(casino, { currentPassword: PASSWORD, newPassword: 'Lampl1ght' }, context)
  expect(await listNew()).toEqual([event('signed_out_elsewhere'), event('password_changed')])

  // Letters of the same moment leave in any order.
  casino.clock.advance(1000)
  await casino.requestReset(EMAIL)
  await casino.changePassword(await casino.tokenTo(EMAIL), 'Welcome-2')
  await casino.requestReset('nobody@example.test')
  expect(await listNew()).toEqual([
    event('reset_asked'),
    event('password_reset'),
    { ...event('reset_asked'), player_id: null },
  ])
})

test('a refresh token that comes back is written down', async () => {
  await listNew()
  await casino.member('eve@example.test')
  const old = cookieOf(await login(PASSWORD, '198.51.100.1', 'eve@example.test'))
  const next = await casino.post('/auth/refresh', { cookie: old })
  expect(await casino.auth.whoIs(String(next.body))).not.toBeNull()
  casino.clock.advance(11_000)
  await casino.post('/auth/refresh', { cookie: old })
  expect((await listNew()).map(({ kind }) => kind)).toEqual([
    'registered',
    'verified',
    'signed_in',
    'refresh_token_reused',
  ])
})

test('a break is written down when it begins, and when the player is back after it', async () => {
  const email = 'break@example.test'
  await casino.member(email)
  const playerId = (await findCredentials(db, email))?.playerId ?? ''
  await listNew()
  await casino.exclude(playerId, new Date(casino.clock.nowMs() + 86_400_000))
  const event = { kind: 'status_changed', player_id: playerId, request_id: 'test' }
  expect(await listNew()).toMatchObject([{ ...event, subject: 'excluded' }])
  casino.clock.advance(86_400_000)
  await login(PASSWORD, '198.51.100.4', email)
  expect(await listNew()).toMatchObject([{ ...event, subject: 'active' }, { kind: 'signed_in' }])
})
