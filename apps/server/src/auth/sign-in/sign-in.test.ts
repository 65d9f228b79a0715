import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { openGuests, PASSWORD } from '#testkit/guests.ts'
import type { Database } from '../../db/database.ts'
import { findCredentials } from '../../players/player.ts'

let db: Database
let casino: Accounts
const { guest, address, login, member } = openGuests(() => casino)

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const playerIdOf = async (email: string) => (await findCredentials(db, email))?.playerId ?? ''

describe('signing in', () => {
  test('answers an access token of ten minutes as plain text, and the refresh cookie', async () => {
    const email = await member()
    const answer = await login(` ${email.toUpperCase()} `)
    expect(answer.status).toBe(200)
    expect(answer.headers?.['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.headers?.['set-cookie']?.[0]).toMatch(
      /^__Host-refresh=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    const token = String(answer.body)
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      sub: await playerIdOf(email),
      sid: expect.any(String),
      aud: 'baize',
    })
    expect(claims.exp - claims.iat).toBe(600)
    expect((await casino.auth.whoIs(token))?.viewer).toEqual({
      playerId: claims.sub,
      sessionId: claims.sid,
    })
  })

  test('keeps the device that was named, with the session and with the registration, and needs none', async () => {
    const email = guest()
    await casino.member(email, { fingerprint: 'device-of-registration' })
    await login(email, PASSWORD)
    await casino.post('/auth/login', {
      form: { fingerprint: ' device-of-sign-in\n', username: email, password: PASSWORD },
    })
    const kept = await db.run<{ player: string; session: string | null }>(
      'test_devices',
      `select p.fingerprint as player, s.fingerprint as session from player p join player_session s on s.player_id = p.id
        where p.email = $1 order by s.fingerprint nulls first`,
      [email],
    )
    expect(kept).toEqual([
      { player: 'device-of-registration', session: null },
      { player: 'device-of-registration', session: 'device-of-sign-in' },
    ])
  })

  test('A5 fails alike for a wrong password and for an unknown address', async () => {
    const known = await login(await member(), 'Wrong-1', { ip: address() })
    const unknown = await login(guest(), 'Wrong-1', { ip: address() })
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ status: 401, body: 'Email or password is not right.' })
  })

  test('A5 does the work of a password also for an unknown address', async () => {
    const email = await member()
    // The processor's time, because on a busy machine each may wait as long as it likes.
    const took = async (username: string) => {
      const start = process.cpuUsage()
      await login(username, 'Wrong-1', { ip: address() })
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round++) {
      known.push(await took(email))
      unknown.push(await took(guest()))
    }
    // An argon2id of 19 MiB takes many times what everything else takes: without it, one of them
    // would be a small part of the other.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
    expect(Math.min(...known)).toBeGreaterThan(Math.min(...unknown) / 2)
  })

  test('says in the reader’s language what is wrong', async () => {
    expect((await login(guest(), 'x', { language: 'de', ip: address() })).body).toBe(
      'E-Mail oder Passwort stimmt nicht.',
    )
    expect((await login('', '', { language: 'ar' })).body).toBe(
      'يُرجى إدخال بريدك الإلكتروني وكلمة المرور.',
    )
  })

  test('makes a hash of a lower cost again, once, for the same password', async () => {
    const email = await member()
    const playerId = await playerIdOf(email)
    const hashOf = async () => (await findCredentials(db, email))?.passwordHash ?? ''
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await db.run('', 'update player set password_hash = $2 where id = $1', [playerId, weak])
    expect((await login(email, 'Wrong-1', { ip: address() })).status).toBe(401)
    expect(await hashOf()).toBe(weak)
    expect((await login(email)).status).toBe(200)
    const renewed = await hashOf()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await login(email)).status).toBe(200)
    expect(await hashOf()).toBe(renewed)
  })

  test('W4 never repeats what was typed', async () => {
    const typed = '<img src=x onerror=alert(1)>'
    expect(String((await login(typed, typed, { ip: address() })).body)).not.toContain('<')
  })

  test.each(['\u0000', 'a\u0000@example.test', '\ud800', "' or 1=1 --"])(
    'takes %j for an unknown address',
    async (typed) => {
      expect((await login(typed, typed, { ip: address() })).status).toBe(401)
    },
  )

  test('waits for the proof of the address, and mails the link once more', async () => {
    const email = guest()
    await casino.register({ email })
    const before = casino.letters.length
    expect(await login(email)).toMatchObject({
      status: 401,
      body: expect.stringContaining('confirm your email'),
    })
    expect(await login(email)).toMatchObject({ status: 401 })
    await casino.verify(await casino.tokenTo(email))
    expect(casino.letters.slice(before).filter(({ to }) => to === email)).toHaveLength(2)
    expect((await login(email)).status).toBe(200)
  })

  test('needs no proof where registration signs in at once', async () => {
    const relaxed = openAccounts(db, { registrationResult: 'AUTO_LOGIN' })
    const email = guest()
    await relaxed.register({ email })
    expect(
      (await relaxed.post('/auth/login', { form: { username: email, password: PASSWORD } })).status,
    ).toBe(200)
  })

  test('answers an excluded player that they are excluded, with help, but only with the right password', async () => {
    const email = await member()
    await casino.exclude(await playerIdOf(email))
    expect(await login(email)).toMatchObject({
      status: 401,
      body: expect.stringContaining('You are excluded from playing'),
    })
    expect(await login(email, 'Wrong-1', { ip: address() })).toMatchObject({
      body: 'Email or password is not right.',
    })
  })

  test('with a ticket works once, within five minutes, and needs no password', async () => {
    const email = guest()
    await casino.register({ email })
    const playerId = await playerIdOf(email)
    const make = () => db.transaction((tx) => casino.auth.createLoginTicket(tx, playerId))
    const token = await make()
    expect((await casino.post('/auth/login', { form: { token } })).status).toBe(200)
    expect((await casino.post('/auth/login', { form: { token } })).status).toBe(401)
    const late = await make()
    casino.clock.advance(300_000)
    expect((await casino.post('/auth/login', { form: { token: late } })).status).toBe(401)
  })
})

describe('A8 too many attempts', () => {
  test('from one address are refused for a while, whichever accounts they try', async () => {
    const ip = address()
    const tries = await Promise.all(
      Array.from({ length: 101 }, (_, index) =>
        casino.post('/auth/login', { form: { token: `no${index}` }, ip }),
      ),
    )
    const refused = tries.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers?.['retry-after'])).toBeGreaterThan(0)
    casino.clock.advance(10_000)
    expect((await casino.post('/auth/login', { form: { token: 'no' }, ip })).status).toBe(401)
  })

  test('with a device that describes itself as another one does use up nothing of what callers from elsewhere have', async () => {
    const fingerprint = 'a phone of which there are many'
    const ip = address()
    const guess = () =>
      casino.post('/auth/login', {
        form: { username: guest(), password: 'Wrong-1', fingerprint },
        ip,
      })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 51; attempt++) statuses.push((await guess()).status)
    expect(statuses.slice(-2)).toEqual([401, 429])
    const email = await member()
    const form = { username: email, password: PASSWORD, fingerprint }
    expect((await casino.post('/auth/login', { form, ip: address() })).status).toBe(200)
  })

  test('hold for every node that shares the database', async () => {
    const email = guest()
    const other = openAccounts(db, { clock: casino.clock })
    const form = { username: email, password: 'Wrong-1', fingerprint: 'one device' }
    const nodes = [casino, other]
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) {
      const answer = await nodes[attempt % 2]?.post('/auth/login', { form, ip: address() })
      statuses.push(answer?.status ?? 0)
    }
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([401]))
    expect(statuses[10]).toBe(429)
  })
})

describe('A2 another site', () => {
  test.each(['/auth/login', '/auth/logout', '/auth/refresh'] as const)(
    'cannot use %s',
    async (path) => {
      const email = await member()
      const cookie = cookieOf(await login(email))
      const form = { username: email, password: PASSWORD }
      const foreign = [
        ['origin', 'https://evil.example'],
        ['sec-fetch-site', 'cross-site'],
        ['sec-fetch-site', 'same-site'],
      ] as const
      for (const [name, value] of foreign) {
        const answer = await casino.post(path, { form, cookie, headers: { [name]: value } })
        expect(answer.status).toBe(403)
        expect(answer.headers?.['set-cookie']).toBeUndefined()
      }
      const own = { origin: 'https://casino.test', 'sec-fetch-site': 'same-origin' }
      expect((await casino.post(path, { form, cookie, headers: own })).status).toBeLessThan(300)
    },
  )

  test('and anything but a form cannot sign in', async () => {
    expect(
      (await casino.post('/auth/login', { headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(415)
    expect(
      (await casino.post('/auth/login', { headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415)
    expect((await casino.post('/auth/login', {})).status).toBe(415)
  })
})
