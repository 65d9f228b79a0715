import { describe, expect, it } from 'vitest'
import { issuedAtOf, lifetimeOf, ownerOf } from '#contracts/access-token.ts'
import { sessionStartKey } from './session.ts'
import { jwt, NOW, open, reply } from './test-session.ts'

describe('a session', () => {
  it('keeps when it began, and never the token, in the storage', async () => {
    const { session, storage } = open(() => reply(200, jwt(NOW + 60_000)))
    expect(await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')).toEqual({
      ok: true,
    })
    expect([...storage.entries()]).toEqual([[sessionStartKey, String(NOW)]])
    expect(session.state.get().status).toBe('player')
  })

  it('gives the words of a refusal and stores nothing', async () => {
    const { session, storage } = open(() =>
      reply(429, 'Too many attempts', { 'retry-after': '30' }),
    )
    const result = await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    expect(result).toEqual({
      ok: false,
      message: 'Too many attempts',
      retryAfterS: 30,
      mayWithdraw: false,
    })
    expect(storage.size).toBe(0)
  })

  it('learns that an excluded player may sign in to withdraw, and sends this with the next sign-in', async () => {
    const { session, sent } = open(() =>
      reply(401, 'You cannot play', { 'x-may-withdraw': 'true' }),
    )
    const result = await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    expect(result).toEqual({
      ok: false,
      message: 'You cannot play',
      retryAfterS: null,
      mayWithdraw: true,
    })
    await session.signIn({ username: 'a@b.test', password: 'x', purpose: 'withdraw' }, 'en')
    expect(String(sent.at(-1)?.body)).toBe('username=a%40b.test&password=x&purpose=withdraw')
  })

  it('A4 refreshes once however many callers come at the same time', async () => {
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

  it.each([11 * 60_000, 3_600_000, -3_600_000])(
    'requests no new token before its time where the clock is %i ms ahead',
    async (aheadMs) => {
      let calls = 0
      const { session, clocks } = open((url) => {
        calls += url === '/auth/refresh' ? 1 : 0
        return reply(200, jwt(NOW + 600_000))
      })
      clocks.wallMs = NOW + aheadMs
      await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
      clocks.wallMs += 590_000
      expect([await session.freshToken(), calls]).toEqual([jwt(NOW + 600_000), 0])
      clocks.wallMs += 5_000
      await session.freshToken()
      expect(calls).toBe(1)
    },
  )

  it('ends when the server refuses to refresh it, and outlives an outage', async () => {
    let status = 503
    const { session, storage } = open((url) =>
      url === '/auth/login' ? reply(200, jwt(NOW)) : reply(status, ''),
    )
    await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    expect(await session.freshToken()).toBeNull()
    expect(session.state.get().status).toBe('player')
    status = 401
    expect(await session.freshToken()).toBeNull()
    expect(session.state.get().status).toBe('visitor')
    expect(storage.size).toBe(0)
  })

  it.each([403, 408, 429, 200])(
    'is not ended by a gateway that answers a refresh with %i and a page of its own',
    async (status) => {
      const { session } = open((url) =>
        url === '/auth/login'
          ? reply(200, jwt(NOW))
          : reply(status, '<h1>Wait</h1>', { 'content-type': 'text/html' }),
      )
      await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
      expect(await session.freshToken()).toBeNull()
      expect(session.state.get().status).toBe('player')
    },
  )

  it('A4 begins a new generation with every sign-in and sign-out, but not when it is restored', async () => {
    const { reload } = open(() => reply(200, jwt(NOW + 60_000)))
    const session = reload('restoring')
    await session.restore()
    expect(session.state.get()).toEqual({ status: 'player', generation: 0 })
    await session.signOut()
    await session.signIn({ token: 't' }, 'en')
    expect(session.state.get()).toEqual({ status: 'player', generation: 2 })
  })

  it('that is not found again leaves what the page has loaded, which belongs to no player', async () => {
    const { reload, storage } = open(() => reply(401, ''))
    storage.set(sessionStartKey, '1')
    const session = reload('restoring')
    await session.restore()
    expect([session.state.get(), storage.size]).toEqual([{ status: 'visitor', generation: 0 }, 0])
  })
})

describe('signing in', () => {
  it('trims what it is given, and takes an empty answer for none', async () => {
    const { session, storage } = open((url) =>
      reply(200, url === '/auth/login' ? `  ${jwt(NOW + 60_000)}\n` : ''),
    )
    await session.signIn({ token: 't' }, 'en')
    expect(session.token()).toBe(jwt(NOW + 60_000))

    const empty = open(() => reply(200, ' \n'))
    expect(await empty.session.signIn({ token: 't' }, 'en')).toEqual({
      ok: false,
      message: '',
      retryAfterS: null,
      mayWithdraw: false,
    })
    expect(empty.session.token()).toBeNull()
    expect([storage.size, empty.storage.size]).toEqual([1, 0])
  })

  it('leaves what failed on our side to the page, which knows the language of its reader', async () => {
    const { session } = open(() => reply(503, 'An error has occurred'))
    expect(await session.signIn({ token: 't' }, 'de')).toEqual({
      ok: false,
      message: '',
      retryAfterS: null,
      mayWithdraw: false,
    })
  })

  it('neither takes nor shows a page that is not from our server', async () => {
    const { session, storage } = open(() =>
      reply(200, '<h1>Welcome to the hotel</h1>', { 'content-type': 'text/html' }),
    )
    expect(await session.signIn({ token: 't' }, 'en')).toEqual({
      ok: false,
      message: '',
      retryAfterS: null,
      mayWithdraw: false,
    })
    expect([session.token(), storage.size]).toEqual([null, 0])
  })

  it('sends the identifier of the device first and the words of the page in their language', async () => {
    const { session, sent } = open(() => reply(401, 'Nein'))
    await session.signIn({ username: 'a@b.test', password: 'x', fingerprint: 'device' }, 'de')
    await session.signIn({ username: 'a@b.test', password: 'x', fingerprint: undefined }, 'de')
    expect(sent.map(({ body }) => String(body))).toEqual([
      'fingerprint=device&username=a%40b.test&password=x',
      'username=a%40b.test&password=x',
    ])
    expect(sent[0]?.headers).toEqual({ 'accept-language': 'de' })
  })
})

describe('signing out', () => {
  it('clears first and posts afterwards', async () => {
    const { session, storage, sent } = open((url) => {
      if (url === '/auth/logout')
        expect([session.token(), storage.size, session.state.get().status]).toEqual([
          null,
          0,
          'visitor',
        ])
      return reply(200, jwt(NOW + 60_000))
    })
    await session.signIn({ token: 't' }, 'en')
    await session.signOut()
    expect(sent.map(({ url }) => url)).toEqual(['/auth/login', '/auth/logout'])
  })

  it('is sent again after a reload when the server could not be reached', async () => {
    let online = false
    const { session, tab, sent, reload } = open((url) => {
      if (url === '/auth/logout' && !online) throw new TypeError('offline')
      return reply(200, jwt(NOW + 60_000))
    })
    await session.signIn({ token: 't' }, 'en')
    await session.signOut()
    online = true
    const reloaded = reload('restoring')
    await reloaded.restore()
    expect(sent.map(({ url }) => url)).toEqual(['/auth/login', '/auth/logout', '/auth/logout'])
    expect([reloaded.state.get().status, tab.size]).toEqual(['visitor', 0])
  })

  it('is not undone by a new token that was still on its way', async () => {
    const late = Promise.withResolvers<Response>()
    const { session } = open((url) =>
      url === '/auth/refresh' ? late.promise : reply(200, jwt(NOW)),
    )
    await session.signIn({ token: 't' }, 'en')
    const renewed = session.freshToken()
    await session.signOut()
    late.resolve(reply(200, jwt(NOW + 60_000)))
    expect(await renewed).toBeNull()
    expect(session.state.get().status).toBe('visitor')
  })

  it('while the session is still being looked for is not undone by what is found', async () => {
    const late = Promise.withResolvers<Response>()
    const session = open((url) => (url === '/auth/refresh' ? late.promise : reply(200, ''))).reload(
      'restoring',
    )
    const restored = session.restore()
    await session.signOut()
    late.resolve(reply(200, jwt(NOW + 60_000)))
    await restored
    expect([session.token(), session.state.get().status]).toEqual([null, 'visitor'])
  })
})

describe('another tab', () => {
  it('A4 that signed another player in begins a new generation here', async () => {
    const { session } = open((url) =>
      reply(200, jwt(NOW + 60_000, url === '/auth/login' ? 'first' : 'second')),
    )
    await session.signIn({ token: 't' }, 'en')
    await session.refresh()
    expect(session.state.get()).toEqual({ status: 'player', generation: 2 })
  })

  it('that signed the same player in again changes nothing here', async () => {
    const { session } = open(() => reply(200, jwt(NOW + 60_000)))
    await session.signIn({ token: 't' }, 'en')
    await session.refresh()
    expect(session.state.get()).toEqual({ status: 'player', generation: 1 })
  })

  it('that signed a player in lets this one forget what a visitor was answered', async () => {
    const { session, storage } = open(() => reply(200, jwt(NOW + 60_000)))
    storage.set(sessionStartKey, '1')
    await session.restore()
    expect(session.state.get()).toEqual({ status: 'player', generation: 1 })
  })
})

describe('what a token says', () => {
  it('is nothing when it is not a token', () => {
    expect(['nonsense', `a.${btoa('{}')}.b`, jwt(NOW + 60_000)].map(lifetimeOf)).toEqual([
      0, 0, 60_000,
    ])
    expect([issuedAtOf('nonsense'), issuedAtOf(jwt(NOW))]).toEqual([null, NOW])
    expect([ownerOf('nonsense'), ownerOf(jwt(NOW, 'p1'))]).toEqual([null, 'p1'])
  })
})
