import { describe, expect, it } from 'vitest'
import { createSession, sessionStartKey } from './session.ts'
import { expiryOf } from './token.ts'

const NOW = 1_800_000_000_000

describe('a session', () => {
  it('keeps when it began, and never the token, in the storage', async () => {
    const { session, storage } = open(() => reply(200, jwt(NOW + 60_000)))
    expect(await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')).toEqual({ ok: true })
    expect([...storage.entries()]).toEqual([[sessionStartKey, String(NOW)]])
    expect(session.state.get().status).toBe('player')
  })

  it('gives the words of a refusal and stores nothing', async () => {
    const { session, storage } = open(() => reply(429, 'Too many attempts', { 'retry-after': '30' }))
    const result = await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    expect(result).toEqual({ ok: false, message: 'Too many attempts', retryAfterS: 30 })
    expect(storage.size).toBe(0)
  })

  it('refreshes once however many ask at the same time', async () => {
    let calls = 0
    const { session, storage } = open((url) => {
      calls += url === '/auth/refresh' ? 1 : 0
      return reply(200, jwt(NOW + 60_000))
    })
    storage.set(sessionStartKey, '1')
    await Promise.all([session.restore(), ...Array.from({ length: 20 }, () => session.refresh())])
    expect(calls).toBe(1)
  })

  it('renews a token before its end and not earlier', async () => {
    let calls = 0
    const { session } = open((url) => {
      calls += url === '/auth/refresh' ? 1 : 0
      return reply(200, jwt(url === '/auth/login' ? NOW + 1_000 : NOW + 600_000))
    })
    await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    await session.freshToken()
    await session.freshToken()
    expect(calls).toBe(1)
  })

  it('ends when the server refuses to refresh it, and outlives an outage', async () => {
    let status = 503
    const { session, storage } = open((url) => (url === '/auth/login' ? reply(200, jwt(NOW)) : reply(status, '')))
    await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    expect(await session.freshToken()).toBeNull()
    expect(session.state.get().status).toBe('player')
    status = 401
    expect(await session.freshToken()).toBeNull()
    expect(session.state.get().status).toBe('visitor')
    expect(storage.size).toBe(0)
  })

  it('begins a new generation with every sign-in and sign-out, but not when it is restored', async () => {
    const { session, storage } = open(() => reply(200, jwt(NOW + 60_000)))
    storage.set(sessionStartKey, '1')
    await session.restore()
    expect(session.state.get()).toEqual({ status: 'player', generation: 0 })
    await session.signOut()
    await session.signIn({ token: 't' }, 'en')
    expect(session.state.get()).toEqual({ status: 'player', generation: 2 })
  })
})

describe('the end of a token', () => {
  it('is in the past for what is not a token', () => {
    expect(expiryOf('nonsense')).toBe(0)
    expect(expiryOf(`a.${btoa('{}')}.b`)).toBe(0)
    expect(expiryOf(jwt(NOW))).toBe(NOW)
  })
})

function open(answer: (url: string) => Response) {
  const storage = new Map<string, string>()
  const session = createSession({
    fetch: async (input) => answer(String(input)),
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    now: () => NOW,
  })
  return { session, storage }
}

function reply(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers })
}

function jwt(expiresAt: number): string {
  return `h.${btoa(JSON.stringify({ exp: expiresAt / 1000 }))}.s`
}
