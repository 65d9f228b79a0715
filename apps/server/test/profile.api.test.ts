import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import { changeOwnPassword } from '../src/auth/sign-in/own-password.ts'
import type { Database } from '../src/db/database.ts'
import { openRunner } from '../src/edge/graphql/graphql-run.ts'
import type { Viewer } from '../src/kit/request-context.ts'
import { openPlayers } from '../src/players/players.module.ts'
import { makeSchema } from '../src/schema/schema.ts'

const PASSWORD = 'Welcome-1'
let db: Database
let casino: Accounts
let runner: ReturnType<typeof openRunner>
let count = 0

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  const schema = makeSchema(
    [openPlayers(casino), casino.auth].flatMap(({ resolvers }) => resolvers ?? []),
  )
  runner = openRunner({ schema, rules: new Map(), production: false, log: casino.log })
})
afterAll(() => db.close())

/** Makes a player who has just signed in. */
async function player(): Promise<{ email: string; viewer: Viewer }> {
  const email = `player${++count}@example.test`
  await casino.member(email, { dateOfBirth: '1990-12-10', mobileNumber: '+49 151 1234567' })
  return { email, viewer: await signIn(email) }
}

async function signIn(username: string, password = PASSWORD): Promise<Viewer> {
  const answer = await casino.post('/auth/login', {
    form: { username, password },
    headers: { 'user-agent': 'Testbrowser 1.0' },
  })
  const known = await casino.auth.whoIs(String(answer.body))
  if (!known) throw new Error(`${username} could not sign in: ${String(answer.body)}`)
  return known.viewer
}

async function runQuery(
  query: string,
  viewer: Viewer | null,
  variables: Record<string, unknown> = {},
) {
  const context = {
    viewer,
    requestId: 'test',
    ip: '192.0.2.9',
    language: 'en',
    userAgent: '',
    cookies: new Map(),
    setCookie: () => {},
  }
  const { result } = await runner.run(
    { query, operationName: null, variables },
    { ...context, signal: new AbortController().signal },
  )
  const [error] = result.errors ?? []
  return { data: result.data as Record<string, never> | null | undefined, error: error?.extensions }
}

const PROFILE =
  '{ profile { email verified firstName dateOfBirth country city postCode mobileNumber newsletter } }'
const UPDATE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { city postCode mobileNumber newsletter } }'
const CHANGE = 'mutation ($input: ChangeOwnPasswordInput!) { changeOwnPassword(input: $input) }'

describe('a profile', () => {
  test('shows the facts that the player has given, and nothing to another player', async () => {
    const { email, viewer } = await player()
    expect((await runQuery(PROFILE, viewer)).data?.profile).toEqual({
      email,
      verified: true,
      firstName: 'Ada',
      dateOfBirth: '1990-12-10',
      country: 'DE',
      city: 'Berlin',
      postCode: '10117',
      mobileNumber: '+491511234567',
      newsletter: true,
    })
    for (const query of [PROFILE, '{ signIns { id } }', 'mutation { endOtherSignIns }'])
      expect((await runQuery(query, null)).error).toEqual({ code: 401 })
  })

  test('changes where the player lives, and what is left out stays', async () => {
    const { viewer } = await player()
    const { data } = await runQuery(UPDATE, viewer, {
      input: { city: ' Köln ', newsletter: false },
    })
    expect(data?.updateProfile).toEqual({
      city: 'Köln',
      postCode: '10117',
      mobileNumber: '+491511234567',
      newsletter: false,
    })
  })

  test('G3 is not changed in the request that excludes its player', async () => {
    const email = 'taking-a-break@example.test'
    await casino.member(email)
    const viewer = await signIn(email)
    const { data: before } = await runQuery(PROFILE, viewer)
    await casino.exclude(viewer.playerId)
    const input = { newsletter: true, mobileNumber: '+49 151 7654321' }
    expect((await runQuery(UPDATE, viewer, { input })).error?.code).toBe('account_not_active')
    const { data: after } = await runQuery(PROFILE, viewer)
    expect(after?.profile).toEqual({ ...Object(before?.profile), newsletter: false })
  })

  test('is changed by the rules of the registration', async () => {
    const { viewer } = await player()
    const { error } = await runQuery(UPDATE, viewer, {
      input: { city: ' ', mobileNumber: '0151', postCode: '1'.repeat(17) },
    })
    expect(error).toMatchObject({
      code: 'bad_input',
      fields: {
        city: 'validations.mixed.required',
        mobileNumber: 'validations.invalid_phone_number',
        postCode: 'validations.string.max',
      },
    })
  })

  test('G7 remembers what was before, and a change of nothing is none', async () => {
    const { viewer } = await player()
    await runQuery(UPDATE, viewer, { input: { city: 'Köln' } })
    await runQuery(UPDATE, viewer, { input: { city: 'Köln', postCode: '10117' } })
    const events = await db.run(
      'test_events',
      "select actor, before, after from player_event where player_id = $1 and kind = 'profile_changed'",
      [viewer.playerId],
    )
    expect(events).toEqual([
      { actor: 'player', before: { city: 'Berlin' }, after: { city: 'Köln' } },
    ])
  })
})

describe("a new password of one's own", () => {
  test('replaces the old one, ends every other session, and the owner gets a letter', async () => {
    const { email, viewer } = await player()
    const elsewhere = await casino.post('/auth/login', {
      form: { username: email, password: PASSWORD },
    })
    const input = { currentPassword: PASSWORD, newPassword: 'Lampl1ght' }
    expect((await runQuery(CHANGE, viewer, { input })).data).toEqual({ changeOwnPassword: true })
    expect((await casino.letterTo(email)).subject).toBe('Your password was changed')
    expect((await casino.post('/auth/refresh', { cookie: cookieOf(elsewhere) })).status).toBe(401)
    expect((await runQuery('{ signIns { id current } }', viewer)).data?.signIns).toEqual([
      { id: viewer.sessionId, current: true },
    ])
    await expect(signIn(email)).rejects.toThrow('Email or password is not right.')
    await signIn(email, 'Lampl1ght')
  })

  test('ends the links for a new one that were mailed before', async () => {
    const { email, viewer } = await player()
    await casino.requestReset(email)
    const token = await casino.tokenTo(email)
    const input = { currentPassword: PASSWORD, newPassword: 'Lampl1ght' }
    await runQuery(CHANGE, viewer, { input })
    await expect(casino.changePassword(token, 'Thiefs-4')).rejects.toThrow('link_replaced')
  })

  test('needs the old one, and guessing it locks as at signing in', async () => {
    const { viewer } = await player()
    const input = { currentPassword: 'Wrong-1', newPassword: 'Lampl1ght' }
    for (let guess = 0; guess < 5; guess++) {
      expect((await runQuery(CHANGE, viewer, { input })).error).toMatchObject({
        fields: { currentPassword: 'validations.password_wrong' },
      })
    }
    const { error } = await runQuery(CHANGE, viewer, {
      input: { ...input, currentPassword: PASSWORD },
    })
    expect(error).toMatchObject({ code: 'rate_limited', retryAfterS: 900 })
  })

  test('A8 is not open to many guesses at the same time either', async () => {
    const { viewer } = await player()
    const guess = (number: number) =>
      runQuery(CHANGE, viewer, {
        input: { currentPassword: `Wrong-${number}`, newPassword: 'Lampl1ght' },
      })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => guess(number)))
    expect(answers.filter(({ error }) => error?.code !== 'rate_limited')).toHaveLength(5)
  })

  test('is not set over one that the owner has chosen by mail while it was requested', async () => {
    const { email, viewer } = await player()
    await casino.requestReset(email)
    const token = await casino.tokenTo(email)
    const late: typeof casino.db = {
      ...casino.db,
      async transaction(work) {
        await casino.changePassword(token, 'Owners-3')
        return casino.db.transaction(work)
      },
    }
    const input = { currentPassword: PASSWORD, newPassword: 'Thiefs-4' }
    await expect(
      changeOwnPassword({ ...casino, db: late }, input, {
        viewer,
        ip: '192.0.2.9',
        requestId: 'test',
      }),
    ).rejects.toThrow('authentication_required')
    await signIn(email, 'Owners-3')
  })

  test('follows the rule for passwords', async () => {
    const { email, viewer } = await player()
    const problemOf = async (newPassword: string) =>
      (await runQuery(CHANGE, viewer, { input: { currentPassword: PASSWORD, newPassword } })).error
    expect(await problemOf('short')).toMatchObject({
      fields: { newPassword: 'validations.password_length' },
    })
    expect(await problemOf(email.replace('p', 'P'))).toMatchObject({
      fields: { newPassword: 'validations.password_same_as_username' },
    })
  })
})

test('a player sees where they are signed in, and signs out everywhere else', async () => {
  const { email, viewer } = await player()
  const other = await signIn(email)
  const { data } = await runQuery('{ signIns { id current userAgent } }', viewer)
  expect(data?.signIns).toEqual([
    { id: viewer.sessionId, current: true, userAgent: 'Testbrowser 1.0' },
    { id: other.sessionId, current: false, userAgent: 'Testbrowser 1.0' },
  ])
  const closed: string[] = []
  casino.auth.onSessionEnd(other.sessionId, () => closed.push('other'))
  casino.auth.onSessionEnd(viewer.sessionId, () => closed.push('own'))
  expect((await runQuery('mutation { endOtherSignIns }', viewer)).data).toEqual({
    endOtherSignIns: 1,
  })
  expect(closed, 'A1 the sockets of the others close').toEqual(['other'])
  expect((await runQuery('{ signIns { id } }', viewer)).data?.signIns).toHaveLength(1)
})
