import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openPageSockets, type PageSockets } from './page-sockets.ts'

let server: Server
let sockets: PageSockets

let now = 0

async function listen(most: { mostSockets?: number; mostOfAddress?: number }): Promise<void> {
  sockets = openPageSockets({
    ...{ longestMessageB: 100, mostBehindB: 1000, nowMs: () => now, onConnection() {} },
    ...most,
  })
  server = createServer().on('upgrade', sockets.upgrade).listen(0)
  await once(server, 'listening')
}
afterEach(() => {
  sockets.close()
  server.close()
})

const portOf = () => (server.address() as AddressInfo).port

test('a client beyond the most sockets is refused with a time to come back, and one that then sends bytes that are no frame is disconnected', async () => {
  await listen({ mostSockets: 1 })
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
  let received = Buffer.alloc(0)
  further.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece])
    if (received.includes('too many')) further.write(Buffer.alloc(10, 0xff))
  })
  await once(further, 'close')
  // The code 1013.
  expect(received.includes(Buffer.from([0x03, 0xf5]))).toBe(true)
  expect(first.readyState).toBe(first.OPEN)
  process.off('uncaughtExceptionMonitor', note)
  expect(failures).toEqual([])
  first.terminate()
})

test('an address has its own number of sockets, and has room again when one of them closes', async () => {
  await listen({ mostOfAddress: 1 })
  const open = async (host: string) => {
    const socket = new WebSocket(`ws://${host}:${portOf()}/`)
    const closed = once(socket, 'close')
    await once(socket, 'open')
    socket.ping()
    return Promise.race([closed.then(([code]) => code), once(socket, 'pong').then(() => socket)])
  }
  const first = await open('127.0.0.1')
  expect(first).toBeInstanceOf(WebSocket)
  expect(await open('127.0.0.1')).toBe(1013)
  expect(await open('[::1]'), 'another address').toBeInstanceOf(WebSocket)
  first.close()
  await once(first, 'close')
  expect(await open('127.0.0.1')).toBeInstanceOf(WebSocket)
})

test.each(['send', 'ping'] as const)(
  'a page that sends too much (%s) is disconnected, and one that sends as much in more time is not',
  async (sendIt) => {
    await listen({})
    const open = async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${portOf()}/`)
      await once(socket, 'open')
      return socket
    }
    const answered = async (socket: WebSocket) => {
      const pong = once(socket, 'pong')
      socket.ping()
      await pong
    }
    const loud = await open()
    const closed = once(loud, 'close')
    for (let time = 0; time < 61; time++) loud[sendIt]('x')
    expect(await closed).toEqual([1006, expect.anything()])

    const calm = await open()
    for (let time = 0; time < 59; time++) calm[sendIt]('x')
    await answered(calm)
    now += 30_000
    for (let time = 0; time < 29; time++) calm[sendIt]('x')
    await answered(calm)
    expect(calm.readyState).toBe(calm.OPEN)
    calm.terminate()
  },
)
