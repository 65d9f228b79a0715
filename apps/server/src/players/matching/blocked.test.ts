import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts, registrationOf } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { findCredentials } from '../player.ts'
import { decideMatch, listHeldMatches } from './match-decisions.ts'

let db: Database
let casino: Accounts
beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const idOf = async (email: string) => (await findCredentials(db, email))?.playerId ?? ''

/**
 * Registers the person of `email` again from another address, with changes; returns whether the new
 * account is held.
 */
async function isHeldAgain(email: string, again: string, change: object = {}): Promise<boolean> {
  const { email: _email, ...person } = registrationOf({ email })
  await casino.register({ ...person, ...change, email: again })
  return casino.matches.isHeld(await idOf(again))
}

test('a blocked player who registers again is held, until an operator clears it', async () => {
  await casino.member('blocked@example.test')
  await casino.changeStatus(await idOf('blocked@example.test'), 'blocked')
  expect(await isHeldAgain('blocked@example.test', 'again@example.test')).toBe(true)
  const [match] = await listHeldMatches(casino, { all: true })
  expect(match).toMatchObject({ likeness: 'same', counts: true })
  await decideMatch(casino, {
    matchId: match?.id ?? '',
    decision: 'cleared',
    by: 'kim',
    reason: 'Two people of one name.',
  })
  expect(await casino.matches.isHeld(await idOf('again@example.test'))).toBe(false)
})

test('a person who is only similar to a blocked player is free, and so is a player whose second account was blocked', async () => {
  await casino.member('first@example.test')
  expect(await isHeldAgain('first@example.test', 'second@example.test')).toBe(false)
  await casino.changeStatus(await idOf('second@example.test'), 'blocked')
  expect(await casino.matches.isHeld(await idOf('first@example.test'))).toBe(false)
  expect(
    await isHeldAgain('first@example.test', 'sister@example.test', {
      firstName: 'Clara',
      lastName: 'Byron',
    }),
  ).toBe(false)
})
