import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import type { Refusal } from '../../kit/refusal.ts'

let db: Database
let casino: Accounts
let guests = 0
const guest = () => `placed${++guests}@example.test`

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

/**
 * Returns the code that refuses a registration with this address from that network; null when it is
 * taken.
 */
async function codeFrom(
  ip: string,
  email: string,
  cookies = new Map<string, string>(),
): Promise<string | null> {
  return casino.register({ email }, { ip, cookies }).then(
    () => null,
    ({ code }: Refusal) => code,
  )
}

async function codesFrom(ips: readonly string[], email: string): Promise<(string | null)[]> {
  const codes = []
  for (const ip of ips) codes.push(await codeFrom(ip, email))
  return codes
}

const times = (count: number, ip: string) => Array.from({ length: count }, () => ip)

test('a caller who registers with the address of another uses up their own share of it, and of their block, and no more', async () => {
  const email = guest()
  expect(await codesFrom(times(6, '198.51.100.1'), ` ${email.toUpperCase()}`)).toEqual([
    ...times(5, '').map(() => null),
    'rate_limited',
  ])
  expect(await codeFrom('198.51.100.2', email), 'a neighbour').toBeNull()
  expect(await codesFrom(times(5, '198.51.7.3'), email)).toEqual([
    null,
    null,
    null,
    null,
    'rate_limited',
  ])
  expect(await codeFrom('198.51.200.4', email), 'the same block').toBe('rate_limited')
  expect(await codeFrom('203.0.113.5', email), 'another block').toBeNull()
})

test('a network or browser that has signed in to an account needs no share of it', async () => {
  const email = guest()
  await casino.member(email)
  const signedIn = await casino.post('/auth/login', {
    form: { username: email, password: 'Welcome-1' },
    ip: '198.18.0.1',
  })
  const [name = '', value = ''] = String(signedIn.headers?.['set-cookie']?.[1]).split(/[=;]/)
  for (const ip of ['198.18.1.1', '198.18.2.1']) await codesFrom(times(5, ip), email)
  expect(await codeFrom('198.18.3.1', email)).toBe('rate_limited')
  expect(await codeFrom('198.18.0.1', email)).toBeNull()
  expect(await codeFrom('198.18.3.1', email, new Map([[name, value]]))).toBeNull()
})

test('A8 an owner is written to five times in a quarter of an hour, from however many places their address is typed', async () => {
  const email = guest()
  await casino.member(email)
  casino.clock.advance(900_000)
  const before = casino.letters.length
  const places = Array.from({ length: 12 }, (_, at) => `${at + 20}.7.0.1`)
  expect(await codesFrom(places, email)).toEqual(places.map(() => null))
  await casino.mail.sendDue()
  expect(casino.letters.slice(before).filter(({ to }) => to === email)).toHaveLength(5)
  casino.clock.advance(900_000)
  await codeFrom('40.7.0.1', email)
  expect((await casino.letterTo(email)).subject).toBe('You already have an account')
})
