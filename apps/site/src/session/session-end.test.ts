import { describe, expect, it } from 'vitest'
import { jwt, NOW, open, reply } from './test-session.ts'

describe('a session', () => {
  it('that ends because the account was closed says so, until the next one', async () => {
    const { session } = open((url) =>
      url === '/auth/login' ? reply(200, jwt(NOW)) : reply(401, 'account_closed'),
    )
    const login = () => session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    await login()
    await session.freshToken()
    expect(session.state.get()).toMatchObject({ status: 'visitor', ended: 'account_closed' })
    await login()
    expect(session.state.get().ended).toBeUndefined()
    await session.signOut('account_not_active')
    expect(session.state.get().ended).toBe('account_not_active')
  })

  it('that another tab was told the end of says why as well, and a session after it does not', async () => {
    const { session, storage } = open((url) =>
      url === '/auth/login' ? reply(200, jwt(NOW)) : reply(401, 'authentication_required'),
    )
    const login = () => session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    await login()
    storage.set('session_end', `account_closed ${NOW - 1000}`)
    await session.freshToken()
    expect(session.state.get()).toMatchObject({ status: 'visitor', ended: 'account_closed' })
    await login()
    await session.freshToken()
    expect(session.state.get().status).toBe('visitor')
    expect(session.state.get().ended).toBeUndefined()
  })

  it.each([`account_closed ${NOW - 60_000}`, `account_closed ${NOW + 1000}`, 'anything', ''])(
    'is not explained by what is stored as %j',
    async (stored) => {
      const { session, storage } = open((url) =>
        url === '/auth/login' ? reply(200, jwt(NOW)) : reply(401, 'authentication_required'),
      )
      await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
      storage.set('session_end', stored)
      await session.freshToken()
      expect(session.state.get().ended).toBeUndefined()
    },
  )

  it('is stored with its reason for the other tabs', async () => {
    const { session, storage } = open((url) =>
      url === '/auth/login' ? reply(200, jwt(NOW)) : reply(401, 'account_closed'),
    )
    await session.signIn({ username: 'a@b.test', password: 'x' }, 'en')
    await session.freshToken()
    expect(storage.get('session_end')).toBe(`account_closed ${NOW}`)
  })
})
