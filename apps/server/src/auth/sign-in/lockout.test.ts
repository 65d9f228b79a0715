import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { openGuests, PASSWORD } from '#testkit/guests.ts'
import type { Database } from '../../db/database.ts'

let db: Database
let casino: Accounts
const { guest, address, login, member } = openGuests(() => casino)

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

describe('wrong passwords', () => {
  test('five in a row lock this account for this address, and the owner gets a letter', async () => {
    const email = await member()
    const ip = address()
    for (let attempt = 1; attempt <= 4; attempt++)
      expect((await login(email, 'Wrong-1', { ip })).status).toBe(401)
    expect(await login(email, 'Wrong-1', { ip })).toMatchObject({
      status: 423,
      headers: { 'retry-after': '900' },
    })
    expect((await login(email, PASSWORD, { ip })).status).toBe(423)
    expect((await casino.letterTo(email)).subject).toBe(
      'We have stopped attempts to log in to your account',
    )

    expect((await login(email, PASSWORD, { ip: address() })).status).toBe(200)
    casino.clock.advance(900_000)
    expect((await login(email, PASSWORD, { ip })).status).toBe(200)
  })

  test('A5 lock an unknown address like a known one', async () => {
    const email = guest()
    const ip = address()
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 6; attempt++)
      statuses.push((await login(email, 'Wrong-1', { ip })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 423, 423])
    await casino.mail.sendDue()
    expect(casino.letters.some(({ to }) => to === email)).toBe(false)
  })

  test('are forgotten once the right one comes, or after a quarter of an hour', async () => {
    const email = await member()
    const ip = address()
    const failures = async (count: number) => {
      for (let attempt = 0; attempt < count; attempt++)
        expect((await login(email, 'Wrong-1', { ip })).status).toBe(401)
    }
    await failures(4)
    expect((await login(email, PASSWORD, { ip })).status).toBe(200)
    await failures(4)
    casino.clock.advance(901_000)
    await failures(4)
  })
})
