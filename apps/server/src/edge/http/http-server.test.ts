import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentCaller } from '../../kit/caller.ts'
import { type HttpRequest, json, type Route } from '../../kit/http.ts'
import { openLog } from '../../kit/log.ts'
import { type Handle, listen, serveWith } from './http-server.ts'
import { idOfProxy, openDescribe, takeBytes } from './request.ts'

let server: Server

beforeEach(async () => {
  server = await listen(0)
})
afterEach(async () => {
  server.close()
  await once(server, 'close')
})

function serve(rest: Handle, routes: readonly Route[] = []): void {
  const describe = openDescribe({
    ids: { newId: () => 'some id' },
    languageOf: () => 'en',
    trustedProxies: 0,
  })
  serveWith(server, { log: openLog('silent'), describe, routes, rest })
}

/** Records the events of all later requests, in their order. */
function serveAndRecord(): string[] {
  const happened: string[] = []
  serve(({ url }, response) => {
    happened.push(`answered ${url}`)
    response.end()
  })
  server.on('request', ({ url }) => happened.push(`read ${url}`))
  return happened
}

/**
 * Sends all requests in one packet, so that they arrive in one turn, and gives the status of each
 * answer.
 */
async function requestTogether(...paths: string[]): Promise<string[]> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const last = paths.length - 1
  socket.write(
    paths
      .map(
        (path, at) =>
          `GET ${path} HTTP/1.1\r\nhost: casino\r\nconnection: ${at < last ? 'keep-alive' : 'close'}\r\n\r\n`,
      )
      .join(''),
  )
  return (await text(socket)).match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
}

test('requests that arrive together are all read before the first of them is answered', async () => {
  const happened = serveAndRecord()
  expect(await requestTogether('/a', '/b')).toEqual(['200', '200'])
  expect(happened).toEqual(['read /a', 'read /b', 'answered /a', 'answered /b'])
})

test('a request that breaks is answered 500, and those that arrived with it are answered as if alone', async () => {
  serve(({ url }, response) => {
    if (url === '/broken') throw new Error('broken')
    response.end()
  })
  expect(await requestTogether('/a', '/broken', '/b')).toEqual(['200', '500', '200'])
})

test('one request of a connection is worked on at a time, and all are answered in their order', async () => {
  let working = 0
  let most = 0
  serve(async ({ url }, response) => {
    most = Math.max(most, ++working)
    await new Promise(setImmediate)
    working--
    response.end(url)
  })
  const paths = Array.from({ length: 100 }, (_, at) => `/${at}`)
  expect(await requestTogether(...paths)).toHaveLength(paths.length)
  expect(most).toBe(1)
})

test('a connection is not read on while its requests wait, and is once they are answered', async () => {
  // With this header a piece of 64 kB holds fewer requests than a connection may send in one turn.
  const request = `GET /held HTTP/1.1\r\nhost: casino\r\nx-long: ${'x'.repeat(1000)}\r\n\r\n`
  const count = 3000
  const held: (() => void)[] = []
  let isHeld = true
  let answered = 0
  let read = 0
  serve((_request, response) => {
    const answer = () => {
      answered++
      response.end()
    }
    if (isHeld) held.push(answer)
    else answer()
  })
  server.on('request', () => read++)
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
  socket.write(request.repeat(count))
  const readNoMore = async () => {
    for (let before = -1; before !== read; ) {
      before = read
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    }
  }
  while (read === 0) await new Promise(setImmediate)
  await readNoMore()
  const [working, ahead] = [held.length, read]
  isHeld = false
  for (const answer of held) answer()
  while (answered < count) await new Promise(setImmediate)
  socket.destroy()
  expect(working).toBe(1)
  expect(ahead).toBeLessThan(count / 3)
})

test('an answer carries the id that a trusted proxy gave the request', async () => {
  const idOf = (request: IncomingMessage) => idOfProxy(request, 1)
  const describe = openDescribe({
    ids: { newId: () => 'some id' },
    languageOf: () => 'en',
    trustedProxies: 1,
  })
  const rest: Handle = ({ url }, response) => {
    if (url === '/breaks') throw new Error('a test')
    response.end()
  }
  serveWith(server, { log: openLog('silent'), describe, idOfProxy: idOf, routes: [], rest })
  for (const path of ['/', '/breaks']) {
    const headers = { 'x-request-id': `of-the-proxy${path}`.replace('/', '.') }
    const answer = await fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
      { headers },
    )
    expect(answer.headers.get('x-request-id')).toBe(headers['x-request-id'])
  }
})

test('a server listens at the address that it gets, and at all addresses of the machine otherwise', async () => {
  const opened = await listen(0, { host: '127.0.0.1' })
  expect((opened.address() as AddressInfo).address).toBe('127.0.0.1')
  expect(['::', '0.0.0.0']).toContain((server.address() as AddressInfo).address)
  opened.close()
})

test('a request that names two hosts, which different programs would choose from differently, is refused', async () => {
  serve((_request, response) => void response.end())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: casino\r\nHOST: other\r\nconnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  { what: 'a request without a host', request: 'GET / HTTP/1.1\r\n', status: 400 },
  { what: 'one of HTTP/1.0', request: 'GET / HTTP/1.0\r\n', status: 200 },
  {
    what: 'one that expects what is not understood',
    request: 'GET / HTTP/1.1\r\nhost: casino\r\nexpect: a-miracle\r\n',
    status: 417,
  },
  {
    what: 'one that waits for the answer to go on',
    request: 'GET / HTTP/1.1\r\nhost: casino\r\nexpect: 100-continue\r\n',
    status: 100,
  },
])('$what is answered $status', async ({ request, status }) => {
  serve((_request, response) => void response.end())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${request}connection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('a body that is larger than may be is refused, and its connection is not kept waiting for the rest', async () => {
  serve((request, response) =>
    takeBytes(
      request,
      10,
      () => response.end(),
      () => response.writeHead(413).end(),
    ),
  )
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nhost: casino\r\ncontent-length: 1000\r\n\r\n${'x'.repeat(100)}`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /)
})

test('a route works for its caller, and an urgent route for no caller in particular', async () => {
  const requested: (string | null)[] = []
  const handle = async (request: HttpRequest) => {
    await request.body(10)
    requested.push(currentCaller())
    return json(200, {})
  }
  serve(() => {}, [
    { method: 'GET', path: '/a', handle },
    { method: 'GET', path: '/b', isUrgent: true, handle },
  ])
  expect(await requestTogether('/a', '/b')).toEqual(['200', '200'])
  expect(new Set(requested)).toEqual(new Set(['127.0.0.1', null]))
})
