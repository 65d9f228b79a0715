import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createBrowserClient } from './client.ts'
import { createSession } from './session.ts'

const IN_AN_HOUR = Date.now() + 3_600_000
const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

describe('a request that the server answers with 401', () => {
  it('A4 is sent again after one refresh, however many fail at the same time', async () => {
    let refreshes = 0
    const { ask } = await signedIn(jwt('old'), () => {
      refreshes += 1
      return new Response(jwt('new'))
    })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
    expect(answers.map((answer) => answer.data?.echo)).toEqual(Array.from({ length: 20 }, () => jwt('new')))
    expect(refreshes).toBe(1)
  })

  it('is tried only once more, and the session ends when it cannot be renewed', async () => {
    const { ask, session, requests } = await signedIn(jwt('old'), () => new Response('', { status: 401 }))
    const answer = await ask(1)
    expect(answer.error?.graphQLErrors[0]?.extensions.code).toBe(401)
    expect(session.state.get().status).toBe('visitor')
    expect(requests()).toBe(2)
  })
})

describe('a request without a token', () => {
  it('is not sent again when the server wants one', async () => {
    const { ask, session, requests } = await signedIn(jwt('old'), () => new Response(jwt('new')))
    await session.signOut()
    expect((await ask(1)).error?.graphQLErrors[0]?.extensions.code).toBe(401)
    expect(requests()).toBe(1)
  })
})

describe('a token whose time has passed, or that says no time', () => {
  it.each([jwt('old', Date.now() - 1000), 'not a token'])('is renewed before the request, not after a refusal', async (token) => {
    const { ask, requests } = await signedIn(token, () => new Response(jwt('new')))
    expect((await ask(1)).data?.echo).toBe(jwt('new'))
    expect(requests()).toBe(1)
  })
})

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** A client of a server that knows only the new token and echoes it. */
async function signedIn(token: string, refresh: () => Response) {
  let count = 0
  const url = await serve((request, response) => {
    count += 1
    const given = request.headers['x-token']
    const body =
      given === jwt('new') ? { data: { echo: given } } : { data: null, errors: [{ message: 'expired', extensions: { code: 401 } }] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const session = createSession({
    fetch: async (address) => (address === '/auth/login' ? new Response(token) : refresh()),
    storage: nowhere,
    tab: nowhere,
    now: Date.now,
  })
  await session.signIn({ token: 'once' }, 'en')
  const client = createBrowserClient({ session, pageState: {}, language: 'en', url })
  const ask = (n: number) => client.query<{ echo: string }>('query Echo($n: Int) { echo(n: $n) }', { n }).toPromise()
  return { ask, session, requests: () => count }
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0)
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}/api/graphql`
}

function jwt(name: string, expiresAt = IN_AN_HOUR): string {
  return `${name}.${btoa(JSON.stringify({ exp: Math.floor(expiresAt / 1000) }))}.s`
}
