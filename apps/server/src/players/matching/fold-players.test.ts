import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { openPeople } from '#testkit/matching-people.ts'
import type { Database } from '../../db/database.ts'
import { foldEverybody, foldShutOut } from './fold-players.ts'

let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const { person, excluded, again, isHeld } = openPeople(() => casino)

describe('players who were there before names were folded', () => {
  test('are found: those who may not play before the first visitor comes in, the rest soon after', async () => {
    const before = await excluded()
    const of = person()
    await casino.member(of.email, of)
    await db.run('', 'delete from folded_identity', [])
    await foldShutOut(casino)
    const email = await again(before)
    expect(await isHeld(email)).toBe(true)
    await foldEverybody(casino)
    const [left] = await db.run<{ left: bigint }>(
      '',
      'select count(*) as left from player where id not in (select player_id from folded_identity)',
      [],
    )
    expect(left?.left).toBe(0n)
  })

  test('are folded again by a newer rule', async () => {
    const before = await excluded()
    await db.run(
      '',
      `update folded_identity set folding = 99, family_names = 'nothing' where player_id = $1`,
      [before.id],
    )
    await db.run('', 'delete from folded_everybody', [])
    await foldEverybody(casino)
    expect(await isHeld(await again(before))).toBe(true)
  })
})
