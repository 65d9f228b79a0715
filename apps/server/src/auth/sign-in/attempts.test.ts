import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts, type PostedRequest } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { takeAttempt } from '../../players/attempts/rate-limit.ts'
import { shareOf } from '../../players/places/network.ts'
import { accountOf } from '../../players/player.ts'

const PASSWORD = 'Welcome-1'
const SHARE = 10
let db: Database
let casino: Accounts
let guests = 0
let addresses = 0
const address = () => `198.51.100.${++addresses}`

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const login = (
  username: string,
  password: string,
  rest: Partial<PostedRequest> = {},
  node = casino,
) => node.post('/auth/login', { form: { username, password }, ...rest })

async function member(): Promise<string> {
  const email = `attempt${++guests}@example.test`
  await casino.member(email)
  return email
}

async function useUp(key: string, attempts: number, windowS = 600): Promise<void> {
  for (let taken = 0; taken < attempts; taken++)
    await takeAttempt(casino, [{ key, attempts, windowS }], null)
}

/** The share that the addresses of this file draw on. */
const shareKey = (email: string) =>
  shareOf(`login/account/${accountOf(email)}`, '198.51.100.1', 16 * SHARE, 600).key

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length

/**
 * Returns the number of wrong passwords that were checked for an account, from the log of events.
 */
async function countChecked(email: string): Promise<number> {
  const [row] = await db.run<{ failures: number }>(
    'test_failures',
    'select failures from failed_sign_in where account = $1',
    [accountOf(email)],
  )
  return row?.failures ?? 0
}

describe('a caller who is refused', () => {
  test('at its own limit uses up nothing of the accounts that it names', async () => {
    const members: string[] = []
    for (let count = 0; count < 4; count++) members.push(await member())
    const ip = address()
    await useUp(`login/address/${ip}`, 100)
    for (const email of members) {
      const hammering = await Promise.all(
        Array.from({ length: 55 }, () => login(email, 'Wrong-1', { ip })),
      )
      expect(new Set(hammering.map(({ status }) => status))).toEqual(new Set([429]))
    }
    const statuses: number[] = []
    for (const email of members)
      statuses.push((await login(email, PASSWORD, { ip: address() })).status)
    expect(countOf(statuses, 200)).toBe(members.length)
  })

  test('by the lock uses up its own limit, and not the account’s', async () => {
    const email = await member()
    const ip = address()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 101; attempt++)
      statuses.push((await login(email, 'Wrong-1', { ip })).status)
    expect([countOf(statuses, 401), countOf(statuses, 423), countOf(statuses, 429)]).toEqual([
      4, 96, 1,
    ])
    expect((await login(email, PASSWORD, { ip: address() })).status).toBe(200)
  })
})

describe('wrong passwords at the same time', () => {
  test('are checked five times at the most, on two nodes together', async () => {
    const email = await member()
    const ip = address()
    const nodes = [casino, openAccounts(db, { clock: casino.clock })]
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        login(email, 'Wrong-1', { ip }, nodes[index % 2] as Accounts),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(await countChecked(email)).toBe(5)
    expect([countOf(statuses, 401), countOf(statuses, 423) + countOf(statuses, 429)]).toEqual([
      4, 56,
    ])
    expect((await login(email, PASSWORD, { ip })).status).toBe(423)
  })

  test('are checked as often for an unknown address', async () => {
    const email = `attempt${++guests}@example.test`
    const ip = address()
    await Promise.all(Array.from({ length: 20 }, () => login(email, 'Wrong-1', { ip })))
    expect(await countChecked(email)).toBe(5)
  })

  test('leave the right one its place among the first five', async () => {
    const email = await member()
    const ip = address()
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', PASSWORD].map((password) => login(email, password, { ip })),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 200])
  })
})

describe('what is allowed for an account from places that have not signed in to it', () => {
  test('is a share of each part of the internet: one caller with many addresses leaves the others theirs', async () => {
    const email = await member()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 60; attempt++)
      statuses.push(
        (await login(email, 'Wrong-1', { ip: `203.0.${attempt % 100}.${attempt}` })).status,
      )
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([SHARE, 60 - SHARE])
    expect((await login(email, PASSWORD, { ip: '203.0.113.200' })).status, 'the same block').toBe(
      429,
    )
    expect((await login(email, PASSWORD, { ip: address() })).status, 'another block').toBe(200)
  })

  test('is not needed by a network or a browser that has signed in to it before', async () => {
    const email = await member()
    const ip = address()
    const before = await login(email, PASSWORD, { ip })
    const cookie = String(before.headers?.['set-cookie']?.[1]).split(';')[0] ?? ''
    await useUp(shareKey(email), SHARE)
    expect((await login(email, PASSWORD, { ip: address() })).status).toBe(429)
    expect((await login(email, PASSWORD, { ip })).status).toBe(200)
    expect((await login(email, PASSWORD, { ip: address(), cookie })).status).toBe(200)
  })

  test('is needed again by a network that has not been seen for half a year', async () => {
    const email = await member()
    const ip = address()
    await login(email, PASSWORD, { ip })
    casino.clock.advance(180 * 86_400_000)
    await useUp(shareKey(email), SHARE)
    expect((await login(email, PASSWORD, { ip })).status).toBe(429)
  })
})

test('a browser keeps its cookie from one sign-in to the next', async () => {
  const email = await member()
  const first = await login(email, PASSWORD)
  const kept = String(first.headers?.['set-cookie']?.[1])
  expect(kept).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  const second = await login(email, PASSWORD, { cookie: kept.split(';')[0] ?? '' })
  expect(second.headers?.['set-cookie']?.[1]).toBe(kept)
  expect(cookieOf(second)).toMatch(/^__Host-refresh=/)
})

test('twenty places of each kind are remembered for a player', async () => {
  const email = await member()
  const [first = '', ...others] = Array.from({ length: 21 }, () => address())
  for (const ip of [first, ...others]) {
    // A place that is new to the account needs the share of its block.
    casino.clock.advance(61_000)
    expect((await login(email, PASSWORD, { ip })).status).toBe(200)
  }
  const kinds = await db.run(
    'test_places',
    `select k.kind, count(*)::int from known_place k join player p on p.id = k.player_id where p.email = $1 group by 1 order by 1`,
    [email],
  )
  expect(kinds).toEqual([
    { kind: 'browser', count: 20 },
    { kind: 'device', count: 1 },
    { kind: 'network', count: 20 },
  ])
  await useUp(shareKey(email), SHARE)
  expect((await login(email, PASSWORD, { ip: first })).status).toBe(429)
  expect((await login(email, PASSWORD, { ip: others[0] ?? '' })).status).toBe(200)
})
