import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequest, type SSRData } from 'urql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserClocks } from '#web/token-life.ts'
import { createBrowserClient } from './client.ts'
import { createSession } from './session.ts'

const NOW = Date.now()
const IN_AN_HOUR = NOW + 3_600_000
const closers: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
})

describe('a request that the server answers with 401', () => {
  it('A4 is sent again after one refresh, however many fail at the same time', async () => {
    let refreshes = 0
    const { runQuery } = await signedIn(jwt('old'), () => {
      refreshes += 1
      return new Response(jwt('new'))
    })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => runQuery(index)))
    expect(answers.map((answer) => answer.data?.echo)).toEqual(
      Array.from({ length: 20 }, () => jwt('new')),
    )
    expect(refreshes).toBe(1)
  })

  it('is tried only once more, and the session ends when it cannot be renewed', async () => {
    const { runQuery, session, requests } = await signedIn(
      jwt('old'),
      () => new Response('', { status: 401 }),
    )
    const answer = await runQuery(1)
    expect(answer.error?.graphQLErrors[0]?.extensions.code).toBe(401)
    expect(session.state.get().status).toBe('visitor')
    expect(requests()).toBe(2)
  })
})

describe('a request without a token', () => {
  it('is not sent again when the server wants one', async () => {
    const { runQuery, session, requests } = await signedIn(
      jwt('old'),
      () => new Response(jwt('new')),
    )
    await session.signOut()
    expect((await runQuery(1)).error?.graphQLErrors[0]?.extensions.code).toBe(401)
    expect(requests()).toBe(1)
  })
})

describe('a token whose time has passed, or that says no time', () => {
  it.each([jwt('old', Date.now() - 1000), 'not a token'])(
    'is renewed before the request, not after a refusal',
    async (token) => {
      const { runQuery, requests } = await signedIn(token, () => new Response(jwt('new')))
      expect((await runQuery(1)).data?.echo).toBe(jwt('new'))
      expect(requests()).toBe(1)
    },
  )
})

describe('a question', () => {
  it('is sent by GET in the language of the page, as long as its address has no more than 2047 characters', async () => {
    const { seen, runQuery } = await recorded()
    const runLongQuery = (characters: number) =>
      runQuery('query Long($text: String) { long(text: $text) }', { text: 'x'.repeat(characters) })
    await runLongQuery(0)
    const room = 2047 - (seen[0]?.address.length ?? 0)
    await runLongQuery(room)
    await runLongQuery(room + 1)
    expect(seen.map(({ method, language }) => [method, language])).toEqual([
      ['GET', 'de'],
      ['GET', 'de'],
      ['POST', 'de'],
    ])
  })

  it('for a change goes by POST', async () => {
    const { seen, client } = await recorded()
    await client.mutation('mutation Change { change }', {}).toPromise()
    expect(seen.map(({ method }) => method)).toEqual(['POST'])
  })

  it('is sent once: the cache answers first', async () => {
    const { seen, runQuery } = await recorded()
    await runQuery('{ short }', {})
    await runQuery('{ short }', {})
    expect(seen).toHaveLength(1)
  })

  it('that the page was drawn with is not sent at all', async () => {
    const query = '{ drawn }'
    const { key } = createRequest(query, {})
    const { seen, runQuery } = await recorded({ [key]: { data: '{"drawn":"in the page"}' } })
    expect((await runQuery(query, {})).data).toEqual({ drawn: 'in the page' })
    expect(seen).toEqual([])
  })

  it('that is not answered ends with an error, and can be sent again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const requested = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const url = await serve(() => requested.shift()?.resolve())
    const session = createSession({ fetch, storage: nowhere, tab: nowhere, clocks: browserClocks })
    const client = createBrowserClient({ session, pageState: {}, language: 'en', url })
    for (const { promise } of [...requested]) {
      const answer = client.query('{ short }', {}).toPromise()
      await promise
      vi.advanceTimersByTime(20_000)
      expect((await answer).error?.networkError).toBeDefined()
    }
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
      given === jwt('new')
        ? { data: { echo: given } }
        : { data: null, errors: [{ message: 'expired', extensions: { code: 401 } }] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const session = createSession({
    fetch: async (address) => (address === '/auth/login' ? new Response(token) : refresh()),
    storage: nowhere,
    tab: nowhere,
    clocks: browserClocks,
  })
  await session.signIn({ token: 'once' }, 'en')
  const client = createBrowserClient({ session, pageState: {}, language: 'en', url })
  const runQuery = (n: number) =>
    client.query<{ echo: string }>('query Echo($n: Int) { echo(n: $n) }', { n }).toPromise()
  return { runQuery, session, requests: () => count }
}

/** A visitor's client in German, and what its server has seen. */
async function recorded(pageState: SSRData = {}) {
  const seen: { method: string | undefined; address: string; language: string | undefined }[] = []
  const url = await serve(({ method, url, headers }, response) => {
    seen.push({
      method,
      address: `http://${headers.host}${url}`,
      language: headers['accept-language'],
    })
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"data":{"short":"","long":"","change":true}}')
  })
  const session = createSession({ fetch, storage: nowhere, tab: nowhere, clocks: browserClocks })
  const client = createBrowserClient({ session, pageState, language: 'de', url })
  const runQuery = (query: string, variables: Record<string, string>) =>
    client.query<Record<string, string>>(query, variables).toPromise()
  return { client, runQuery, seen }
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
  return `${name}.${btoa(JSON.stringify({ iat: Math.floor(NOW / 1000), exp: Math.floor(expiresAt / 1000) }))}.s`
}
