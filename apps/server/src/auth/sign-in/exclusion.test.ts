import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import type { HttpAnswer } from '../../kit/http.ts'
import { findCredentials } from '../../players/player.ts'

let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const DAY_MS = 86_400_000
let guests = 0

async function member() {
  const email = `guest${++guests}@example.test`
  await casino.member(email)
  return { email, playerId: (await findCredentials(db, email))?.playerId ?? '' }
}

const login = (email: string, purpose: Record<string, string> = {}) =>
  casino.post('/auth/login', { form: { username: email, password: 'Welcome-1', ...purpose } })
const whoIs = async (answer: HttpAnswer) =>
  (await casino.auth.whoIs(String(answer.body)))?.viewer ?? null
const inDays = (days: number) => new Date(casino.clock.nowMs() + days * DAY_MS)
const eventsOf = (playerId: string) =>
  db.run(
    '',
    'select actor, kind, before, after from player_event where player_id = $1 order by id',
    [playerId],
  )

describe('G3 a player who takes a break', () => {
  test('reads the end at the sign-in, and can sign in to withdraw only', async () => {
    const { email, playerId } = await member()
    await casino.exclude(playerId, new Date('2027-01-05T09:30:00Z'))
    const refused = await login(email)
    expect(refused).toMatchObject({ status: 401, headers: { 'x-may-withdraw': 'true' } })
    expect(refused.body).toContain('You cannot play until January 5, 2027 at 9:30')
    expect(refused.body).toContain('www.begambleaware.org')

    const admitted = await login(email, { purpose: 'withdraw' })
    expect(admitted.status).toBe(200)
    expect(await whoIs(admitted)).toMatchObject({ playerId, onlyWithdraws: true })
    const renewed = await casino.post('/auth/refresh', { cookie: cookieOf(admitted) })
    expect(await whoIs(renewed)).toMatchObject({ playerId, onlyWithdraws: true })
  })

  test('is signed out everywhere within a second, and gets a letter', async () => {
    const { email, playerId } = await member()
    const session = await login(email)
    const news: string[] = []
    casino.auth.onSessionEnd((await whoIs(session))?.sessionId ?? '', () =>
      news.push('socket closed'),
    )
    await casino.exclude(playerId, inDays(7))
    expect(news).toEqual(['socket closed'])
    casino.clock.advance(1000)
    expect(await whoIs(session)).toBeNull()
    expect((await casino.post('/auth/refresh', { cookie: cookieOf(session) })).status).toBe(401)
    expect((await casino.letterTo(email)).text).toContain(
      'no bets, no deposits and no bonuses until',
    )
  })

  test('comes back when it is over, without a job, and that is written down', async () => {
    const { email, playerId } = await member()
    await casino.exclude(playerId, inDays(1))
    casino.clock.advance(DAY_MS - 1000)
    expect((await login(email)).status).toBe(401)
    casino.clock.advance(1000)
    const back = await login(email)
    expect(await whoIs(back)).toEqual({ playerId, sessionId: expect.any(String) })
    expect(await eventsOf(playerId)).toMatchObject([
      {
        actor: 'player',
        kind: 'status_changed',
        before: { status: 'active' },
        after: { status: 'excluded', kind: 'time_out' },
      },
      {
        actor: 'house',
        kind: 'status_changed',
        before: { status: 'excluded' },
        after: { status: 'active' },
      },
    ])
  })

  test('comes back to what they were before it', async () => {
    const { email, playerId } = await member()
    await casino.changeStatus(playerId, 'limited')
    await casino.exclude(playerId, inDays(1))
    casino.clock.advance(DAY_MS)
    expect((await login(email)).status).toBe(200)
    expect((await findCredentials(db, email))?.status).toBe('limited')
  })

  test('can be limited by an operator once it is over, before they sign in again', async () => {
    const { playerId } = await member()
    await casino.exclude(playerId, inDays(1))
    await expect(casino.changeStatus(playerId, 'limited')).rejects.toMatchObject({
      code: 'player_excluded',
    })
    casino.clock.advance(DAY_MS)
    expect(await casino.changeStatus(playerId, 'limited')).toEqual({
      before: 'active',
      after: 'limited',
    })
  })

  test('for good never comes back', async () => {
    const { email, playerId } = await member()
    await casino.exclude(playerId)
    casino.clock.advance(4000 * DAY_MS)
    expect((await login(email)).status).toBe(401)
    expect((await login(email, { purpose: 'withdraw' })).status).toBe(200)
    await expect(casino.changeStatus(playerId, 'active')).rejects.toThrow('player_excluded')
    await expect(
      db.run('', "update player set status = 'active' where id = $1", [playerId]),
    ).rejects.toThrow('has an exclusion that is not over')
  })

  test('is not made active by a statement to the database, before the casino has seen the end of it', async () => {
    const { email, playerId } = await member()
    await casino.exclude(playerId, inDays(1))
    const byHand = () => db.run('', "update player set status = 'active' where id = $1", [playerId])
    await expect(byHand()).rejects.toThrow('has an exclusion that is not over')
    casino.clock.advance(DAY_MS)
    expect((await login(email)).status).toBe(200)
    await expect(byHand()).resolves.toEqual([])
  })

  test('comes back in each of two browsers that sign in at the same time', async () => {
    const { email, playerId } = await member()
    await casino.exclude(playerId, inDays(1))
    casino.clock.advance(DAY_MS)
    const answers = await Promise.all([login(email), login(email), login(email)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('may make it longer, and not shorter', async () => {
    const { email, playerId } = await member()
    await casino.exclude(playerId, inDays(7))
    await expect(casino.exclude(playerId, inDays(1))).rejects.toThrow('exclusion_longer_already')
    await casino.exclude(playerId, inDays(30))
    casino.clock.advance(8 * DAY_MS)
    expect((await login(email)).status).toBe(401)
  })
})

describe('a blocked player', () => {
  test('whose exclusion ran out meanwhile is unblocked by an operator', async () => {
    const { email, playerId } = await member()
    await casino.exclude(playerId, inDays(1))
    await casino.changeStatus(playerId, 'blocked')
    casino.clock.advance(DAY_MS)
    expect(await casino.changeStatus(playerId, 'active')).toEqual({
      before: 'blocked',
      after: 'active',
    })
    expect((await login(email)).status).toBe(200)
  })

  test('does not get in at all, and is excluded afterwards when they were before', async () => {
    const { email, playerId } = await member()
    await casino.exclude(playerId, inDays(7))
    await casino.changeStatus(playerId, 'blocked')
    expect(await login(email, { purpose: 'withdraw' })).toMatchObject({
      status: 401,
      body: expect.stringContaining('closed for now'),
    })
    await casino.changeStatus(playerId, 'active')
    expect((await login(email)).headers).toMatchObject({ 'x-may-withdraw': 'true' })
    casino.clock.advance(7 * DAY_MS)
    expect((await login(email)).status).toBe(200)
  })
})

test('G7 what an operator does to a player is written down with who and why', async () => {
  const { playerId } = await member()
  await casino.changeStatus(playerId, 'limited')
  expect(await eventsOf(playerId)).toEqual([
    {
      actor: 'operator/kim',
      kind: 'status_changed',
      before: { status: 'active' },
      after: { status: 'limited', reason: 'a test' },
    },
  ])
})
