import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openPageSockets, type PageSockets } from './page-sockets.ts'

let server: Server
let sockets: PageSockets

beforeEach(async () => {
  sockets = openPageSockets({
    longestMessageB: 100,
    mostBehindB: 1000,
    mostSockets: 1,
    onConnection() {},
  })
  server = createServer().on('upgrade', sockets.upgrade).listen(0)
  await once(server, 'listening')
})
afterEach(() => {
  sockets.close()
  server.close()
})

const portOf = () => (server.address() as AddressInfo).port

test('a client beyond the most sockets is told to come back later, and one that sends what is no frame then is let go', async () => {
  const failures: Error[] = []
  const note = (error: Error) => void failures.push(error)
  process.on('uncaughtExceptionMonitor', note)
  const first = new WebSocket(`ws://127.0.0.1:${portOf()}/`)
  await once(first, 'open')
  const further = connect(portOf(), '127.0.0.1')
  further.write(
    'GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n' +
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  let heard = Buffer.alloc(0)
  further.on('data', (piece: Buffer) => {
    heard = Buffer.concat([heard, piece])
    if (heard.includes('too many')) further.write(Buffer.alloc(10, 0xff))
  })
  await once(further, 'close')
  // The code 1013.
  expect(heard.includes(Buffer.from([0x03, 0xf5]))).toBe(true)
  expect(first.readyState).toBe(first.OPEN)
  process.off('uncaughtExceptionMonitor', note)
  expect(failures).toEqual([])
  first.terminate()
})
