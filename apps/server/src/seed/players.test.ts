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

test('the demo players share no birthday, phone or address, so that the exclusion of one holds no other', async () => {
  const [shared] = await db.run<Record<string, string>>(
    'test_homes',
    `select count(*) - count(distinct date_of_birth) as birthdays, count(*) - count(distinct mobile_number) as phones,
      count(*) - count(distinct house_number_and_street_name) as addresses from player`,
    [],
  )
  expect(shared).toEqual({ birthdays: 0n, phones: 0n, addresses: 0n })
})

test('seeding again changes nothing', async () => {
  const before = await findCredentials(db, 'player@baize.test')
  await seedPlayers(casino)
  expect(await findCredentials(db, 'player@baize.test')).toEqual(before)
  expect(await purses('player@baize.test')).toEqual([100_000n, 5000n])
})

test('all demo players but the excluded one can sign in', async () => {
  const statuses: Record<string, number> = {}
  for (const { email, password } of await seedPlayers(casino)) {
    statuses[email] = (
      await casino.post('/auth/login', { form: { username: email, password } })
    ).status
  }
  expect(Object.values(statuses).filter((status) => status === 200)).toHaveLength(4)
  expect(statuses['excluded@baize.test']).toBe(401)
})
