import { on, once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import type { DemoPlayer } from '../src/seed/players.ts'

/** Requests of other clients, such as Apollo's. */
let casino: Casino

beforeAll(async () => {
  casino = await openCasino()
})
afterAll(() => casino.close())

const hash = {
  persistedQuery: {
    version: 1,
    sha256Hash: '9b22ba38bf9b9f8f3cd8c2ce4ef4c4b0f5ea8b5a1ff2b4f2f9ee6a6b8d6a2e10',
  },
}
const NOT_SUPPORTED = {
  message: 'PersistedQueryNotSupported',
  extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
}
const QUERY = '{ brands { id } }'

const post = (body: object, accept: string) =>
  fetch(`${casino.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  })
const get = (parameters: Record<string, string>, accept: string) =>
  fetch(`${casino.url}/api/graphql?${new URLSearchParams(parameters)}`, { headers: { accept } })

test.each([
  [
    'a POST with the hash alone',
    () => post({ extensions: hash, variables: {}, operationName: 'Q' }, 'application/json'),
  ],
  [
    'a POST with the text as well',
    () => post({ query: QUERY, extensions: hash }, 'application/json'),
  ],
  ['a GET with the hash alone', () => get({ extensions: JSON.stringify(hash) }, '*/*')],
  [
    'a GET with the text as well',
    () => get({ query: QUERY, extensions: JSON.stringify(hash) }, '*/*'),
  ],
])(
  'a persisted query is refused with the words that the client knows for it: %s',
  async (_, send) => {
    const answer = await send()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({ errors: [NOT_SUPPORTED] })
  },
)

test('a persisted query is refused with 200 in the newer media type too, as the servers do that Apollo’s clients know', async () => {
  const answer = await post(
    { extensions: hash },
    'application/graphql-response+json,application/json;q=0.9',
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/graphql-response+json; charset=utf-8',
  ])
  expect(await answer.json()).toEqual({ errors: [NOT_SUPPORTED] })
})

test('other extensions are passed over, and a request without a text is malformed as before', async () => {
  expect((await post({ query: QUERY, extensions: { n: 1 } }, '*/*')).status).toBe(200)
  expect((await post({ extensions: { n: 1 } }, '*/*')).status).toBe(400)
  expect((await post({ extensions: { persistedQuery: null } }, '*/*')).status).toBe(400)
})

test.each([{}, { query: QUERY }])(
  'a persisted query over a socket is not supported either, and the socket stays open: %j',
  async (text) => {
    const socket = await openSocket({})
    expect(
      await socket.request({ id: '1', type: 'subscribe', payload: { ...text, extensions: hash } }),
    ).toEqual({
      id: '1',
      type: 'next',
      payload: { errors: [NOT_SUPPORTED] },
    })
    expect(await socket.next()).toEqual({ id: '1', type: 'complete' })
    const answered = await socket.request({
      id: '2',
      type: 'subscribe',
      payload: { query: '{ __typename }' },
    })
    expect(answered).toEqual({ id: '2', type: 'next', payload: { data: { __typename: 'Query' } } })
    socket.close()
  },
)

test.each(['Authorization', 'authorization', 'AUTHORIZATION'])(
  'a socket knows a player by %s: Bearer, as by x-token',
  async (name) => {
    const token = await casino.signIn(casino.players[0] as DemoPlayer)
    const socket = await openSocket({ [name]: `Bearer ${token}` })
    const answer = await socket.request({
      id: '1',
      type: 'subscribe',
      payload: { query: '{ user { firstName } }' },
    })
    expect(answer).toMatchObject({ payload: { data: { user: { firstName: 'Vera' } } } })
    socket.close()
  },
)

test('a socket with a bearer’s token that is no good is closed with 4403', async () => {
  const socket = new WebSocket(
    `${casino.url.replace('http', 'ws')}/api/graphql`,
    'graphql-transport-ws',
  )
  await once(socket, 'open')
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { Authorization: 'Bearer not.a.token' } }),
  )
  const [code] = await once(socket, 'close')
  expect(code).toBe(4403)
})

/**
 * A socket that was acknowledged. Messages may come together, so that they are kept until they are
 * read.
 */
async function openSocket(payload: object) {
  const socket = new WebSocket(
    `${casino.url.replace('http', 'ws')}/api/graphql`,
    'graphql-transport-ws',
  )
  const messages = on(socket, 'message')
  await once(socket, 'open')
  const next = async (): Promise<unknown> => JSON.parse(String((await messages.next()).value?.[0]))
  const request = (message: object) => {
    socket.send(JSON.stringify(message))
    return next()
  }
  expect(await request({ type: 'connection_init', payload })).toEqual({ type: 'connection_ack' })
  return { request, next, close: () => socket.close() }
}
