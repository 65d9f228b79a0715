import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  endRefused,
  guardAgainstFloods,
  MOST_AHEAD_OF_ADDRESS,
  MOST_BEFORE_REFUSAL,
  MOST_IN_TURN,
} from './flood-guard.ts'

const REQUEST = 'GET / HTTP/1.1\r\nhost: casino\r\n\r\n'
const REFUSED = 'GET /refused HTTP/1.1\r\nhost: casino\r\n\r\n'
const READ_EVERY_MS = 20

let server: Server
let clients: Socket[]
/** Requests of each turn of the loop. */
let turns: number[]

beforeEach(async () => {
  clients = []
  turns = []
  server = createServer((request, response) => {
    if (turns.length === 0 || turns.at(-1) === 0) setImmediate(() => turns.push(0))
    turns.push((turns.pop() ?? 0) + 1)
    if (request.url === '/unread') response.end('ok')
    else if (request.url === '/refused') {
      endRefused(request.socket)
      server.emit('refused')
      response.writeHead(403, { connection: 'close' }).end()
    } else request.resume().on('end', () => response.end('ok'))
  })
  guardAgainstFloods(server, {
    perAddress: 500,
    slowness: { forMs: 10_000, readEveryMs: READ_EVERY_MS },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const port = () => (server.address() as AddressInfo).port

async function dial(): Promise<Socket> {
  const socket = connect(port(), '127.0.0.1').resume()
  socket.on('error', () => {})
  clients.push(socket)
  await once(socket, 'connect')
  return socket
}

const closed = (socket: Socket) =>
  new Promise<void>((done) => void socket.once('close', () => done()))

async function isAnswered(socket: Socket, sent: string): Promise<boolean> {
  const answered = new Promise<boolean>((done) => {
    socket.once('data', () => done(true))
    socket.once('close', () => done(false))
  })
  socket.write(sent)
  return answered
}

test('a connection that sends 100 requests ahead is answered, and one that sends 2,000 is closed', async () => {
  expect(await isAnswered(await dial(), REQUEST.repeat(MOST_IN_TURN))).toBe(true)
  const flood = await dial()
  flood.write(REQUEST.repeat(2000))
  await closed(flood)
})

test('60 connections that send 2,000 requests each: one at most is read in a turn of the loop, and no further than to its end', async () => {
  const floods = await Promise.all(Array.from({ length: 60 }, dial))
  const all = floods.map(closed)
  for (const flood of floods) flood.write(REQUEST.repeat(2000))
  await Promise.all(all)
  expect(Math.max(...turns)).toBeLessThanOrEqual(2 * (MOST_IN_TURN + 1))
})

test('connections of one address that send 100 requests each are all answered, some hundred in a turn', async () => {
  const callers = await Promise.all(Array.from({ length: 60 }, dial))
  const answered = callers.map((caller) => isAnswered(caller, REQUEST.repeat(MOST_IN_TURN)))
  expect(new Set(await Promise.all(answered))).toEqual(new Set([true]))
  expect(Math.max(...turns)).toBeLessThanOrEqual(MOST_AHEAD_OF_ADDRESS + 2 * MOST_IN_TURN)
})

test('connections that an address opens after a flood are read one after the other, with a pause before each', async () => {
  const first = await dial()
  first.write(REQUEST.repeat(2000))
  await closed(first)
  const begun = performance.now()
  const next = await Promise.all(Array.from({ length: 5 }, dial))
  await Promise.all(next.map((each) => isAnswered(each, REQUEST)))
  expect(performance.now() - begun).toBeGreaterThan(5 * READ_EVERY_MS - 5)
  expect(Math.max(...turns.slice(1))).toBe(1)
})

test.each([
  { sent: MOST_BEFORE_REFUSAL, isHeld: false },
  { sent: MOST_BEFORE_REFUSAL + 1, isHeld: true },
])(
  'a refusal of a connection that sent $sent requests at once holds the others of its address: $isHeld',
  async ({ sent, isHeld }) => {
    const quiet = once(server, 'connection')
    await dial()
    const [other] = (await quiet) as [Socket]
    const refused = await dial()
    const seen = once(server, 'refused').then(() => other.isPaused())
    refused.write(REFUSED.repeat(sent))
    expect(await seen).toBe(isHeld)
    await closed(refused)
  },
)

test('a quiet connection of the same address is answered after the others were closed', async () => {
  const quiet = await dial()
  const floods = await Promise.all(Array.from({ length: 60 }, dial))
  for (const flood of floods) flood.write(REQUEST.repeat(2000))
  expect(await isAnswered(quiet, REQUEST)).toBe(true)
})

test.each(['/read', '/unread'])(
  'a body in pieces of one byte closes the connection: %s',
  async (path) => {
    const socket = await dial()
    socket.write(`POST ${path} HTTP/1.1\r\nhost: casino\r\ntransfer-encoding: chunked\r\n\r\n`)
    socket.write('1\r\na\r\n'.repeat(20_000))
    await closed(socket)
  },
)

test('a body in pieces of a usual size is taken', async () => {
  const socket = await dial()
  const body = `${'400\r\n'}${'a'.repeat(1024)}\r\n`.repeat(1000)
  expect(
    await isAnswered(
      socket,
      `POST /read HTTP/1.1\r\nhost: casino\r\ntransfer-encoding: chunked\r\n\r\n${body}0\r\n\r\n`,
    ),
  ).toBe(true)
  expect(await isAnswered(socket, REQUEST)).toBe(true)
})

test('a customer with many IPv6 networks opens no more connections than ten networks may', () => {
  const bounded = createServer()
  guardAgainstFloods(bounded, { perAddress: 1 })
  const connections = Array.from({ length: 12 }, (_, at) => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: `2001:db8:7:${at}::1` })
    bounded.emit('connection', socket)
    return socket
  })
  expect(connections.filter(({ destroyed }) => !destroyed)).toHaveLength(10)
  for (const socket of connections) socket.destroy()
})
