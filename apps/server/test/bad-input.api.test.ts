import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createClient } from 'graphql-ws'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { sign } from '#contracts/signature.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { trialBalance } from '../src/ledger/trial-balance.ts'

interface Line {
  msg: string
  requestId?: string
}

const lines: string[] = []
let casino: Casino
let token: string
let before: string

beforeAll(async () => {
  casino = await openCasino({
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  })
  const [player] = casino.players
  if (!player) throw new Error('The demo has no player.')
  token = await casino.signIn(player)
  before = await books()
})
afterAll(() => casino.close())
beforeEach(() => {
  lines.length = 0
})

const PLAY = 'query ($input: PlayInput!) { play(input: $input) }'
const launch = {
  id: 'no-such-game',
  demo: true,
  mobile: false,
  closePath: '/',
  cashierPath: '/account/financials/deposit',
}
const SECRET = 'what-somebody-typed'

/** Where the answer names its request, the log's line names the same. */
describe('what a caller gets wrong is answered, and found in the log', () => {
  test.each([
    ['no JSON', { body: '{"query":' }, 'a question was refused'],
    ['a document that is none', { query: '{ brands { ' }, 'a document was malformed'],
    ['a field that is unknown', { query: '{ nothing_like_it }' }, 'a document was malformed'],
    [
      'variables of another kind',
      { query: PLAY, variables: { input: { ...launch, demo: SECRET } } },
      'variables were malformed',
    ],
    [
      'a way back to another site',
      { query: PLAY, variables: { input: { ...launch, closePath: 'https://evil.test/' } } },
      'a request was refused',
    ],
    [
      'a mutation from another site',
      {
        query: 'mutation { verifyAccountRequest(input: { token: "x" }) }',
        headers: { origin: 'https://evil.test' },
      },
      'a question was refused',
    ],
  ])(
    '%s',
    async (_, {
      body,
      headers,
      ...input
    }: {
      body?: string
      headers?: Record<string, string>
      query?: string
      variables?: object
    }, message) => {
      const answer = await fetch(`${casino.url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: casino.app.publicUrl, ...headers },
        body: body ?? JSON.stringify(input),
      })
      const { errors } = (await answer.json()) as { errors: { message: string }[] }
      expect(errors[0]?.message).toBeTruthy()
      const id = answer.headers.get('x-request-id')
      expect(id).toBeTruthy()
      expect(linesOf(message).map(({ requestId }) => requestId)).toEqual([id])
      expect(lines.join(''), 'nothing of what was typed is kept').not.toContain(SECRET)
    },
  )

  test('an unknown game', async () => {
    expect((await casino.query(PLAY, { variables: { input: launch } })).data).toEqual({
      play: null,
    })
    expect(lines.map((line) => (JSON.parse(line) as Line).requestId)).toEqual([expect.any(String)])
  })

  test.each([
    [
      'a wallet call',
      '/providers/studio/wallet/balance',
      'a wallet call was not signed as it should be',
    ],
    ['a callback', '/providers/cashier/callbacks', 'a callback was refused'],
  ])('%s under another key', async (_, path, message) => {
    const body = JSON.stringify({ token: 'x' })
    const headers = sign('the-key-of-somebody-else', 'msg_1', Math.floor(Date.now() / 1000), body)
    const answer = await fetch(casino.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    })
    expect([answer.status, await answer.text()]).toEqual([403, ''])
    expect(linesOf(message).map(({ requestId }) => requestId)).toEqual([expect.any(String)])
  })
})

describe('a list that cannot be requested is answered by what is wrong with it:', () => {
  test.each([
    ['page', 'collection { games(input: { page: -1 }) { total } }'],
    ['records', 'collection(input: { search: "a" }) { games(input: { records: 101 }) { total } }'],
    ['records', 'collection { games(input: { records: -1 }) { total } }'],
    ['records', 'categories(input: { records: 101 }) { id }'],
    ['count', 'winners(input: { set: TOP, count: 51 }) { amount }'],
    ['page', 'messages(input: { page: -1 }) { total }'],
    ['records', 'messages(input: { records: 101 }) { total }'],
  ])('%s of %s', async (field, question) => {
    const { data, errors } = await casino.query(`{ ${question} }`, { token })
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions).toEqual({
      code: 'bad_input',
      fields: { [field]: 'validations.out_of_range' },
    })
    expect(linesOf('a request was refused')).not.toEqual([])
  })

  test.each([
    [
      'a category that is unknown',
      { categories: ['NOTHING'] },
      '"NOTHING" does not exist in "CategoryId" enum',
    ],
    [
      'a category by its address',
      { categories: ['slot_games'] },
      'Did you mean the enum value "SLOT_GAMES"',
    ],
    ['a studio that is no id', { brands: [{ id: 'ALPHA' }] }, 'ID cannot represent'],
    ['something else', { provider: 'ALPHA' }, 'unknown field "provider"'],
  ])('%s', async (_, input, message) => {
    const query =
      'query ($input: CollectionInput) { collection(input: $input) { games { total } } }'
    const { data, errors } = await casino.query(query, { variables: { input } })
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toContain(message)
    expect(linesOf('variables were malformed')).not.toEqual([])
  })

  test.each([
    ['paging by other names', 'first: 9, offset: 9', 'unknown field "first"'],
    ['a page beyond all numbers', 'page: 2147483648', 'Int cannot represent non 32-bit'],
  ])('%s', async (_, paging, message) => {
    const { data, errors } = await casino.query(
      `{ collection { games(input: { ${paging} }) { total } } }`,
    )
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toContain(message)
    expect(linesOf('a document was malformed')).not.toEqual([])
  })
})

describe('what comes by a socket, or to the sign-in,', () => {
  const socketUrl = () => `${casino.url.replace('http', 'ws')}/api/graphql`

  test('from another site is refused with a line in the log', async () => {
    const socket = new WebSocket(socketUrl(), 'graphql-transport-ws', {
      origin: 'https://evil.test',
    })
    const refused = await new Promise<number | undefined>((done) => {
      socket.on('open', () => done(101))
      socket.on('unexpected-response', (_, { statusCode }) => done(statusCode))
      socket.on('error', () => done(undefined))
    })
    expect(refused).toBe(403)
    expect(linesOf('a socket from another site was refused')).toMatchObject([
      { requestId: expect.any(String) },
    ])

    const login = {
      method: 'POST',
      headers: { origin: 'https://evil.test' },
      body: new URLSearchParams({ username: 'a@b.test' }),
    }
    expect((await fetch(`${casino.url}/auth/login`, login)).status).toBe(403)
    expect(linesOf('a request from another site was refused')).toMatchObject([
      { requestId: expect.any(String) },
    ])
  })

  test('and goes away while it is refused leaves the casino as it was', async () => {
    const { port } = new URL(casino.url)
    const upgrade =
      'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\nsec-websocket-version: 13'
    for (const path of ['/', '/api/graphql']) {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: x\r\norigin: https://evil.test\r\n${upgrade}\r\n\r\n`,
      )
      socket.resetAndDestroy()
      await once(socket, 'close')
    }
    const stayed = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    stayed.write(`GET / HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n\r\n`)
    expect(await text(stayed)).toMatch(/^HTTP\/1.1 404 /)
    stayed.destroy()
    expect((await fetch(`${casino.url}/healthz`)).status).toBe(200)
  })

  test('and is no document is answered by what is wrong with it, with a line in the log', async () => {
    const client = createClient({ url: socketUrl(), webSocketImpl: WebSocket, retryAttempts: 0 })
    const { promise, resolve } = Promise.withResolvers<unknown>()
    client.subscribe(
      { query: 'subscription { nothing_like_it }' },
      { next: resolve, error: resolve, complete: () => resolve(null) },
    )
    expect(await promise).toMatchObject([{ message: expect.stringContaining('nothing_like_it') }])
    expect(linesOf('a document was malformed')).toMatchObject([{ requestId: expect.any(String) }])
    await client.dispose()
  })
})

describe.each([
  [
    'startDeposit',
    'mutation ($input: StartDepositInput!) { startDeposit(input: $input) { id } }',
    { key: 'a-press-of-a-button', methodId: 'card' },
  ],
  [
    'startWithdrawal',
    'mutation ($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { id } }',
    { key: 'a-press-of-a-button', methodId: 'card' },
  ],
  [
    'payNPlay',
    'mutation ($input: PayNPlayInput!) { payNPlay(input: $input) { __typename } }',
    { id: 'card', closePath: '/closewindow' },
  ],
])('L8 %s', (_, query, input) => {
  test.each(['-1', '0', '1e5', '1.005', '1,00', 'NaN', '٣', '100000000000000000000', '1e-37'])(
    'refuses %s, with a line in the log',
    async (amount) => {
      const { errors } = await casino.query(query, {
        variables: { input: { ...input, amount } },
        token,
      })
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'bad_input',
        fields: { amount: expect.any(String) },
      })
      expect(linesOf('a request was refused')).toMatchObject([{ requestId: expect.any(String) }])
      expect(await books()).toBe(before)
    },
  )
})

function linesOf(message: string): Line[] {
  return lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === message)
}

/**
 * How many postings there are; throws when they do not add up. A job begins the pots of jackpots
 * some time after the start.
 */
async function books(): Promise<string> {
  expect((await trialBalance(casino.db)).differences).toEqual([])
  const [row] = await casino.db.run<{ count: string }>(
    'count',
    `select count(*)::text as count from ledger_posting p join ledger_transfer t on t.id = p.transfer_id
      where t.kind <> 'jackpot_seed'`,
    [],
  )
  return row?.count ?? ''
}
