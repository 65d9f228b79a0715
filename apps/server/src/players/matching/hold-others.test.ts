import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts, registrationOf } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database, Executor, Tx } from '../../db/database.ts'
import { findCredentials } from '../player.ts'
import { decideMatch, listHeldMatches } from './match-decisions.ts'

const DAY_MS = 86_400_000
let db: Database
let casino: Accounts
beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const idIn = async (executor: Executor, email: string) =>
  (await findCredentials(executor, email))?.playerId ?? ''
const idOf = (email: string) => idIn(db, email)
const signIn = async (username: string) =>
  String((await casino.post('/auth/login', { form: { username, password: 'Welcome-1' } })).body)
const takeBreak = async (email: string) =>
  casino.exclude(await idOf(email), new Date(casino.clock.nowMs() + DAY_MS))

/** A second account of the player of `email`. */
async function openSecond(email: string, second: string, change: object = {}): Promise<void> {
  await casino.member(second, { ...registrationOf({ email }), ...change, email: second })
}

async function isSignedIn(token: string): Promise<boolean> {
  casino.clock.advance(1000)
  return (await casino.auth.whoIs(token)) !== null
}

test('each break of a player ends the sign-ins of their other account, not only the first', async () => {
  await casino.member('ann@example.test')
  await openSecond('ann@example.test', 'ann2@example.test')
  for (let time = 0; time < 2; time++) {
    const token = await signIn('ann2@example.test')
    expect(await isSignedIn(token)).toBe(true)
    await takeBreak('ann@example.test')
    expect(await isSignedIn(token)).toBe(false)
    casino.clock.advance(DAY_MS)
  }
})

test('the newsletter ends for the other accounts of who takes a break, and for those that come later', async () => {
  const email = 'reader@example.test'
  await casino.member(email)
  await openSecond(email, 'reader2@example.test')
  await takeBreak(email)
  await casino.register({ ...registrationOf({ email }), email: 'reader3@example.test' })
  await casino.member('stranger@example.test')
  const readers = await db.run<{ email: string; newsletter: boolean }>(
    '',
    `select email, newsletter from player where email like '%reader%' or email like 'stranger%' order by email`,
    [],
  )
  expect(readers.map(({ newsletter }) => newsletter)).toEqual([false, false, false, true])
})

test('a player whom an operator has cleared stays signed in through the break of the other', async () => {
  await casino.member('twin@example.test')
  await openSecond('twin@example.test', 'sister@example.test', { firstName: 'Clara' })
  await takeBreak('twin@example.test')
  const [match] = await listHeldMatches(casino)
  await decideMatch(casino, {
    matchId: match?.id ?? '',
    decision: 'cleared',
    by: 'kim',
    reason: 'Twins.',
  })
  casino.clock.advance(DAY_MS)
  const token = await signIn('sister@example.test')
  await takeBreak('twin@example.test')
  expect(await isSignedIn(token)).toBe(true)
})

test('an exclusion queries the database as often for twelve accounts of the person as for two', async () => {
  const statementsFor = async (accounts: number) => {
    const email = `counted${accounts}@example.test`
    await casino.member(email)
    for (let at = 0; at < accounts; at++)
      await casino.register(
        { ...registrationOf({ email }), email: `copy${at}-${email}` },
        { ip: `198.51.100.${accounts + at}` },
      )
    await takeBreak(email)
    let count = 0
    await db.transaction(async (tx) => {
      const counting: Tx = {
        ...tx,
        run(name, text, values) {
          count += 1
          return tx.run(name, text, values)
        },
      }
      await casino.matches.holdOthers(counting, await idIn(tx, email))
    })
    return count
  }
  expect(await statementsFor(12)).toBe(await statementsFor(2))
})

test('accounts of one person that are excluded at the same time take turns, and none has to begin again', async () => {
  const email = 'together@example.test'
  await casino.member(email)
  const all = [await idOf(email)]
  for (const other of ['b', 'c', 'd', 'e'].map((name) => `${name}-${email}`)) {
    await openSecond(email, other)
    all.push(await idOf(other))
  }
  let runs = 0
  const act = { actor: 'player', reason: null, requestId: 'test' }
  const exclude = (playerId: string) =>
    db.transaction(async (tx) => {
      runs += 1
      await casino.auth.exclude(tx, { playerId, endsAt: null }, act)
    })
  await Promise.all(all.map(exclude))
  expect(runs).toBe(5)
})

test('a player who signs in while their other account is excluded gets no session that plays', async () => {
  await casino.member('eve@example.test')
  await openSecond('eve@example.test', 'eve2@example.test')
  const { isHeld } = casino.matches
  casino.matches.isHeld = async (playerId) => {
    casino.matches.isHeld = isHeld
    const held = await isHeld(playerId)
    await takeBreak('eve@example.test')
    return held
  }
  const form = { username: 'eve2@example.test', password: 'Welcome-1' }
  const refused = await casino.post('/auth/login', { form })
  expect(refused.status).toBe(401)
  expect(String(refused.body)).toContain('check something about your account')
  expect(refused.headers?.['x-may-withdraw']).toBe('true')
  const open = await db.run('', 'select from player_session where player_id = $1', [
    await idOf('eve2@example.test'),
  ])
  expect(open).toHaveLength(0)
})
