import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAccountClient } from './client.ts'
import { createSession } from './session.ts'

const IN_AN_HOUR_S = Math.floor(Date.now() / 1000) + 3600

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://baize.test' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A token that ran out an hour ago. */
function oldToken(): string {
  const claims = { exp: Math.floor(Date.now() / 1000) - 3600 }
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
}

/** Good for an hour; the same whenever it is requested. */
function freshToken(): string {
  return `h.${Buffer.from(JSON.stringify({ exp: IN_AN_HOUR_S })).toString('base64url')}.s`
}

test('a renewal of the token that gets no answer fails the request, and the old token is not sent', async () => {
  const sent: string[] = []
  let isUp = true
  const serve = (async (url: unknown, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('x-token')
    sent.push(`${String(url)}${token === null ? '' : ' with a token'}`)
    if (!isUp) throw new TypeError('offline')
    return new Response(oldToken())
  }) as typeof fetch
  vi.stubGlobal('fetch', serve)
  const session = createSession(serve)
  await session.refresh()

  isUp = false
  const client = createAccountClient(session, () => 'en')
  const answer = await client.query('{ user { id } }', {}).toPromise()
  expect(answer.error?.networkError?.message).toBe('offline')
  expect(sent).toEqual(['/auth/refresh', '/auth/refresh'])

  isUp = true
  await client.query('{ user { id } }', {}, { requestPolicy: 'network-only' }).toPromise()
  expect(sent.slice(2), 'and the next request asks again').toContain('/auth/refresh')
})

test('a token that could not be requested at the start is requested by the first query that gets an answer', async () => {
  const sent: string[] = []
  let isUp = false
  const serve = (async (url: unknown, init?: RequestInit) => {
    sent.push(`${String(url)} ${new Headers(init?.headers).get('x-token') ?? 'nobody'}`)
    if (!isUp) throw new TypeError('offline')
    return new Response(
      String(url) === '/auth/refresh' ? freshToken() : '{"data":{"user":{"id":"7"}}}',
      {
        headers: {
          'content-type': String(url) === '/auth/refresh' ? 'text/plain' : 'application/json',
        },
      },
    )
  }) as typeof fetch
  vi.stubGlobal('fetch', serve)
  const session = createSession(serve)
  await session.refresh().catch(() => null)
  const client = createAccountClient(session, () => 'en')
  const queryUser = () =>
    client.query('{ user { id } }', {}, { requestPolicy: 'network-only' }).toPromise()
  expect((await queryUser()).error?.networkError?.message, 'not an answer for a visitor').toBe(
    'offline',
  )
  expect(sent).toEqual(['/auth/refresh nobody', '/auth/refresh nobody'])

  isUp = true
  expect((await queryUser()).data).toEqual({ user: { id: '7' } })
  expect(sent.at(-1)).toBe(`/api/graphql ${freshToken()}`)
})

test('an answer stays on the page when its query is repeated without a network, and the failure is shown', async () => {
  let isUp = true
  const serve = (async (url: unknown) => {
    if (!isUp) throw new TypeError('offline')
    return String(url) === '/auth/refresh'
      ? new Response(freshToken(), { headers: { 'content-type': 'text/plain' } })
      : new Response('{"data":{"user":{"id":"7"}}}', {
          headers: { 'content-type': 'application/json' },
        })
  }) as typeof fetch
  vi.stubGlobal('fetch', serve)
  const client = createAccountClient(createSession(serve), () => 'en')
  const query = (query: string) =>
    client.query(query, {}, { requestPolicy: 'network-only' }).toPromise()
  await query('{ user { id } }')

  isUp = false
  const again = await query('{ user { id } }')
  expect(again.error?.networkError?.message).toBe('offline')
  expect(again.data, 'a payment that stands on the screen is not taken away').toEqual({
    user: { id: '7' },
  })
  const other = await query('{ user { currency } }')
  expect(other.data, 'what was never known').toBeUndefined()
})

test('a new answer replaces the old one, even when it says that there is no player', async () => {
  let body = '{"data":{"user":{"id":"7"}}}'
  const serve = (async (url: unknown) =>
    String(url) === '/auth/refresh'
      ? new Response(freshToken(), { headers: { 'content-type': 'text/plain' } })
      : new Response(body, { headers: { 'content-type': 'application/json' } })) as typeof fetch
  vi.stubGlobal('fetch', serve)
  const client = createAccountClient(createSession(serve), () => 'en')
  const queryUser = () =>
    client.query('{ user { id } }', {}, { requestPolicy: 'network-only' }).toPromise()
  await queryUser()
  body = '{"data":{"user":null}}'
  expect((await queryUser()).data).toEqual({ user: null })
  body = '{"data":null,"errors":[{"message":"refused"}]}'
  expect((await queryUser()).data ?? null).toBeNull()
})

test('no token is requested again for a visitor once the server has answered that there is no player', async () => {
  const sent: string[] = []
  const serve = (async (url: unknown) => {
    sent.push(String(url))
    return String(url) === '/auth/refresh'
      ? new Response('', { status: 401 })
      : new Response('{"data":{"user":null}}', { headers: { 'content-type': 'application/json' } })
  }) as typeof fetch
  vi.stubGlobal('fetch', serve)
  const session = createSession(serve)
  await session.refresh()
  const client = createAccountClient(session, () => 'en')
  await client.query('{ user { id } }', {}).toPromise()
  expect(sent).toEqual(['/auth/refresh', '/api/graphql'])
})
