import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import type { HttpAnswer } from '../../kit/http.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { findCredentials } from '../../players/player.ts'

const email = 'ada@example.test'
let db: Database
let casino: Accounts
let playerId = ''

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  await casino.member(email)
  playerId = (await findCredentials(db, email))?.playerId ?? ''
})
afterAll(() => db.close())

const login = () => casino.post('/auth/login', { form: { username: email, password: 'Welcome-1' } })
const refresh = (cookie: string) => casino.post('/auth/refresh', { cookie })
const tokenOf = ({ body }: HttpAnswer) => String(body)
const isKnown = async (answer: HttpAnswer) => (await casino.auth.whoIs(tokenOf(answer))) !== null
const sessionOf = async (answer: HttpAnswer) =>
  (await casino.auth.whoIs(tokenOf(answer)))?.viewer.sessionId ?? ''

describe('A1 a refresh token', () => {
  test('is exchanged at each use, within one session', async () => {
    const first = await login()
    const second = await refresh(cookieOf(first))
    const third = await refresh(cookieOf(second))
    expect([second.status, third.status]).toEqual([200, 200])
    expect(new Set([first, second, third].map(cookieOf)).size).toBe(3)
    expect(await sessionOf(third)).toBe(await sessionOf(first))
  })

  test('gives parallel tabs the same new one for ten seconds', async () => {
    const old = cookieOf(await login())
    const answers = await Promise.all([refresh(old), refresh(old), refresh(old)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(cookieOf)).size).toBe(1)
    casino.clock.advance(10_000)
    expect((await refresh(old)).status).toBe(200)
    expect((await refresh(cookieOf(answers[0] as HttpAnswer))).status).toBe(200)
  })

  test('that comes back after that, while the new one is in use, ends the session for all its holders', async () => {
    const first = await login()
    const old = cookieOf(first)
    const next = await refresh(old)
    expect(await isKnown(next)).toBe(true)
    casino.clock.advance(10_001)
    const reused = await refresh(old)
    expect(reused).toMatchObject({
      status: 401,
      headers: { 'set-cookie': expect.stringContaining('__Host-refresh=; Max-Age=0') },
    })
    expect((await refresh(cookieOf(next))).status).toBe(401)
    expect(await isKnown(next)).toBe(false)
  })

  test('two exchanges old is no parallel tab', async () => {
    const old = cookieOf(await login())
    const newest = await refresh(cookieOf(await refresh(old)))
    expect((await refresh(old)).status).toBe(401)
    expect((await refresh(cookieOf(newest))).status).toBe(401)
  })

  test('G3 of a player who may not play is worth nothing, although the session was not ended', async () => {
    const answer = await login()
    const become = (status: string) =>
      db.run('', 'update player set status = $2 where id = $1', [playerId, status])
    await become('excluded')
    expect(await isKnown(answer)).toBe(false)
    expect((await refresh(cookieOf(answer))).status).toBe(401)
    await become('active')
    expect((await refresh(cookieOf(answer))).status).toBe(401)
  })

  test.each([
    ['active', 'authentication_required'],
    ['excluded', 'account_not_active'],
    ['blocked', 'account_closed'],
  ])('of an ended session is refused with the reason: %s', async (status, reason) => {
    const answer = await login()
    const become = (next: string) =>
      db.run('', 'update player set status = $2 where id = $1', [playerId, next])
    await casino.post('/auth/logout', { cookie: cookieOf(answer) })
    await become(status)
    const refused = await refresh(cookieOf(answer))
    expect([refused.status, refused.body]).toEqual([401, reason])
    await become('active')
  })

  test('that we have not signed ends nothing', async () => {
    const answer = await login()
    const cookie = cookieOf(answer)
    const [sessionId, , signature] = cookie.replace('__Host-refresh=', '').split('.')
    for (const forged of [
      `${sessionId}.7.${signature}`,
      `${sessionId}.0.${'A'.repeat(43)}`,
      'x',
      '..',
      `${sessionId}.0.`,
    ])
      expect((await refresh(`__Host-refresh=${forged}`)).status).toBe(401)
    expect((await refresh(cookie)).status).toBe(200)
  })

  test('is worth nothing once it was unused for as long as the licence allows, nor after the longest session', async () => {
    const idle = cookieOf(await login())
    casino.clock.advance(12 * 3_600_000)
    expect((await refresh(idle)).status).toBe(401)

    let kept = await login()
    for (let hours = 0; hours < 7 * 24; hours += 6) {
      casino.clock.advance(6 * 3_600_000)
      const next = await refresh(cookieOf(kept))
      if (next.status === 200) kept = next
      else expect(hours).toBe(7 * 24 - 6)
    }
    expect((await refresh(cookieOf(kept))).status).toBe(401)
  })
})

describe('signing out', () => {
  test('A1 works by the cookie alone, at once for sockets and within a second for tokens', async () => {
    const answer = await login()
    let ended = 0
    const unsubscribe = casino.auth.onSessionEnd(await sessionOf(answer), () => ended++)
    expect(await isKnown(answer)).toBe(true)
    const out = await casino.post('/auth/logout', { cookie: cookieOf(answer) })
    expect(out).toMatchObject({
      status: 204,
      headers: { 'set-cookie': expect.stringContaining('Max-Age=0') },
    })
    expect(ended).toBe(1)
    casino.clock.advance(1000)
    expect(await isKnown(answer)).toBe(false)
    expect((await refresh(cookieOf(answer))).status).toBe(401)
    unsubscribe()
  })

  test('without a cookie, or twice, is no trouble', async () => {
    const cookie = cookieOf(await login())
    for (const each of [undefined, cookie, cookie, '__Host-refresh=nonsense'])
      expect((await casino.post('/auth/logout', each ? { cookie: each } : {})).status).toBe(204)
  })

  test('happens to the session before when another player signs in from the same browser', async () => {
    const before = await login()
    const form = { username: email, password: 'Welcome-1' }
    const after = await casino.post('/auth/login', { form, cookie: cookieOf(before) })
    casino.clock.advance(1000)
    expect([await isKnown(before), await isKnown(after)]).toEqual([false, true])
  })

  test('leaves the player’s other sessions alone', async () => {
    const [here, there] = [await login(), await login()]
    await casino.post('/auth/logout', { cookie: cookieOf(here) })
    casino.clock.advance(1000)
    expect([await isKnown(here), await isKnown(there)]).toEqual([false, true])
  })
})

describe('an access token', () => {
  test('is good for ten minutes', async () => {
    const answer = await login()
    const known = await casino.auth.whoIs(tokenOf(answer))
    expect(known?.expiresAtMs).toBe(Math.floor(casino.clock.nowMs() / 1000) * 1000 + 600_000)
    casino.clock.advance(600_000)
    expect(await isKnown(answer)).toBe(false)
  })

  test('that another key signed, or that is no token, belongs to no player', async () => {
    const token = tokenOf(await login())
    const [header, payload, signature] = token.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const forged of ['', 'x', `${header}.${payload}.${signature?.slice(1)}A`, unsigned])
      expect(await casino.auth.whoIs(forged)).toBeNull()
  })

  test('A1 of a player who may not play any more is refused within a second, and their sockets are closed', async () => {
    const answer = await login()
    const news: string[] = []
    casino.auth.onSessionEnd(await sessionOf(answer), () => news.push('socket closed'))
    casino.topics.listen(playerTopic(playerId), (message) => news.push(message))
    await casino.changeStatus(playerId, 'blocked')
    expect(news).toEqual(['socket closed', 'status'])
    casino.clock.advance(1000)
    expect(await isKnown(answer)).toBe(false)
    expect((await refresh(cookieOf(answer))).status).toBe(401)
    await casino.changeStatus(playerId, 'active')
    expect((await login()).status).toBe(200)
  })
})

test('a player has fifty sessions open at once: a further sign-in ends the oldest', async () => {
  const first = await login()
  const copies = `insert into player_session select (jsonb_populate_record(s, jsonb_build_object('id', 'zz' || n))).*
    from player_session s, generate_series(1, 49) n where s.id = $1`
  await db.run('test_copies', copies, [await sessionOf(first)])
  expect(await isKnown(first)).toBe(true)
  casino.clock.advance(1000)
  const last = await login()
  expect([(await refresh(cookieOf(first))).status, (await refresh(cookieOf(last))).status]).toEqual(
    [401, 200],
  )
  const [row] = await db.run<{ open: number }>(
    'test_open',
    'select count(*)::int as open from player_session where player_id = $1 and ended_at is null',
    [playerId],
  )
  expect(row?.open).toBe(50)
})
