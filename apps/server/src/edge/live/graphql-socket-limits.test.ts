import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { manualClock } from '../../kit/clock.ts'
import { openTopics, type Topics } from '../../kit/topics.ts'
import { HELD_VALUES } from '../graphql/held-questions.ts'
import { MESSAGES, type SocketLimits } from './socket-limits.ts'
import {
  answersTo,
  BROKEN,
  COSTLY,
  closeCodeOf,
  NEWS,
  openTestSocket,
  PATH,
  subscribe,
} from './test-protocol.ts'

const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
let server: Server
let topics: Topics
let lines: string[]
let close: () => Promise<void>

beforeEach(() => {
  lines = []
  topics = openTopics()
})
afterEach(async () => {
  await close()
  server.closeAllConnections()
})

async function open(limits: Partial<SocketLimits> = {}): Promise<void> {
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  ;({ server, close } = await openTestSocket({ topics, clock, log, limits }))
}

const dial = () =>
  new WebSocket(
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    'graphql-transport-ws',
  )

/** A socket on which the protocol has begun. */
async function begin(token?: string): Promise<WebSocket> {
  const socket = dial()
  await once(socket, 'open')
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: token ? { 'x-token': token } : {} }),
  )
  await Promise.race([once(socket, 'message'), once(socket, 'close')])
  return socket
}

const wireOf = (socket: WebSocket) => (socket as unknown as { _socket: Socket })._socket

/** A frame without content. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

test('one socket has twenty subscriptions at once: the twenty-first is refused, and one that has ended makes room', async () => {
  await open()
  const socket = await begin()
  const query = 'subscription { news }'
  for (let at = 1; at <= 21; at++) socket.send(subscribe(`s${at}`, query))
  expect(await answersTo(socket, 1)).toMatchObject([{ id: 's21', type: 'error' }])
  socket.send(JSON.stringify({ type: 'complete', id: 's1' }))
  socket.send(subscribe('s22', query))
  socket.send(subscribe('s23', query))
  expect((await answersTo(socket, 1)).at(-1)).toMatchObject({ id: 's23', type: 'error' })
  socket.terminate()
})

/** Returns the outcome of each subscription, once news has come for those that are open. */
async function subscribeAll(socket: WebSocket, queries: readonly string[]): Promise<string[]> {
  const outcomes = new Map<string, string>()
  const onMessage = (data: unknown) => {
    const { id, type, payload } = JSON.parse(String(data))
    outcomes.set(id, type === 'error' ? payload[0].extensions.code : type)
  }
  socket.on('message', onMessage)
  for (const query of queries) socket.send(subscribe(query.slice(0, 30), query))
  while (!queries.every((query) => outcomes.has(query.slice(0, 30)))) {
    topics.publish(NEWS, '1')
    await setImmediate()
  }
  socket.off('message', onMessage)
  return queries.map((query) => outcomes.get(query.slice(0, 30)) ?? '')
}

test('an address keeps so many characters of different documents open, and more once a socket of it has closed', async () => {
  await open()
  const long = (at: number) => `subscription Some${at} { news }`.padEnd(15_000)
  const [first, second] = [await begin(), await begin()]
  expect(new Set(await subscribeAll(first, [0, 1, 2, 3, 4, 5, 6].map(long)))).toEqual(
    new Set(['next']),
  )
  expect(await subscribeAll(second, [7, 8, 9, 10, 11, 12].map(long))).toEqual(Array(6).fill('next'))
  // Document 0 is open already, so it is not counted again.
  expect(await subscribeAll(second, [13, 0].map(long))).toEqual(['too_many_queries', 'next'])
  const closed = closeCodeOf(first)
  first.close()
  await closed
  expect(await subscribeAll(second, [14].map(long))).toEqual(['next'])
  second.terminate()
})

test('an address keeps so many values of answers to different questions open; variables that are not declared make no other question', async () => {
  await open()
  const socket = await begin()
  const query = 'subscription ($count: Int) { costly(count: $count) }'
  const most = Math.floor(HELD_VALUES.perAddress / COSTLY)
  for (let made = 0; made < 10; made++) socket.send(subscribe(`same${made}`, query, { made }))
  for (let count = 1; count <= most; count++)
    socket.send(subscribe(`other${count}`, query, { count }))
  expect(await answersTo(socket, 1)).toMatchObject([
    { id: `other${most}`, type: 'error', payload: [{ extensions: { code: 'too_many_queries' } }] },
  ])
  socket.terminate()
})

test('a socket that sends more messages than it may is closed, and one that sends them in time is not', async () => {
  await open()
  const socket = await begin()
  const ping = JSON.stringify({ type: 'ping' })
  for (let at = 0; at < MESSAGES.most - 1; at++) socket.send(ping)
  await answersTo(socket, MESSAGES.most - 1)
  clock.advance(1000)
  for (let at = 0; at < MESSAGES.perSecond; at++) socket.send(ping)
  await answersTo(socket, MESSAGES.perSecond)
  expect(socket.readyState).toBe(socket.OPEN)
  socket.send(ping)
  expect(await closeCodeOf(socket)).toBe(1008)
  expect(lines.join('')).toContain('too many messages')
})

test('a flood of pongs closes the socket, and so does one of pings, by our own bound or by that of the protocol', async () => {
  await open()
  const [pongs, pings] = [await begin(), await begin()]
  for (let at = 0; at <= MESSAGES.most; at++) pongs.pong('x'.repeat(125))
  expect(await closeCodeOf(pongs)).toBe(1008)
  for (let at = 0; at <= MESSAGES.most; at++) pings.ping('x'.repeat(125))
  expect([1006, 1008]).toContain(await closeCodeOf(pings))
})

test('a client that goes on sending after its socket was closed is not answered', async () => {
  await open()
  const socket = await begin()
  for (let at = 0; at <= MESSAGES.most; at++) socket.pong()
  const answers = vi.fn()
  socket.on('message', answers)
  for (let at = 0; at < 5; at++) socket.send(subscribe(`q${at}`, '{ large }'))
  expect(await closeCodeOf(socket)).toBe(1008)
  expect(answers).not.toHaveBeenCalled()
})

test('a client that goes on flooding after its socket was closed is not read further', async () => {
  await open()
  const taken = once(server, 'connection')
  const socket = await begin()
  const [connection] = (await taken) as [Socket]
  socket.on('error', () => {})
  wireOf(socket).write(Buffer.alloc(1_200_000, PONG))
  await new Promise<void>((done) => void connection.once('close', () => done()))
  expect(connection.bytesRead).toBeLessThan(300_000)
})

test('a flood of empty frames, which are no message, closes the socket', async () => {
  await open()
  const socket = await begin()
  const wire = wireOf(socket)
  const piece = Buffer.from([0x00, 0x80, 0, 0, 0, 0])
  wire.write(
    Buffer.concat([
      Buffer.from([0x01, 0x80, 0, 0, 0, 0]),
      ...Array.from({ length: 100 }, () => piece),
    ]),
  )
  expect(await closeCodeOf(socket)).toBe(1008)
})

test('a client that requests much and does not read is closed before much waits for it', async () => {
  await open()
  const socket = await begin()
  wireOf(socket).pause()
  for (let at = 0; at < 150; at++) socket.send(subscribe(`q${at}`, '{ large }'))
  while ((await openSockets()) > 0) await setImmediate()
  const warnings = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg.includes('does not read'))
  expect(warnings).toMatchObject([{ requestId: 'r', ip: '192.0.2.1' }])
  expect(warnings[0].unread).toBeLessThan(4_000_000)
  socket.terminate()
})

test('the socket with more unread messages is closed when two clients do not read', async () => {
  await open({ unread: { ofSocket: 1_000_000, ofAddress: 250_000, inAll: 250_000 } })
  const [reader, slow, slower] = [await begin(), await begin(), await begin()]
  for (const each of [slow, slower]) wireOf(each).pause()
  for (const [at, each] of [reader, slow, slower, slower].entries())
    each.send(subscribe(`s${at}`, 'subscription { news }'))
  while (lines.length === 0) {
    topics.publish(NEWS, 'x'.repeat(100_000))
    await setImmediate()
  }
  expect(lines.map((line) => JSON.parse(line).bound)).toEqual(['ofAddress'])
  const left = closeCodeOf(slower)
  for (const each of [slow, slower]) wireOf(each).resume()
  expect(await left).toBe(1006)
  const last = Promise.all([reader, slow].map(untilLast))
  topics.publish(NEWS, 'the last')
  await last
  reader.terminate()
  slow.terminate()
})

const untilLast = (socket: WebSocket) =>
  new Promise<void>((done) => {
    socket.on('message', (data) => String(data).includes('the last') && done())
  })

test('the open sockets of one address, and of all together, have a bound; a closed one makes room', async () => {
  for (const limits of [{ perAddress: 2 }, { inAll: 2 }]) {
    await open(limits)
    const [one, two] = [await begin(), await begin()]
    const three = dial()
    three.on('error', () => {})
    const [, answer] = await once(three, 'unexpected-response')
    expect(answer.statusCode).toBe(503)
    three.terminate()
    one.terminate()
    while (lines.length === 0 || (await openSockets()) > 1) await setImmediate()
    const four = await begin()
    expect(four.readyState).toBe(four.OPEN)
    two.terminate()
    four.terminate()
    await close()
    close = async () => {}
  }
})

const openSockets = () =>
  new Promise<number>((done) => server.getConnections((_error, count) => done(count)))

test('the open sockets of one player have a bound, and another player has their own', async () => {
  await open({ perPlayer: 2 })
  const [one, two] = [await begin('robin'), await begin('robin')]
  const three = await begin('robin')
  expect(three.readyState).not.toBe(three.OPEN)
  const other = await begin('alex')
  expect([one, two, other].map(({ readyState }) => readyState)).toEqual([1, 1, 1])
  for (const socket of [one, two, three, other]) socket.terminate()
})

test('variables that are nested deeply are refused, not worked on', async () => {
  await open()
  const socket = await begin()
  const variables = JSON.parse(`{"count":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)
  socket.send(subscribe('deep', 'subscription ($count: Int) { news(count: $count) }', variables))
  expect(await answersTo(socket, 1)).toMatchObject([{ id: 'deep', type: 'error' }])
  socket.terminate()
})

test.each(BROKEN)(
  'a broken frame (%s) closes its own socket, with one short log line and nothing on the console',
  async (_, frame, code) => {
    await open()
    const printed = vi.spyOn(console, 'error')
    const wire = connect((server.address() as AddressInfo).port, '127.0.0.1')
    wire.write(
      `GET ${PATH} HTTP/1.1\r\nhost: casino\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n` +
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n',
    )
    await once(wire, 'data')
    wire.write(Buffer.from(frame))
    const [answer] = (await once(wire, 'data')) as [Buffer]
    expect([answer[0], answer.readUInt16BE(2)]).toEqual([0x88, code])
    wire.destroy()
    expect(lines).toHaveLength(1)
    expect(lines[0]?.length).toBeLessThan(300)
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  },
)

test('an upgrade that names two hosts is refused', async () => {
  await open()
  const wire = connect((server.address() as AddressInfo).port, '127.0.0.1')
  wire.write(
    `GET ${PATH} HTTP/1.1\r\nhost: casino\r\nHost: other\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const [answer] = await once(wire, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
  wire.destroy()
})
