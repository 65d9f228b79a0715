import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { requestPasswordReset } from './password-reset.ts'

let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

/**
 * Returns the code that refuses a new password for this address from that network; null when it is
 * sent.
 */
async function codeFrom(ip: string, email: string): Promise<string | null> {
  const caller = { ip, cookies: new Map<string, string>(), requestId: 'r1' }
  return requestPasswordReset(casino, { email, resetPasswordPath: '/' }, caller).then(
    () => null,
    ({ code }: Refusal) => code,
  )
}

async function useUp(ip: string, email: string): Promise<void> {
  for (let count = 0; count < 5; count++) expect(await codeFrom(ip, email)).toBeNull()
  expect(await codeFrom(ip, email)).toBe('rate_limited')
}

test('a caller who requests the password of another uses up their own share of it, and of their block, and no more', async () => {
  const email = 'asked-for@example.test'
  await casino.member(email)
  await useUp('198.51.100.1', email)
  expect(await codeFrom('198.51.100.2', email), 'a neighbour').toBeNull()
  for (let count = 0; count < 4; count++) await codeFrom('198.51.7.3', email)
  expect(await codeFrom('198.51.200.4', email), 'the same block').toBe('rate_limited')
  expect(await codeFrom('203.0.113.5', email), 'another block').toBeNull()
})

test('a network that has signed in to an account requests a new password though its block has used up its share', async () => {
  const email = 'known-place@example.test'
  await casino.member(email)
  await casino.post('/auth/login', {
    form: { username: email, password: 'Welcome-1' },
    ip: '198.18.0.1',
  })
  for (const ip of ['198.18.1.1', '198.18.2.1'])
    for (let count = 0; count < 5; count++) await codeFrom(ip, email)
  expect(await codeFrom('198.18.3.1', email)).toBe('rate_limited')
  expect(await codeFrom('198.18.0.1', email)).toBeNull()
})
