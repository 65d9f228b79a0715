import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { openPeople, UNLIKE } from '#testkit/matching-people.ts'
import type { Database } from '../../db/database.ts'
import { updateProfile } from '../profile/profile.ts'
import { decideMatch, listHeldMatches } from './match-decisions.ts'

let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const { idOf, excluded, again, isHeld } = openPeople(() => casino)

describe('a player who only resembles an excluded player', () => {
  async function near() {
    const before = await excluded()
    const email = await again(before, { firstName: 'Nora' })
    // The decision has a later time than the letter about the registration.
    casino.clock.advance(1000)
    return { email, before }
  }

  test('is held until an operator has cleared it, and is written to', async () => {
    const { email } = await near()
    expect(await isHeld(email)).toBe(true)
    const [match] = await listHeldMatches(casino)
    expect(match).toMatchObject({ playerId: await idOf(email), likeness: 'near', decision: null })
    await decideMatch(casino, {
      matchId: match?.id ?? '',
      decision: 'cleared',
      by: 'kim',
      reason: 'Twins: both have sent a passport.',
    })
    expect(await isHeld(email)).toBe(false)
    expect((await casino.letterTo(email)).subject).toBe('Your account is open')
    expect((await listHeldMatches(casino)).map(({ id }) => id)).not.toContain(match?.id)
  })

  test('stays held when an operator confirms it, and reads nothing of other players', async () => {
    const { email, before } = await near()
    const [match] = await listHeldMatches(casino)
    await decideMatch(casino, {
      matchId: match?.id ?? '',
      decision: 'confirmed',
      by: 'kim',
      reason: 'The same passport.',
    })
    expect(await isHeld(email)).toBe(true)
    const { subject, text } = await casino.letterTo(email)
    expect(subject).toBe('About your account')
    for (const word of [before.email, before.firstName ?? '', 'exclu'])
      expect(text).not.toContain(word)
  })

  test('a decision is written down with who and why, may be changed by a newer one, and is not made twice', async () => {
    const { email } = await near()
    const [match] = await listHeldMatches(casino)
    const decide = (decision: 'cleared' | 'confirmed') =>
      decideMatch(casino, {
        matchId: match?.id ?? '',
        decision,
        by: 'kim',
        reason: 'Looked at it.',
      })
    await decide('cleared')
    expect(await decide('cleared')).toBe('decided before')
    await decide('confirmed')
    expect(await isHeld(email)).toBe(true)
    const events = await db.run<{ actor: string; kind: string }>(
      '',
      'select actor, kind from player_event where subject = $1 order by id',
      [match?.id],
    )
    expect(events).toEqual([
      { actor: 'operator/kim', kind: 'match_cleared' },
      { actor: 'operator/kim', kind: 'match_confirmed' },
    ])
    const unknown = { matchId: 'none', decision: 'cleared', by: 'kim', reason: 'No.' } as const
    expect(await decideMatch(casino, unknown)).toBe('unknown')
  })

  test('and was cleared is held again when they turn out to be the same', async () => {
    const { email, before } = await near()
    const [match] = await listHeldMatches(casino)
    await decideMatch(casino, {
      matchId: match?.id ?? '',
      decision: 'cleared',
      by: 'kim',
      reason: 'Twins.',
    })
    await db.run('', 'update player set first_name = $2 where id = $1', [
      await idOf(email),
      before.firstName,
    ])
    expect(await isHeld(email)).toBe(true)
  })

  test('does not get away by moving', async () => {
    const { email } = await near()
    await updateProfile(casino, await idOf(email), UNLIKE, 'test')
    expect(await isHeld(email)).toBe(true)
  })
})
