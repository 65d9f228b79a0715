import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openUnread } from './unread-answers.ts'

const SIZE = 100_000
let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A request whose answer is held back; `socket` is the caller's. */
async function request(): Promise<{ socket: Socket; response: ServerResponse }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
  socket.write('GET / HTTP/1.1\r\nhost: casino\r\n\r\n')
  const [, response] = await once(server, 'request')
  return { socket, response }
}

async function open(): Promise<void> {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
}

test('when unread answers take up too much, the oldest is given up with its connection, and the newer ones stay', async () => {
  await open()
  const watch = openUnread(2 * SIZE)
  const [first, second, third] = [await request(), await request(), await request()]
  for (const { response } of [first, second, third]) watch(response, SIZE)
  await once(first.socket, 'close')
  expect([second, third].map(({ response }) => response.destroyed)).toEqual([false, false])
})

test('an answer that has been read makes room', async () => {
  await open()
  const watch = openUnread(2 * SIZE)
  const [first, second, third] = [await request(), await request(), await request()]
  watch(first.response, SIZE)
  watch(second.response, SIZE)
  first.response.end('x'.repeat(SIZE))
  await once(first.response, 'close')
  watch(third.response, SIZE)
  expect([second, third].map(({ response }) => response.destroyed)).toEqual([false, false])
})

test('a connection that has gone makes room, with all the answers that waited for it', async () => {
  await open()
  const watch = openUnread(2 * SIZE)
  const [first, second, third] = [await request(), await request(), await request()]
  for (let at = 0; at < 2; at++) watch(first.response, SIZE)
  const gone = once(first.response.req.socket, 'close')
  first.socket.destroy()
  await gone
  for (const { response } of [second, third]) watch(response, SIZE)
  expect([second, third].map(({ response }) => response.destroyed)).toEqual([false, false])
})

test('the newest answer is sent however large it is', async () => {
  await open()
  const watch = openUnread(SIZE)
  const { response } = await request()
  watch(response, 10 * SIZE)
  expect(response.destroyed).toBe(false)
})
