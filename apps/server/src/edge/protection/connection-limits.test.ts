import { once } from 'node:events'
import { Agent, get, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openLog } from '../../kit/log.ts'
import { listen, serveWith } from '../http/http-server.ts'
import { openDescribe } from '../http/request.ts'
import { openMetrics } from '../jobs/metrics.ts'
import { type ConnectionLimits, USUAL_CONNECTIONS } from './connection-limits.ts'
import { MOST_IN_TURN } from './flood-guard.ts'

let server: Server
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

async function open(limits: Partial<ConnectionLimits>): Promise<void> {
  server = await listen(0, {
    host: '127.0.0.1',
    connections: { ...USUAL_CONNECTIONS, checkEveryMs: 20, ...limits },
  })
  const ids = { newId: () => 'some id' }
  serveWith(server, {
    log: openLog('silent'),
    describe: openDescribe({ ids, languageOf: () => 'en', trustedProxies: 0 }),
    routes: [
      {
        method: 'POST',
        path: '/body',
        handle: async (request) => ({ status: 200, body: await request.body(1000) }),
      },
    ],
    rest: (_request, response) => void response.end('x'.repeat(30_000_000)),
  })
}

const dial = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1')

/**
 * Returns the status of the answer that came before the connection was closed; undefined when none
 * came.
 */
function statusOf(socket: Socket): Promise<string | undefined> {
  let received = ''
  socket.on('error', () => {})
  socket.on('data', (piece) => {
    received += piece
  })
  return new Promise((done) =>
    socket.on('close', () => done(received.match(/^HTTP\/1\.1 (\d+)/)?.[1])),
  )
}

test('a connection that sends nothing is closed', async () => {
  await open({ headersMs: 100, requestMs: 200 })
  expect(await statusOf(dial())).toBe('408')
})

test('headers that come too slowly are answered 408, and the connection is closed', async () => {
  await open({ headersMs: 100, requestMs: 5000 })
  const socket = dial()
  socket.write('GET / HTTP/1.1\r\nhost: casino\r\nx-slow: ')
  const drip = setInterval(() => socket.write('a'), 20)
  expect(await statusOf(socket)).toBe('408')
  clearInterval(drip)
})

test('a body that comes too slowly is answered 408, and the connection is closed', async () => {
  await open({ headersMs: 100, requestMs: 200 })
  const socket = dial()
  socket.write('POST /body HTTP/1.1\r\nhost: casino\r\ncontent-length: 900\r\n\r\n')
  const drip = setInterval(() => socket.write('a'), 20)
  expect(await statusOf(socket)).toBe('408')
  clearInterval(drip)
})

test('a client that does not read its answer is let go', async () => {
  await open({ silenceMs: 100 })
  const socket = dial()
  const taken = once(server, 'connection')
  socket.write('GET / HTTP/1.1\r\nhost: casino\r\n\r\n')
  socket.pause()
  socket.on('error', () => {})
  const [connection] = (await taken) as [Socket]
  await once(connection, 'close')
  expect(connection.bytesWritten).toBeGreaterThan(0)
  socket.destroy()
})

test('the open connections of one address have a bound, and a closed one makes room', async () => {
  await open({ perAddress: 2 })
  const request = async (socket: Socket) => {
    socket.write('POST /body HTTP/1.1\r\nhost: casino\r\ncontent-length: 2\r\n\r\nok')
    return new Promise<boolean>((done) => {
      socket.once('data', (answer) => done(String(answer).startsWith('HTTP/1.1 200')))
      socket.once('close', () => done(false))
    })
  }
  const [one, two, three] = [dial(), dial(), dial()]
  for (const socket of [one, two, three]) socket.on('error', () => {})
  expect(await Promise.all([one, two, three].map(request))).toEqual([true, true, false])
  one.destroy()
  await new Promise<void>((done) => {
    const look = () =>
      server.getConnections((_error, count) => (count < 2 ? done() : setImmediate(look)))
    look()
  })
  const four = dial()
  expect(await request(four)).toBe(true)
  for (const socket of [two, four]) socket.destroy()
})

test('the open connections of all clients together have a bound', async () => {
  await open({ inAll: 1 })
  const first = dial()
  await once(first, 'connect')
  const second = dial()
  second.on('error', () => {})
  await once(second, 'close')
  first.destroy()
})

test('headers of more than 16 kB are answered 431', async () => {
  await open({})
  const socket = dial()
  socket.write(`GET / HTTP/1.1\r\nhost: casino\r\ncookie: ${'a'.repeat(17_000)}\r\n\r\n`)
  expect(await statusOf(socket)).toBe('431')
})

test('a request with more than 200 headers is answered 431', async () => {
  await open({})
  const many = Array.from({ length: 250 }, (_, at) => `h${at}: 1\r\n`).join('')
  const socket = dial()
  socket.write(`GET / HTTP/1.1\r\nhost: casino\r\n${many}\r\n`)
  expect(await statusOf(socket)).toBe('431')
})

test('a connection that has sent very many requests gets the answer that it closes', async () => {
  await open({})
  expect(server.maxRequestsPerSocket).toBe(100_000)
  server.maxRequestsPerSocket = 2
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const request = async () => {
    const [answer] = await once(
      get({ agent, port: (server.address() as AddressInfo).port, host: '127.0.0.1', path: '/' }),
      'response',
    )
    answer.resume()
    await once(answer, 'end')
    return answer.headers.connection
  }
  expect([await request(), await request(), await request()]).toEqual([
    'keep-alive',
    'close',
    'keep-alive',
  ])
  agent.destroy()
})

test.each([
  { what: 'name no host', request: 'GET / HTTP/1.1\r\n\r\n' },
  {
    what: 'expect what is not understood',
    request: 'GET / HTTP/1.1\r\nhost: casino\r\nexpect: a-miracle\r\n\r\n',
  },
])(
  'of 2,000 requests at once that $what, a hundred are read, and the connection is closed',
  async ({ request }) => {
    await open({})
    let read = 0
    server.on('request', () => read++)
    const socket = dial()
    socket.write(request.repeat(2000))
    await statusOf(socket)
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThanOrEqual(MOST_IN_TURN + 1)
  },
)

test('requests beyond the last that a connection may send are counted, and a flood of them ends it', async () => {
  await open({})
  server.maxRequestsPerSocket = 2
  let dropped = 0
  server.on('dropRequest', () => dropped++)
  const socket = dial()
  socket.write('GET / HTTP/1.1\r\nhost: casino\r\n\r\n'.repeat(2000))
  await statusOf(socket)
  expect(dropped).toBeGreaterThan(0)
  expect(dropped).toBeLessThanOrEqual(MOST_IN_TURN)
})

test('the metrics listen at this machine alone, unless a setting names another address', async () => {
  await open({})
  expect(readConfig({}).metricsHost).toBe('127.0.0.1')
  expect(readConfig({ METRICS_HOST: '::' }).metricsHost).toBe('::')
  expect(() => readConfig({ METRICS_HOST: 'not an address' })).toThrow(
    'METRICS_HOST must be an address',
  )
  await expect(
    openMetrics({
      port: 0,
      host: '192.0.2.1',
      casino: server,
      listFrozen: async () => [],
      routes: [],
      queues: [],
      log: openLog('silent'),
    }),
  ).rejects.toThrow('METRICS_HOST must be an address of this machine')
})
