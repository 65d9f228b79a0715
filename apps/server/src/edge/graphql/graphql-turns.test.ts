import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { currentCaller } from '../../kit/caller.ts'
import { manualClock } from '../../kit/clock.ts'
import { openLog } from '../../kit/log.ts'
import { systemRandom } from '../../kit/random.ts'
import { oneTopic, openTopics } from '../../kit/topics.ts'
import { openAnswerCache } from '../http/answer-cache.ts'
import { listen, serveWith } from '../http/http-server.ts'
import { openGraphqlSocket } from '../live/graphql-socket.ts'
import { openUnread } from '../protection/unread-answers.ts'
import { openGraphqlEndpoint } from './graphql-endpoint.ts'
import { openRunner } from './graphql-run.ts'
import { MOST_UNITS_AT_ONCE, openQueryTurns } from './query-turns.ts'

const NEWS = oneTopic('news')

const PATH = '/api/graphql'
const COUNT = 8
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
const log = openLog('silent')
const topics = openTopics()
const costly = { cost: MOST_UNITS_AT_ONCE }
const rules = new Map([
  ['Query.costly', costly],
  ['Subscription.news', costly],
])
const describe = () => ({
  requestId: 'r',
  ip: '192.0.2.1',
  language: 'en',
  userAgent: '',
  cookies: new Map(),
})
let server: Server
let close: () => Promise<void>
/** Turns of the loop in which each query, and each event of a subscription, was worked out. */
let workedOut: number[]
let turn: number
/** The callers for whom it was done. */
let callers: Set<string | null>
let isCounting: boolean

beforeEach(async () => {
  workedOut = []
  callers = new Set()
  turn = 0
  isCounting = true
  void countTurns()
  server = await listen(0)
  const schema = makeSchema()
  const runner = openRunner({ schema, rules, production: false, log })
  const turns = openQueryTurns(clock)
  const whoIs = async () => null
  const handle = openGraphqlEndpoint({
    runner,
    turns: turns.ofRequest,
    unread: openUnread(),
    cache: openAnswerCache({ clock, max: 10, maxBytes: 1000 }),
    clock,
    log,
    ownOrigin: 'http://casino',
    whoIs,
    languageOf: () => 'en',
    describe,
  })
  serveWith(server, { log, describe, routes: [], direct: { path: PATH, handle }, rest: () => {} })
  const socket = openGraphqlSocket(server, PATH, {
    schema,
    admit: runner.admit,
    turns: turns.ofSocket,
    rules,
    clock,
    random: systemRandom,
    log,
    isOwnOrigin: () => true,
    whoIs,
    onSessionEnd: () => () => {},
    describe,
  })
  close = socket.close
})
afterEach(async () => {
  isCounting = false
  await close()
  server.closeAllConnections()
  server.close()
})

function makeSchema(): GraphQLSchema {
  const schema = buildSchema('type Query { costly: Int } type Subscription { news: Int }')
  const { costly } = schema.getQueryType()?.getFields() ?? {}
  const { news } = schema.getSubscriptionType()?.getFields() ?? {}
  if (!costly || !news) throw new Error('The schema has no such fields.')
  costly.resolve = workOut
  news.resolve = workOut
  news.subscribe = (_root, _args, { signal }) => topics.subscribe(NEWS, signal)
  return schema
}

function workOut(): number {
  callers.add(currentCaller())
  return workedOut.push(turn)
}

async function countTurns(): Promise<void> {
  for (; isCounting; turn++) await setImmediate()
}

async function untilWorkedOut(): Promise<void> {
  while (workedOut.length < COUNT) await setImmediate()
}

async function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    'graphql-transport-ws',
  )
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await once(socket, 'message')
  return socket
}

const subscribe = (id: number, query: string) =>
  JSON.stringify({ type: 'subscribe', id: `s${id}`, payload: { query } })

test('costly queries that arrive together are worked out each in a turn of the loop of its own', async () => {
  const body = JSON.stringify({ query: '{ costly }' })
  const request = `POST ${PATH} HTTP/1.1\r\nhost: casino\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
  socket.write(request.repeat(COUNT))
  await untilWorkedOut()
  expect(new Set(workedOut).size).toBe(COUNT)
  expect([...callers], 'wallet calls go before it').toEqual(['192.0.2.1'])
  socket.destroy()
})

test('costly queries of a live socket are worked out each in a turn of its own', async () => {
  const socket = await openSocket()
  for (let at = 0; at < COUNT; at++) socket.send(subscribe(at, '{ costly }'))
  await untilWorkedOut()
  expect(new Set(workedOut).size).toBe(COUNT)
  expect([...callers], 'wallet calls go before it').toEqual(['192.0.2.1'])
  socket.terminate()
})

test('one piece of news for many costly subscriptions is worked out in as many turns', async () => {
  const socket = await openSocket()
  for (let at = 0; at < COUNT; at++) socket.send(subscribe(at, `subscription { news }`))
  socket.send(subscribe(COUNT, '{ __typename }'))
  await once(socket, 'message')
  for (let wait = 0; wait < 50; wait++) await setImmediate()
  topics.publish(NEWS, '1')
  await untilWorkedOut()
  expect(new Set(workedOut).size).toBe(COUNT)
  expect([...callers], 'wallet calls go before it').toEqual(['192.0.2.1'])
  socket.terminate()
})
