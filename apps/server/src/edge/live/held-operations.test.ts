import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { queryObjects } from 'node:v8'
import { parse } from 'graphql'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { manualClock } from '../../kit/clock.ts'
import { openTopics } from '../../kit/topics.ts'
import type { KnownDocument } from '../graphql/documents.ts'
import { giveBack, type Held, openHeldOperations } from './held-operations.ts'
import { answersTo, openTestSocket, PATH } from './test-protocol.ts'

const EACH = 15

let server: Server
let close: () => Promise<void>
let sockets: WebSocket[]

beforeEach(async () => {
  sockets = []
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  const log = pino({ level: 'silent' })
  ;({ server, close } = await openTestSocket({ topics: openTopics(), clock, log }))
})
afterEach(async () => {
  for (const socket of sockets) socket.terminate()
  await close()
  server.closeAllConnections()
})

async function begin(payload: object = {}): Promise<WebSocket> {
  const { port } = server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}`, 'graphql-transport-ws')
  sockets.push(socket)
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload }))
  await once(socket, 'message')
  return socket
}

/** More lists than all sockets of a test have for themselves. */
const LISTS = Array.from({ length: 10_000 }, () => [])
const query = 'subscription { news }'

test.each([
  ['extensions', { payload: { query, extensions: { LISTS } } }],
  ['fields of the payload that are unknown', { payload: { query, LISTS } }],
  ['fields of the message that are unknown', { payload: { query }, LISTS }],
  [
    'variables that are not declared',
    { payload: { query, variables: { lists: LISTS.slice(0, 900) } } },
  ],
])('of an open subscription %s are not kept', async (_, sent) => {
  const follower = await begin()
  const before = listsKept()
  for (let made = 0; made < 8; made++) {
    const socket = made === 0 ? follower : await begin()
    for (let id = 0; id < EACH; id++)
      socket.send(JSON.stringify({ type: 'subscribe', id: `s${id}`, ...sent }))
    socket.send('{"type":"ping"}')
    expect(await answersTo(socket, 1)).toMatchObject([{ type: 'pong' }])
  }
  expect(listsKept() - before).toBeLessThan(LISTS.length)
})

test('a message within a text ends the socket', async () => {
  const socket = await begin()
  const closed = once(socket, 'close')
  const payload = { query, extensions: { LISTS: [] } }
  socket.send(JSON.stringify(JSON.stringify({ type: 'subscribe', id: '1', payload })))
  expect((await closed)[0]).toBe(4400)
})

test('the name of an operation counts, while it waits and while it is open', () => {
  const operations = openHeldOperations({ perAddress: 100, inAll: 1000, reserveOfPart: 0 })
  const held: Held = new Map()
  const named = () => ({ query: '{}', operationName: 'x'.repeat(80) })
  const first = named()
  expect(operations.wait(held, first, begun.address)).toBe(true)
  expect(operations.wait(held, named(), begun.address)).toBe(false)
  expect(operations.begin(held, first, begun)).toBe(true)
  expect(operations.wait(held, named(), begun.address)).toBe(false)
  giveBack(held, first)
  expect(operations.wait(held, named(), begun.address)).toBe(true)
})

test('the headers and parameters of a new socket are not kept', async () => {
  await begin()
  const before = listsKept()
  for (let made = 0; made < 20; made++) await begin({ LISTS })
  expect(listsKept() - before).toBeLessThan(LISTS.length)
})

const document = parse('query ($a: String) { news(a: $a) }')
const begun = {
  known: { document } as KnownDocument,
  cost: 1,
  language: 'en',
  address: '192.0.2.1',
}

test('an address has so many characters of operations that wait, and of the variables of open ones', () => {
  const operations = openHeldOperations({ perAddress: 100, inAll: 1000, reserveOfPart: 0 })
  const held: Held = new Map()
  const send = (a: string) => ({ query: '{}', variables: { a } })
  const [first, second] = [send('x'.repeat(80)), send('x'.repeat(20))]
  expect(operations.wait(held, first, '192.0.2.1')).toBe(true)
  expect(operations.wait(held, second, '192.0.2.1')).toBe(false)
  expect(operations.wait(held, second, '192.0.2.2'), 'another address has its own').toBe(true)
  expect(operations.begin(held, first, begun)).toBe(true)
  expect(operations.wait(held, send('x'.repeat(20)), '192.0.2.1')).toBe(false)
  giveBack(held, first)
  expect(operations.wait(held, send('x'.repeat(20)), '192.0.2.1')).toBe(true)
})

test('an operation that begins has the text that all have, and the variables that it declares', () => {
  const operations = openHeldOperations()
  const sent = { query: ' query  ($a: String) { news(a: $a) } ', variables: { a: '1', b: '2' } }
  expect(operations.begin(new Map(), sent, begun)).toBe(true)
  expect(sent).toEqual({ query: document.loc?.source.body, variables: { a: '1' } })
})

/** Counts the lists that something holds. */
function listsKept(): number {
  return queryObjects(Array, { format: 'count' })
}
