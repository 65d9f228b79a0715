import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fewOfConnection, MOST_OF_CONNECTION } from './connection-queue.ts'

const MOST_AHEAD = 100
let server: Server
let held: ServerResponse[]
let read: number

beforeEach(async () => {
  held = []
  read = 0
  const answer = fewOfConnection((_request, response) => void held.push(response), MOST_AHEAD)
  server = createServer((request, response) => {
    read++
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

/** A caller who sends so many requests without waiting for an answer. */
function send(count: number): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
  socket.on('error', () => {})
  socket.write('GET /held HTTP/1.1\r\nhost: casino\r\n\r\n'.repeat(count))
  return socket
}

async function untilRead(count: number): Promise<void> {
  while (read < count) await new Promise(setImmediate)
}

test('reading stops in the middle of what arrives in one turn of the loop, not at its end', async () => {
  send(20_000)
  await untilRead(MOST_OF_CONNECTION + 1)
  // 20,000 of these are 11 pieces of 64 kB.
  expect(read).toBeLessThan(4000)
})

test('a connection that sends ahead is closed when too many wait, and one that waits already stays', async () => {
  const first = send(MOST_OF_CONNECTION + MOST_AHEAD)
  await untilRead(MOST_OF_CONNECTION + MOST_AHEAD)
  const second = send(MOST_OF_CONNECTION + 1)
  await once(second, 'close')
  expect(first.destroyed).toBe(false)
  first.destroy()
})

test('a connection that goes away makes room for what others send ahead', async () => {
  const first = send(MOST_OF_CONNECTION + MOST_AHEAD)
  await untilRead(MOST_OF_CONNECTION + MOST_AHEAD)
  const ours = held[0]?.req.socket
  ours?.destroy()
  await Promise.all([ours && once(ours, 'close'), once(first, 'close')])
  const second = send(MOST_OF_CONNECTION + MOST_AHEAD)
  await untilRead(2 * (MOST_OF_CONNECTION + MOST_AHEAD))
  expect(second.destroyed).toBe(false)
  second.destroy()
})
