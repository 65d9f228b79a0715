import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import type { HttpAnswer } from '../../kit/http.ts'

const email = 'ada@example.test'
const HOUR_MS = 3_600_000
let db: Database
let here: Accounts
/** A second node of the same casino. */
let there: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  here = openAccounts(db)
  there = openAccounts(db, { clock: here.clock })
  await here.member(email)
})
afterAll(() => db.close())

const login = () => here.post('/auth/login', { form: { username: email, password: 'Welcome-1' } })
const refresh = (cookie: string, node = here) => node.post('/auth/refresh', { cookie })
const use = async ({ body }: HttpAnswer, node = here) =>
  (await node.auth.whoIs(String(body))) !== null

describe('a refresh token whose exchange was never received', () => {
  test.each([12_000, 120_000, 11 * HOUR_MS])(
    'is exchanged %i ms later for the same new one',
    async (laterMs) => {
      const old = cookieOf(await login())
      const lost = await refresh(old)
      here.clock.advance(laterMs)
      const again = await refresh(old)
      expect([again.status, cookieOf(again)]).toEqual([200, cookieOf(lost)])
      expect(await use(again)).toBe(true)
      expect((await refresh(cookieOf(again))).status).toBe(200)
    },
  )

  test('is exchanged again and again, for as long as no answer arrives, on any node', async () => {
    const old = cookieOf(await login())
    for (const node of [here, there, here, there]) {
      expect((await refresh(old, node)).status).toBe(200)
      here.clock.advance(60_000)
    }
  })

  test('gives two tabs that repeat the request the same one, although the first uses it before the second requests it', async () => {
    const old = cookieOf(await login())
    await refresh(old)
    here.clock.advance(60_000)
    const first = await refresh(old)
    expect(await use(first)).toBe(true)
    here.clock.advance(10_000)
    const second = await refresh(old, there)
    expect([second.status, cookieOf(second)]).toEqual([200, cookieOf(first)])
  })

  test('gives tabs that repeat the request at the same moment, on two nodes, the same one', async () => {
    const old = cookieOf(await login())
    const lost = await refresh(old)
    here.clock.advance(60_000)
    const answers = await Promise.all([
      refresh(old),
      refresh(old, there),
      refresh(old),
      refresh(old, there),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(cookieOf))).toEqual(new Set([cookieOf(lost)]))
  })

  test('is worth nothing once the session has been idle for as long as the licence allows', async () => {
    const old = cookieOf(await login())
    await refresh(old)
    here.clock.advance(12 * HOUR_MS)
    expect((await refresh(old)).status).toBe(401)
  })
})

describe('a refresh token that a thief has', () => {
  test('ends the session once its owner uses the access token that came after it, on any node', async () => {
    const stolen = cookieOf(await login())
    const owner = await refresh(stolen)
    here.clock.advance(10_001)
    expect(await use(owner, there)).toBe(true)
    expect((await refresh(stolen)).status).toBe(401)
    expect((await refresh(cookieOf(owner))).status).toBe(401)
  })

  test('ends the session once its owner exchanges the one that came after it', async () => {
    const stolen = cookieOf(await login())
    const owner = await refresh(cookieOf(await refresh(stolen)))
    expect((await refresh(stolen, there)).status).toBe(401)
    expect((await refresh(cookieOf(owner))).status).toBe(401)
  })

  test('and has exchanged and used first ends the session when its owner comes', async () => {
    const stolen = cookieOf(await login())
    const thief = await refresh(stolen, there)
    expect(await use(thief, there)).toBe(true)
    here.clock.advance(10_001)
    expect((await refresh(stolen)).status).toBe(401)
    here.clock.advance(1000)
    expect([await use(thief), await use(thief, there)]).toEqual([false, false])
  })

  test('does not live beside its owner: whichever of them comes second with a token whose successor is used ends it for both', async () => {
    const stolen = cookieOf(await login())
    const both = await refresh(stolen)
    here.clock.advance(60_000)
    const thief = await refresh(stolen)
    expect(cookieOf(thief)).toBe(cookieOf(both))
    const next = await refresh(cookieOf(thief))
    expect(await use(next)).toBe(true)
    here.clock.advance(10_001)
    expect((await refresh(cookieOf(both))).status).toBe(401)
    expect((await refresh(cookieOf(next))).status).toBe(401)
  })
})

test('an access token of before the last exchange says nothing about the one that came after it', async () => {
  const first = await login()
  const old = cookieOf(first)
  await refresh(old)
  here.clock.advance(60_000)
  expect(await use(first)).toBe(true)
  expect((await refresh(old)).status).toBe(200)
})
