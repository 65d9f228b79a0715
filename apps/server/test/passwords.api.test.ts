import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { registrationOf } from '#testkit/accounts.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { manualClock } from '../src/kit/clock.ts'

/* Signing in, new passwords and confirming, as a browser sees them over HTTP. */

const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
const OLD = 'Welcome-1'
const NEW = 'Different-2'
const REGISTER =
  'mutation ($input: RegisterClassicInput!) { registerClassic(input: $input) { __typename ... on VerificationNeeded { email } } }'
const VERIFY =
  'mutation ($input: VerifyAccountRequestInput!) { verifyAccountRequest(input: $input) }'
const RESET =
  'mutation ($input: ResetPasswordRequestInput!) { resetPasswordRequest(input: $input) }'
const CHANGE =
  'mutation ($input: ChangePasswordRequestInput!) { changePasswordRequest(input: $input) }'

let casino: Casino

beforeAll(async () => {
  casino = await openCasino({ clock })
})
afterAll(() => casino.close())

const post = (path: string, init: RequestInit = {}) =>
  fetch(`${casino.url}${path}`, {
    method: 'POST',
    ...init,
    headers: { origin: casino.app.publicUrl, ...init.headers },
  })

const login = (username: string, password: string) =>
  post('/auth/login', { body: new URLSearchParams({ username, password }) })

async function mutate(query: string, input: object) {
  const { status, data, errors } = await casino.query(query, { variables: { input } })
  return { status, data, codes: errors?.map(({ extensions }) => extensions?.code) }
}

/** Returns the token of the newest unsent letter to an address. */
async function tokenTo(email: string): Promise<string> {
  const rows = await casino.db.sql
    .selectFrom('letter')
    .select('message')
    .orderBy('created_at')
    .execute()
  const letter = rows
    .map(({ message }) => JSON.stringify(message))
    .findLast((text) => text.includes(email) && text.includes('token='))
  return letter?.match(/[?&]token=([\w-]+)/)?.[1] ?? ''
}

async function member(email: string): Promise<string> {
  await mutate(REGISTER, registrationOf({ email }))
  await mutate(VERIFY, { token: await tokenTo(email) })
  return email
}

async function resetToken(email: string): Promise<string> {
  clock.advance(1000)
  await mutate(RESET, { email, resetPasswordPath: '/?lng=en&modal=change_password' })
  return tokenTo(email)
}

test('A5 every answer is the same for a known and for an unknown address', async () => {
  const known = await member('known@example.test')
  const shown = async (answer: Response) => ({
    status: answer.status,
    body: await answer.text(),
    headers: [...answer.headers]
      .filter(([name]) => !['date', 'x-request-id'].includes(name))
      .map(([name]) => name),
  })
  expect(await shown(await login(known, 'Wrong-1'))).toEqual(
    await shown(await login('nobody@example.test', 'Wrong-1')),
  )

  const path = { resetPasswordPath: '/?modal=change_password' }
  expect(await mutate(RESET, { email: known, ...path })).toEqual(
    await mutate(RESET, { email: 'nobody@example.test', ...path }),
  )

  const [again, first] = [
    await mutate(REGISTER, registrationOf({ email: known })),
    await mutate(REGISTER, registrationOf({ email: 'first@example.test' })),
  ]
  expect(again.data).toEqual({
    registerClassic: { __typename: 'VerificationNeeded', email: known },
  })
  expect(first.data).toEqual({
    registerClassic: { __typename: 'VerificationNeeded', email: 'first@example.test' },
  })
  expect([again.status, again.codes]).toEqual([first.status, first.codes])

  const used = await tokenTo(known)
  expect(await mutate(VERIFY, { token: used })).toEqual(
    await mutate(VERIFY, { token: 'x'.repeat(43) }),
  )
})

test('A6 a new password by a mailed link ends every session: its tokens, its cookies and its sockets', async () => {
  const email = await member('everywhere@example.test')
  const signedIn = await login(email, OLD)
  const token = await signedIn.text()
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const [connected, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  const socket = createClient({
    url: `${casino.url.replace('http', 'ws')}/api/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    connectionParams: { 'x-token': token },
    retryAttempts: 0,
    onNonLazyError: () => {},
    on: {
      connected: () => connected.resolve(),
      closed: (event) => closed.resolve((event as { code: number }).code),
    },
  })
  await connected.promise

  expect(await mutate(CHANGE, { token: await resetToken(email), newPassword: NEW })).toMatchObject({
    data: { changePasswordRequest: true },
  })
  expect(await closed.promise).toBe(4403)
  await socket.dispose()
  clock.advance(1000)
  expect((await casino.query('{ user { id } }', { token })).errors?.[0]?.extensions?.code).toBe(401)
  const refreshed = await post('/auth/refresh', { headers: { cookie } })
  expect([refreshed.status, refreshed.headers.get('set-cookie')]).toEqual([
    401,
    expect.stringContaining('Max-Age=0'),
  ])
  expect((await login(email, OLD)).status).toBe(401)
  expect((await login(email, NEW)).status).toBe(200)
})

test('A6 a link works once, for thirty minutes, and only the newest', async () => {
  const email = await member('links@example.test')
  const [older, newer] = [await resetToken(email), await resetToken(email)]
  expect(older).not.toBe(newer)
  expect((await mutate(CHANGE, { token: older, newPassword: NEW })).codes).toEqual([
    'link_replaced',
  ])
  expect((await mutate(CHANGE, { token: newer, newPassword: NEW })).codes).toBeUndefined()
  expect((await mutate(CHANGE, { token: newer, newPassword: NEW })).codes).toEqual(['link_used'])
  const late = await resetToken(email)
  clock.advance(30 * 60_000)
  expect((await mutate(CHANGE, { token: late, newPassword: NEW })).codes).toEqual(['link_expired'])
})

test('A1 signing out needs the cookie alone, and the token is refused within a second', async () => {
  const email = await member('leaving@example.test')
  const signedIn = await login(email, OLD)
  const token = await signedIn.text()
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await casino.query('{ user { active } }', { token })).data).toEqual({
    user: { active: true },
  })
  expect((await post('/auth/logout', { headers: { cookie } })).status).toBe(204)
  clock.advance(1000)
  expect((await casino.query('{ user { id } }', { token })).errors?.[0]?.extensions?.code).toBe(401)
  expect((await post('/auth/refresh', { headers: { cookie } })).status).toBe(401)
})

test('A2 what signs in, renews and signs out takes nothing from another site', async () => {
  const email = await member('csrf@example.test')
  const cookie = (await login(email, OLD)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const body = new URLSearchParams({ username: email, password: OLD })
  for (const path of ['/auth/login', '/auth/refresh', '/auth/logout'])
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      expect((await post(path, { body, headers: { cookie, [name]: value } })).status, path).toBe(
        403,
      )
  expect(
    (await post('/auth/refresh', { headers: { cookie } })).status,
    'nothing of it ended the session',
  ).toBe(200)
})
