import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#testkit/free-port.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { listen } from '../src/edge/http/http-server.ts'
import { createBoundedServer, USUAL_CONNECTIONS } from '../src/edge/protection/connection-limits.ts'

const HSTS = 'max-age=31536000'
const CLOSE = 'host: casino\r\nconnection: close\r\n'
const SOCKET =
  'host: casino\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n'
const dataDir = mkdtempSync(join(tmpdir(), 'baize-headers-'))
let casino: Casino
let metricsPort = 0

beforeAll(async () => {
  mkdirSync(join(dataDir, 'pictures'))
  writeFileSync(join(dataDir, 'pictures/lamp.png'), 'a lamp')
  metricsPort = await freePort()
  casino = await openCasino({
    config: { dataDir, metricsPort, publicUrl: 'https://casino.test', hsts: HSTS },
  })
})
afterAll(async () => {
  await casino.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The whole answer to what is written. */
async function answerTo(written: string, port = Number(new URL(casino.url).port)): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(written)
  return text(socket)
}

const query = encodeURIComponent('{ winners(input: { set: TOP, count: 3 }) { amount } }')
const body = (json: string, type = 'application/json') =>
  `content-type: ${type}\r\ncontent-length: ${json.length}\r\n\r\n${json}`

describe('nosniff, HSTS and a policy that forbids framing stand once in the answer to', () => {
  test.each([
    ['a question by GET', 200, `GET /api/graphql?query=${query} HTTP/1.1\r\n${CLOSE}\r\n`],
    [
      'a question by POST',
      200,
      `POST /api/graphql HTTP/1.1\r\n${CLOSE}${body('{"query":"{ winners(input: { set: TOP, count: 3 }) { amount } }"}')}`,
    ],
    [
      'a question of a player',
      200,
      `POST /api/graphql HTTP/1.1\r\n${CLOSE}${body('{"query":"{ user { id } }"}')}`,
    ],
    ['a question without JSON', 400, `POST /api/graphql HTTP/1.1\r\n${CLOSE}${body('{"query"')}`],
    [
      'a form',
      415,
      `POST /api/graphql HTTP/1.1\r\n${CLOSE}${body('a=b', 'application/x-www-form-urlencoded')}`,
    ],
    ['a TRACE', 404, `TRACE / HTTP/1.1\r\n${CLOSE}\r\n`],
    ['a method that GraphQL does not have', 405, `DELETE /api/graphql HTTP/1.1\r\n${CLOSE}\r\n`],
    [
      'a media type that is not made',
      406,
      `GET /api/graphql?query=${query} HTTP/1.1\r\naccept: image/png\r\n${CLOSE}\r\n`,
    ],
    ['a look at the health', 200, `GET /healthz HTTP/1.1\r\n${CLOSE}\r\n`],
    [
      'a sign-in from another site',
      403,
      `POST /auth/login HTTP/1.1\r\norigin: https://evil.test\r\n${CLOSE}${body('a=b', 'application/x-www-form-urlencoded')}`,
    ],
    [
      'a wallet call that is not signed',
      403,
      `POST /providers/studio/wallet/balance HTTP/1.1\r\n${CLOSE}${body('{}')}`,
    ],
    ['an operator without a key', 401, `GET /operator/content HTTP/1.1\r\n${CLOSE}\r\n`],
    ['words', 200, `GET /locales/languages HTTP/1.1\r\n${CLOSE}\r\n`],
    ['a path that is unknown', 404, `GET /nowhere HTTP/1.1\r\n${CLOSE}\r\n`],
    ['a picture', 200, `GET /pictures/lamp.png HTTP/1.1\r\n${CLOSE}\r\n`],
    ['a picture that is not there', 404, `GET /pictures/moon.png HTTP/1.1\r\n${CLOSE}\r\n`],
    [
      'a picture that is posted',
      405,
      `POST /pictures/lamp.png HTTP/1.1\r\n${CLOSE}content-length: 0\r\n\r\n`,
    ],
    [
      'a wish that is not understood',
      417,
      `GET /healthz HTTP/1.1\r\nexpect: a-miracle\r\n${CLOSE}\r\n`,
    ],
    ['no HTTP', 400, 'HELLO CASINO\r\n\r\n'],
    [
      'headers without an end',
      431,
      `GET / HTTP/1.1\r\nhost: casino\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
    [
      'two lengths',
      400,
      'POST /auth/login HTTP/1.1\r\nhost: casino\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    ],
    [
      'a length and pieces',
      400,
      `POST /auth/login HTTP/1.1\r\nhost: casino\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a request without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    [
      'a socket elsewhere',
      404,
      `GET /elsewhere HTTP/1.1\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${SOCKET}\r\n`,
    ],
    [
      'a socket from another site',
      403,
      `GET /api/graphql HTTP/1.1\r\norigin: https://evil.test\r\n${SOCKET}\r\n`,
    ],
    ['a socket with half a handshake', 400, `GET /api/graphql HTTP/1.1\r\n${SOCKET}\r\n`],
  ])('%s', async (_what, status, written) => {
    const answer = await answerTo(written)
    const head = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase()
    expect(head).toMatch(new RegExp(`^http/1.1 ${status} `))
    expect(head.match(/^x-content-type-options: nosniff$/gm)).toHaveLength(1)
    expect(head.match(/^strict-transport-security: max-age=31536000$/gm)).toHaveLength(1)
    expect(
      head.match(
        /^content-security-policy: default-src 'none';.* frame-ancestors 'none'; sandbox$/gm,
      ),
    ).toHaveLength(1)
  })

  test('a socket that is opened', async () => {
    const socket = connect(Number(new URL(casino.url).port), '127.0.0.1')
    socket.write(
      `GET /api/graphql HTTP/1.1\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-protocol: graphql-transport-ws\r\n${SOCKET}\r\n`,
    )
    const [first] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(first.toString().toLowerCase()).toMatch(
      /^http\/1.1 101 [\s\S]*x-content-type-options: nosniff\r\nstrict-transport-security/,
    )
  })

  test('a visitor who comes before the casino is open, or is too slow', async () => {
    const opening = await listen(0, { hsts: HSTS })
    const answer = await answerTo(
      `GET / HTTP/1.1\r\n${CLOSE}\r\n`,
      (opening.address() as AddressInfo).port,
    )
    opening.close()
    const impatient = createBoundedServer(
      { ...USUAL_CONNECTIONS, headersMs: 20, requestMs: 20, checkEveryMs: 10 },
      HSTS,
    ).listen(0)
    await once(impatient, 'listening')
    const late = await answerTo('GET / HTTP/1.1\r\n', (impatient.address() as AddressInfo).port)
    impatient.close()
    for (const [status, text] of [
      [503, answer],
      [408, late],
    ] as const)
      expect(text.toLowerCase()).toMatch(
        new RegExp(
          `^http/1.1 ${status} [^]*x-content-type-options: nosniff\r\nstrict-transport-security`,
        ),
      )
  })
})

test('no answer repeats the headers of a TRACE', async () => {
  for (const path of [
    '/',
    '/api/graphql',
    '/healthz',
    '/auth/login',
    '/pictures/lamp.png',
    '/operator/content',
  ]) {
    const answer = await answerTo(
      `TRACE ${path} HTTP/1.1\r\nauthorization: Bearer what-is-secret\r\n${CLOSE}\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /)
    expect(answer).not.toContain('what-is-secret')
  }
})

test('no other origin may read an answer, but for the words of the pages', async () => {
  const foreign = `origin: https://evil.test\r\n${CLOSE}`
  const requests = [
    `POST /api/graphql HTTP/1.1\r\n${foreign}${body('{"query":"{ user { id } }"}')}`,
    `OPTIONS /api/graphql HTTP/1.1\r\naccess-control-request-method: POST\r\n${foreign}\r\n`,
    `OPTIONS /auth/login HTTP/1.1\r\naccess-control-request-method: POST\r\n${foreign}\r\n`,
    `POST /auth/refresh HTTP/1.1\r\n${foreign}content-length: 0\r\n\r\n`,
    `GET /operator/content HTTP/1.1\r\n${foreign}\r\n`,
    `GET /healthz HTTP/1.1\r\n${foreign}\r\n`,
  ]
  for (const each of requests) expect(await answerTo(each)).not.toMatch(/^access-control-/im)
})

test('a text that an answer holds says its character set', async () => {
  const answers = await Promise.all([
    answerTo(`POST /auth/login HTTP/1.1\r\n${CLOSE}${body('a=b', 'text/plain')}`),
    answerTo(
      `POST /auth/login HTTP/1.1\r\n${CLOSE}${body('a'.repeat(9000), 'application/x-www-form-urlencoded')}`,
    ),
    answerTo(`POST /api/graphql HTTP/1.1\r\n${CLOSE}${body('{"query"')}`),
    answerTo(`GET /locales/languages HTTP/1.1\r\n${CLOSE}\r\n`),
  ])
  for (const answer of answers)
    expect(answer).toMatch(/^content-type: (text\/plain|application\/json); charset=utf-8\r$/im)
})

test('metrics send nosniff as well, also to callers who accept something else', async () => {
  for (const path of ['/metrics', '/nowhere'])
    expect(
      (await fetch(`http://127.0.0.1:${metricsPort}${path}`)).headers.get('x-content-type-options'),
    ).toBe('nosniff')
})

test('without https nothing is said about it', async () => {
  const plain = await openCasino()
  const answer = await fetch(`${plain.url}/healthz`)
  await plain.close()
  expect([
    answer.headers.get('x-content-type-options'),
    answer.headers.get('strict-transport-security'),
  ]).toEqual(['nosniff', null])
})

test('an Accept-Language is read with its q-values', async () => {
  const refused = (languages: string) =>
    fetch(`${casino.url}/auth/login`, {
      method: 'POST',
      headers: { origin: casino.app.publicUrl, 'accept-language': languages },
      body: new URLSearchParams({ username: 'nobody@casino.test', password: 'x' }),
    })
  expect((await refused('en;q=0.3, de;q=0.9')).headers.get('content-language')).toBe('de')
  expect((await refused('de;q=0, fi;q=0.1')).headers.get('content-language')).toBe('fi')
})
