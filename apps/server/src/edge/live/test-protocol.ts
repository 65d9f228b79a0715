import { once } from 'node:events'
import type { Server } from 'node:http'
import { buildSchema, type GraphQLSchema } from 'graphql'
import type WebSocket from 'ws'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { systemRandom } from '../../kit/random.ts'
import { oneTopic, type Topics } from '../../kit/topics.ts'
import { openRunner } from '../graphql/graphql-run.ts'
import { openQueryTurns } from '../graphql/query-turns.ts'
import { listen } from '../http/http-server.ts'
import { openGraphqlSocket, type SocketDeps } from './graphql-socket.ts'
import { type SocketLimits, USUAL_SOCKETS } from './socket-limits.ts'

export const NEWS = oneTopic('news')
export const PATH = '/api/graphql'

/** Values of one subscription to `costly`. */
export const COSTLY = 7_000
const COSTS = new Map([['Subscription.costly', { cost: COSTLY }]])

/** A server with the socket alone. A token names its player. */
export async function openTestSocket({
  topics,
  clock,
  log,
  limits = {},
  ...given
}: {
  topics: Topics
  clock: Clock
  log: Log
  limits?: Partial<SocketLimits>
} & Partial<Pick<SocketDeps, 'whoIs' | 'onSessionEnd'>>): Promise<{
  server: Server
  close(): Promise<void>
}> {
  const server = await listen(0)
  const schema = makeSchema(topics)
  const { close } = openGraphqlSocket(server, PATH, {
    schema,
    admit: openRunner({ schema, rules: COSTS, production: false, log }).admit,
    turns: openQueryTurns(clock).ofSocket,
    rules: new Map(),
    clock,
    random: systemRandom,
    log,
    isOwnOrigin: () => true,
    whoIs: async (token) => ({
      viewer: { playerId: token, sessionId: 's' },
      expiresAtMs: clock.nowMs() + 900_000,
    }),
    onSessionEnd: () => () => {},
    describe: () => ({
      requestId: 'r',
      ip: '192.0.2.1',
      language: 'en',
      userAgent: '',
      cookies: new Map(),
    }),
    sockets: { ...USUAL_SOCKETS, ...limits },
    ...given,
  })
  return { server, close }
}

/** News of any size, and an answer of a megabyte. */
function makeSchema(topics: Topics): GraphQLSchema {
  const schema = buildSchema(
    'type Query { large: String } type Subscription { news(count: Int): String costly(count: Int): String }',
  )
  const { large } = schema.getQueryType()?.getFields() ?? {}
  const { news, costly } = schema.getSubscriptionType()?.getFields() ?? {}
  if (!large || !news || !costly) throw new Error('The schema has no such fields.')
  large.resolve = () => 'x'.repeat(1_000_000)
  for (const field of [news, costly]) {
    field.subscribe = (_root, _args, { signal }) => topics.subscribe(NEWS, signal)
    field.resolve = (text) => text
  }
  return schema
}

export async function closeCodeOf(socket: WebSocket): Promise<number> {
  socket.on('error', () => {})
  return socket.readyState === socket.CLOSED ? 0 : (await once(socket, 'close'))[0]
}

export const subscribe = (id: string, query: string, variables = {}) =>
  JSON.stringify({ type: 'subscribe', id, payload: { query, variables } })

export async function answersTo(
  socket: WebSocket,
  count: number,
): Promise<{ id: string; type: string }[]> {
  const answers: { id: string; type: string }[] = []
  return new Promise((done) => {
    socket.on('message', (data) => {
      answers.push(JSON.parse(String(data)))
      if (answers.length === count) done(answers)
    })
  })
}

/** The start of each broken frame, and the code with which the server closes. */
export const BROKEN: [name: string, frame: number[], code: number][] = [
  ['not masked', [0x81, 0x02, 0x7b, 0x7d], 1002],
  ['reserved bits', [0xf1, 0x80, 0, 0, 0, 0], 1002],
  ['an unknown kind', [0x83, 0x80, 0, 0, 0, 0], 1002],
  ['a ping in two pieces', [0x09, 0x80, 0, 0, 0, 0], 1002],
  ['a continuation of nothing', [0x80, 0x80, 0, 0, 0, 0], 1002],
  ['a length of 2^53', [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], 1009],
  ['40,000 bytes', [0x81, 0xfe, 0x9c, 0x40, 0, 0, 0, 0], 1009],
  ['text that is not UTF-8', [0x81, 0x81, 0, 0, 0, 0, 0xff], 1007],
]
