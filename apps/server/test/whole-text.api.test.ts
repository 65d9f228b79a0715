import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { sign } from '#contracts/signature.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { readConfig } from '../src/config.ts'

let casino: Casino
let editor: Record<string, string>
let translator: Record<string, string>

beforeAll(async () => {
  casino = await openCasino()
  editor = (await casino.keyOf('jo', 'content')).headers
  translator = (await casino.keyOf('kim', 'words')).headers
})
afterAll(() => casino.close())

const NAME = 'query ($text: String!) { collection(input: { search: $text }) { games { total } } }'
const RESET =
  'mutation ($text: String!) { resetPasswordRequest(input: { email: $text, resetPasswordPath: "/" }) }'
/** JSON of NUL, and of both halves of a character alone. */
const ODD = [String.raw`"a\u0000b"`, String.raw`"\ud83d"`, String.raw`"\ude00b"`]
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(casino.url + path, {
    method: 'POST',
    headers: { origin: casino.app.publicUrl, ...headers },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}

describe('a text that no database keeps is answered 400', () => {
  test.each(ODD)('in the variables of a query and of a mutation: %s', async (odd) => {
    for (const query of [NAME, RESET]) {
      const body = `{"query":${JSON.stringify(query)},"variables":{"text":${odd}}}`
      expect(await send('/api/graphql', body, JSON_TYPE)).toBe(400)
    }
    const address = new URLSearchParams({ query: NAME, variables: `{"text":${odd}}` })
    expect((await fetch(`${casino.url}/api/graphql?${address}`)).status).toBe(400)
  })

  test.each(ODD)('in a query itself, and in the name of a variable: %s', async (odd) => {
    const query = JSON.stringify(`{ collection(input: { search: ${odd} }) { games { total } } }`)
    expect(await send('/api/graphql', `{"query":${query}}`, JSON_TYPE)).toBe(400)
    const body = `{"query":"{ __typename }","variables":{${odd}:1}}`
    expect(await send('/api/graphql', body, JSON_TYPE)).toBe(400)
    expect(await send('/api/graphql', `{"query":${odd}}`, JSON_TYPE)).toBe(400)
  })

  test('in bytes that are no UTF-8', async () => {
    const body = Buffer.from('{"query":"{ __typename } # \xed\xa0\x80"}', 'latin1')
    expect(await send('/api/graphql', body, JSON_TYPE)).toBe(400)
    expect(await send('/auth/login', Buffer.from('username=\xff', 'latin1'), FORM)).toBe(400)
  })

  test.each(['%00', '%ED%A0%80', '%zz'])(
    'in a form, an address and a query string: %s',
    async (odd) => {
      expect(await send('/auth/login', `username=a${odd}b&password=x`, FORM)).toBe(400)
      expect(await send('/providers/delasport/member-details', `token=${odd}`, FORM)).toBeOneOf([
        400, 404,
      ])
      for (const path of [`/${odd}`, `/vip?x=${odd}`, `/locales/en/shell?x=${odd}`])
        expect((await fetch(casino.url + path)).status, path).toBe(400)
    },
  )

  test.each(ODD)('in what an editor or a translator sends: %s', async (odd) => {
    const body = `{"language":"en","basedOn":0,"body":{"title":${odd}}}`
    expect(await send('/operator/content/odd', body, { ...JSON_TYPE, ...editor })).toBe(400)
    const words = `{"login":${odd}}`
    expect(
      await send('/locales/update/latest/en/shell', words, { ...JSON_TYPE, ...translator }),
    ).toBe(400)
    expect(await send('/locales/missing/latest/en/shell', words, JSON_TYPE)).toBe(400)
  })

  test.each(ODD)(
    'in calls of a wallet and in callbacks, signed as they may be: %s',
    async (odd) => {
      const { secrets } = readConfig({})
      for (const [path, secret] of [
        ['/providers/studio/wallet/balance', secrets.studio[0]],
        ['/providers/cashier/callbacks', secrets.cashier[0]],
      ] as const) {
        const body = `{"token":${odd},"type":${odd}}`
        const headers = sign(secret ?? '', 'msg_1', Math.floor(Date.now() / 1000), body)
        expect(await send(path, body, { ...JSON_TYPE, ...headers }), path).toBe(400)
      }
    },
  )

  test('in a header', async () => {
    const { port } = new URL(casino.url)
    for (const header of ['x-token: a\0b', 'cookie: refresh=\0', 'accept-language: \0']) {
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
      await once(socket, 'connect')
      socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`)
      expect(await text(socket), header).toMatch(/^HTTP\/1.1 400 /)
      socket.destroy()
    }
  })
})

test('a text that no database keeps gets its error on a socket, which stays open', async () => {
  const client = createClient({
    url: `${casino.url.replace('http', 'ws')}/api/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  })
  const runQuery = (query: string, variables?: Record<string, unknown>) =>
    new Promise<unknown>((done) =>
      client.subscribe({ query, variables }, { next: done, error: done, complete() {} }),
    )
  for (const odd of ['a\0b', '\ud83d'])
    expect(await runQuery(NAME, { text: odd })).toMatchObject([
      { message: expect.stringContaining('half of a character') },
    ])
  const literal = String.raw`{ collection(input: { search: "\u0000" }) { games { total } } }`
  expect(await runQuery(literal)).toMatchObject([{ message: expect.stringContaining('NUL') }])
  expect(await runQuery(NAME, { text: '👍' })).toMatchObject({ data: { collection: {} } })
  await client.dispose()
})
