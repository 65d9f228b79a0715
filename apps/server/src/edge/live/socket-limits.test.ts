import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { systemClock } from '../../kit/clock.ts'
import { guardAgainstFloods, MOST_AHEAD_OF_ADDRESS } from '../protection/flood-guard.ts'
import { MESSAGES, openSocketLimits, USUAL_SOCKETS } from './socket-limits.ts'

const SOCKETS = 40

let server: Server
let clients: WebSocket[]
/** Messages of each turn of the loop. */
let turns: number[]
/** Time that the work on a message takes. */
let workMs: number
let received: number
let allReceived: Promise<void>

beforeEach(async () => {
  turns = [0]
  workMs = 0
  received = 0
  server = createServer()
  guardAgainstFloods(server, { perAddress: 500 })
  const limits = openSocketLimits({
    clock: systemClock,
    log: pino({ level: 'silent' }),
    limits: USUAL_SOCKETS,
  })
  const sockets = new WebSocketServer({ noServer: true })
  allReceived = new Promise((done) => {
    server.on('upgrade', (request, wire, head) => {
      sockets.handleUpgrade(request, wire, head, (each) => {
        limits.watch(each, wire, { requestId: 'r', ip: '127.0.0.1' })
        each.on('message', () => {
          if (turns.at(-1) === 0) setImmediate(() => turns.push(0))
          turns.push((turns.pop() ?? 0) + 1)
          const untilMs = performance.now() + workMs
          while (performance.now() < untilMs);
          if (++received === SOCKETS * MESSAGES.most) done()
          server.emit('received')
        })
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  clients = await Promise.all(Array.from({ length: SOCKETS }, () => dial()))
})
afterEach(async () => {
  for (const client of clients) client.terminate()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

async function dial(localAddress = '127.0.0.1'): Promise<WebSocket> {
  const { port } = server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { localAddress })
  await once(socket, 'open')
  return socket
}

test('all messages that the sockets of one address send at once are read, some hundred in a turn of the loop', async () => {
  for (const client of clients)
    for (let at = 0; at < MESSAGES.most; at++) client.send('{"type":"ping"}')
  await allReceived
  expect(Math.max(...turns)).toBeLessThanOrEqual(MOST_AHEAD_OF_ADDRESS + 5 * MESSAGES.most)
})

test('messages that the sockets of many addresses send at once have a few ms of a turn of the loop', async () => {
  const addresses = Array.from({ length: 8 }, (_, at) => `127.0.0.${20 + at}`)
  clients.push(
    ...(await Promise.all(
      addresses.flatMap((each) => Array.from({ length: SOCKETS }, () => dial(each))),
    )),
  )
  workMs = 1
  const sent = clients.length
  for (const client of clients) client.send('{"type":"ping"}')
  while (received < sent) await once(server, 'received')
  // Three in the time for messages, one that is over it, and one of each other address before it
  // is held.
  expect(Math.max(...turns)).toBeLessThanOrEqual(4 + addresses.length)
})
