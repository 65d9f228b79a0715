import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { balances } from '../ledger/accounts.ts'
import { findCredentials } from '../players/player.ts'
import { seedPlayers } from './players.ts'

let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  await seedPlayers(casino)
})
afterAll(() => db.close())

async function purses(email: string) {
  const { playerId = '' } = (await findCredentials(db, email)) ?? {}
  const { real, bonus } = (await balances(db, [playerId])).get(playerId) ?? {}
  return [real, bonus]
}

test('the demo player has 1,000.00 to play with and 50.00 of bonus, the new one nothing', async () => {
  expect(await purses('player@baize.test')).toEqual([100_000n, 5000n])
  expect(await purses('new@baize.test')).toEqual([0n, 0n])
})

test('seeding again changes nothing', async () => {
  const before = await findCredentials(db, 'player@baize.test')
  await seedPlayers(casino)
  expect(await findCredentials(db, 'player@baize.test')).toEqual(before)
  expect(await purses('player@baize.test')).toEqual([100_000n, 5000n])
})

test('all of them can sign in but the excluded one', async () => {
  const statuses: Record<string, number> = {}
  for (const { email, password } of await seedPlayers(casino)) {
    statuses[email] = (
      await casino.post('/auth/login', { form: { username: email, password } })
    ).status
  }
  expect(Object.values(statuses).filter((status) => status === 200)).toHaveLength(4)
  expect(statuses['excluded@baize.test']).toBe(401)
})
