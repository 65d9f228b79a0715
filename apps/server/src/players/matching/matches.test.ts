import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { openPeople, type Person, UNLIKE } from '#testkit/matching-people.ts'
import type { Database, Tx } from '../../db/database.ts'
import { findCredentials } from '../player.ts'
import { updateProfile } from '../profile/profile.ts'
import { listHeldMatches } from './match-decisions.ts'

let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const { person, idOf, excluded, again, isHeld } = openPeople(() => casino)
const signIn = async (username: string) =>
  casino.post('/auth/login', { form: { username, password: 'Welcome-1' } })

describe('G3 who has excluded themselves and registers again', () => {
  test.each<[string, (before: Person) => Person]>([
    ['with another e-mail only', () => ({})],
    ['from another place, without an accent', () => ({ ...UNLIKE, firstName: 'ZOE' })],
    [
      'with the names in the other order',
      ({ firstName = '', lastName = '' }) => ({
        ...UNLIKE,
        firstName: lastName,
        lastName: firstName,
      }),
    ],
    ['with a letter of the name in another alphabet', () => ({ ...UNLIKE, lastName: 'Hаnssоn' })],
    ['with a second name', () => ({ ...UNLIKE, firstName: 'Zoé-Marie' })],
    [
      'with a letter of the name wrong and the same phone',
      ({ lastName, mobileNumber = '' }) => ({ ...UNLIKE, mobileNumber, lastName: `${lastName}n` }),
    ],
  ])('%s gets the reason with the proven address, and cannot sign in', async (_, change) => {
    const before = await excluded()
    const email = await again(before, change(before))
    await expect(casino.verify(await casino.tokenTo(email))).rejects.toMatchObject({
      code: 'account_under_check',
    })
    const answer = await signIn(email)
    expect(answer.status).toBe(401)
    expect(answer.body).toContain('We have to check something about your account')
    expect(String(answer.body)).not.toMatch(/exclu/i)
    await expect(casino.matches.mustBeFree(await idOf(email))).rejects.toMatchObject({
      code: 'account_under_check',
    })
  })

  test('does not get the reason with a wrong password, nor does another person', async () => {
    const email = await again(await excluded())
    const answers = await Promise.all(
      [email, 'unknown@example.test'].map((username) =>
        casino.post('/auth/login', { form: { username, password: 'Wrong-1' } }),
      ),
    )
    expect(answers[0]?.body).toBe(answers[1]?.body)
  })

  test('proves the address all the same, and gets the same answer when the link is opened again', async () => {
    const email = await again(await excluded())
    const token = await casino.tokenTo(email)
    await expect(casino.verify(token)).rejects.toMatchObject({ code: 'account_under_check' })
    await expect(casino.verify(token)).rejects.toMatchObject({ code: 'account_under_check' })
    expect((await findCredentials(db, email))?.isVerified).toBe(true)
  })

  test('another person at the same address, with another name and day of birth, is free', async () => {
    const before = await excluded()
    const email = await again(before, {
      firstName: 'Nils',
      lastName: 'Berg',
      dateOfBirth: '1980-05-05',
    })
    await casino.verify(await casino.tokenTo(email))
    expect((await signIn(email)).status).toBe(200)
  })
})

test('A5 a registration that is held is answered like any other, after as many questions to the database', async () => {
  let statements = 0
  const count: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted = (tx: Tx): Tx => ({
    ...tx,
    sql: tx.sql.withPlugin(count),
    run: (name, text, values) => {
      statements += 1
      return tx.run(name, text, values)
    },
  })
  const watched = openAccounts({
    ...db,
    transaction: (work) => db.transaction((tx) => work(counted(tx))),
  })
  const register = async (input: Person & { email: string }) => {
    statements = 0
    const { id: _id, ...of } = input as Person & { email: string; id?: string }
    const answer = await watched.register(of, { ip: '203.0.113.9', language: 'en' })
    const { subject } = await watched.letterTo(input.email)
    return { answer, subject, statements }
  }
  const before = await excluded()
  const held = await register({ ...before, email: 'held@elsewhere.test' })
  expect(await isHeld('held@elsewhere.test')).toBe(true)
  expect(await register(person())).toEqual(held)
  expect((await register({ ...before, email: 'held@elsewhere.test' })).statements).toBe(
    held.statements,
  )
})

describe('an account that was there before', () => {
  test('is held from the next question on, and its sign-ins end', async () => {
    const of = person()
    await casino.member(of.email, of)
    const second = { ...of, email: `second-${of.email}` }
    await casino.member(second.email, second)
    const token = String((await signIn(second.email)).body)
    expect(await casino.auth.whoIs(token)).not.toBeNull()
    await casino.exclude(await idOf(of.email))
    expect(await isHeld(second.email)).toBe(true)
    casino.clock.advance(1000)
    expect(await casino.auth.whoIs(token)).toBeNull()
  })

  test('is held with the exclusion of the other, without a question', async () => {
    const of = person()
    await casino.member(of.email, of)
    const second = { ...of, email: `open-${of.email}`, firstName: 'Z.o.e' }
    await casino.member(second.email, second)
    const token = String((await signIn(second.email)).body)
    expect(await casino.auth.whoIs(token)).not.toBeNull()
    await casino.exclude(await idOf(of.email))
    casino.clock.advance(1000)
    expect(await casino.auth.whoIs(token)).toBeNull()
  })

  test('is held when it moves to the address of an excluded player', async () => {
    const before = await excluded()
    const of = { ...person(), dateOfBirth: before.dateOfBirth, firstName: 'Nora', lastName: 'Berg' }
    await casino.member(of.email, of)
    expect(await isHeld(of.email)).toBe(false)
    const { city, houseNumberAndStreetName, postCode } = before
    await updateProfile(
      casino,
      await idOf(of.email),
      { city, houseNumberAndStreetName, postCode },
      'test',
    )
    const [match] = await listHeldMatches(casino)
    expect(match?.playerId).toBe(await idOf(of.email))
    expect(await isHeld(of.email)).toBe(true)
  })

  test('is free again at the moment at which the time-out ends', async () => {
    const before = await excluded(new Date(casino.clock.nowMs() + 86_400_000))
    const email = await again(before)
    expect(await isHeld(email)).toBe(true)
    casino.clock.advance(86_400_000)
    expect(await isHeld(email)).toBe(false)
  })
})

test('G3 who comes back from another place with day and month of the birthday swapped is held', async () => {
  const of = { ...person(), dateOfBirth: '1955-03-08' }
  await casino.member(of.email, of).then(async () => casino.exclude(await idOf(of.email)))
  expect(await isHeld(await again(of, { ...UNLIKE, dateOfBirth: '1955-08-03' }))).toBe(true)
})

test('the search for a player reads by index, however many players there are', async () => {
  await db.run('', 'analyze folded_identity', [])
  const plan = await db.transaction(async (tx) => {
    await tx.script('set local enable_seqscan = off')
    return tx.run<{ 'QUERY PLAN': string }>(
      '',
      `explain select player_id from folded_identity where date_of_birth = '1971-01-01'
      union select player_id from folded_identity where phone = '1' union select player_id from folded_identity where address = '1'
      union select player_id from folded_identity where email = '1'`,
      [],
    )
  })
  const text = plan.map((row) => row['QUERY PLAN']).join('\n')
  for (const index of ['born', 'phone', 'address', 'email'])
    expect(text).toContain(`folded_identity_${index}`)
})
