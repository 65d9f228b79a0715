import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts, registrationOf } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { findCredentials } from '../player.ts'
import { countHeldMatches, decideMatch, listHeldMatches } from './match-decisions.ts'

const HOUR_MS = 3_600_000
let db: Database
let casino: Accounts
let count = 0
/**
 * Address of the first player, and of another who registers afterwards with the same name, birthday
 * and phone.
 */
let email: string
let second: string
beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())
beforeEach(async () => {
  email = `owner${++count}@example.test`
  second = `stranger${count}@elsewhere.test`
  await casino.member(email)
  casino.clock.advance(HOUR_MS)
  await join(second)
})

const idOf = async (of: string) => (await findCredentials(db, of))?.playerId ?? ''
const isHeld = async (of: string) => casino.matches.isHeld(await idOf(of))
const excludeOneself = async (of: string) => casino.exclude(await idOf(of))
const login = (of: string) =>
  casino.post('/auth/login', { form: { username: of, password: 'Welcome-1' } })
/** Everything of the first player but the e-mail address. */
const person = () => registrationOf({ email })

async function join(as: string, change: object = {}): Promise<void> {
  await casino.member(as, { ...person(), ...change, email: as })
}

async function isSignedIn(token: string): Promise<boolean> {
  casino.clock.advance(1000)
  return (await casino.auth.whoIs(token)) !== null
}

async function payIn(of: string): Promise<void> {
  const postings = [
    {
      from: world('cashier', 'EUR'),
      to: purse(await idOf(of), 'real'),
      amount: 10_00n,
      currency: 'EUR',
    },
  ]
  await db.transaction((tx) =>
    mustPost(tx, { key: `deposit/${of}`, kind: 'deposit', postings, madeAt: casino.clock.now() }),
  )
}

async function waitingMatch() {
  const playerId = await idOf(email)
  return (await listHeldMatches(casino)).find((match) => match.playerId === playerId)
}

async function decide(decision: 'cleared' | 'confirmed'): Promise<void> {
  const match = await waitingMatch()
  await decideMatch(casino, {
    matchId: match?.id ?? '',
    decision,
    by: 'kim',
    reason: 'Two passports.',
  })
}

describe('G3 an exclusion that a player asked for in an account without money', () => {
  test('leaves an older account of the same person open, and waits for an operator', async () => {
    const token = String((await login(email)).body)
    const { waiting } = await countHeldMatches(casino)
    await excludeOneself(second)
    expect(await isSignedIn(token)).toBe(true)
    expect(await isHeld(email)).toBe(false)
    expect((await login(email)).status).toBe(200)
    expect(await waitingMatch()).toMatchObject({
      otherId: await idOf(second),
      likeness: 'same',
      counts: true,
      holds: false,
    })
    expect((await countHeldMatches(casino)).waiting).toBe(waiting + 1)
  })

  test('leaves an older account open that is only like it', async () => {
    await casino.member(`near-${email}`, { ...person(), firstName: 'Nora', email: `near-${email}` })
    casino.clock.advance(HOUR_MS)
    await join(`last-${second}`)
    await excludeOneself(`last-${second}`)
    expect(await isHeld(`near-${email}`)).toBe(false)
  })

  test('holds an older account from the moment at which an operator confirms the match', async () => {
    await excludeOneself(second)
    const token = String((await login(email)).body)
    await decide('confirmed')
    expect(await isSignedIn(token)).toBe(false)
    expect(await isHeld(email)).toBe(true)
    expect((await casino.letterTo(email)).subject).toBe('About your account')
    expect(await waitingMatch()).toBeUndefined()
  })

  test('is not shown to the player of the older account when an operator clears the match', async () => {
    await excludeOneself(second)
    const letters = casino.letters.length
    await decide('cleared')
    await casino.mail.sendDue()
    expect(casino.letters.slice(letters).filter(({ to }) => to === email)).toEqual([])
    expect(await waitingMatch()).toBeUndefined()
    expect(await isHeld(email)).toBe(false)
  })

  test('holds younger accounts and those that register afterwards', async () => {
    casino.clock.advance(HOUR_MS)
    await join(`third-${email}`)
    await excludeOneself(second)
    expect(await isHeld(`third-${email}`)).toBe(true)
    await casino.register({ ...person(), email: `fourth-${email}` })
    expect(await isHeld(`fourth-${email}`)).toBe(true)
  })

  test('does not end the sign-in to withdraw of an older account that is held for another reason', async () => {
    const certain = `certain-${email}`
    await join(certain)
    await payIn(certain)
    await excludeOneself(certain)
    expect(await isHeld(email)).toBe(true)
    const withdraw = { username: email, password: 'Welcome-1', purpose: 'withdraw' }
    const token = String((await casino.post('/auth/login', { form: withdraw })).body)
    await excludeOneself(second)
    expect(await isSignedIn(token)).toBe(true)
  })

  test('refuses a payer who has no account, and not one who had an account before', async () => {
    await excludeOneself(second)
    expect(await casino.matches.isShutOut(db, person())).toBe(false)
    await excludeOneself(email)
    expect(await casino.matches.isShutOut(db, person()), 'both accounts are excluded').toBe(true)
    const single = `single${count}@example.test`
    await casino.member(single)
    await excludeOneself(single)
    expect(await casino.matches.isShutOut(db, registrationOf({ email: single }))).toBe(true)
  })

  test('does not hold an older account for which the excluded person pays', async () => {
    const payer = `payer${count}@example.test`
    await casino.member(payer)
    await excludeOneself(payer)
    const token = String((await login(email)).body)
    const playerId = await idOf(email)
    await db.transaction((tx) =>
      casino.matches.lookAtPayer(tx, playerId, registrationOf({ email: payer })),
    )
    expect(await isSignedIn(token)).toBe(true)
    expect(await waitingMatch()).toMatchObject({ otherId: await idOf(payer), holds: false })
  })
})

describe('G3 an older account is held at once', () => {
  test('by an exclusion in an account in which money has moved', async () => {
    await payIn(second)
    await excludeOneself(second)
    expect(await isHeld(email)).toBe(true)
    expect(await waitingMatch()).toBeUndefined()
  })

  test('by an exclusion that an operator asked for', async () => {
    await excludeBy('operator/kim')
    expect(await isHeld(email)).toBe(true)
    expect(await casino.matches.isShutOut(db, person())).toBe(true)
  })

  test('by an exclusion that was written down before this was asked', async () => {
    const id = await idOf(second)
    const columns = 'id, player_id, kind, started_at, asked_by'
    await db.run(
      '',
      `insert into player_exclusion (${columns}) values ($1, $1, 'self_exclusion', $2, 'player')`,
      [id, casino.clock.now()],
    )
    expect(await isHeld(email)).toBe(true)
  })
})

async function excludeBy(actor: string): Promise<void> {
  const playerId = await idOf(second)
  await db.transaction((tx) =>
    casino.auth.exclude(
      tx,
      { playerId, endsAt: null },
      { actor, reason: 'a letter of the player', requestId: null },
    ),
  )
}
