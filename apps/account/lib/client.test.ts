import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAccountClient } from './client.ts'
import { createSession } from './session.ts'

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

test('a renewal that the network swallows fails the request, and the old token is not sent', async () => {
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
  const asked = await client.query('{ user { id } }', {}).toPromise()
  expect(asked.error?.networkError?.message).toBe('offline')
  expect(sent).toEqual(['/auth/refresh', '/auth/refresh'])

  isUp = true
  await client.query('{ user { id } }', {}, { requestPolicy: 'network-only' }).toPromise()
  expect(sent.slice(2), 'and the next request asks anew').toContain('/auth/refresh')
})
