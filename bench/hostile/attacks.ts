import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Kinds of hostile clients. Each attacks until it is stopped, whatever the answers are. */
export type Attack = keyof typeof attacks

const CYCLE =
  'categories{brands{games{edges{results{brand{games{edges{results{brand{games{edges{results{id name logo}}}}}}}}}}}}}'
/**
 * Query with twenty times lists within lists: a text of 2.4 kB whose answer would have gigabytes.
 */
export const EXPLOSIVE = `{${Array.from({ length: 20 }, (_, at) => `a${at}:${CYCLE}`).join(' ')}}`
const COSTLY = `query ($search: String) { collection(input: { search: $search }) { games(input: { page: 0, records: 100 }) {
  total edges { results { id name logo demo brand { id name } } } } } }`

const PIPELINED = 2000
/**
 * Header that makes requests long: a piece of 64 kB then holds fewer than the 100 requests for
 * which a connection is closed.
 */
const LONG_HEADER = `x-long: ${'x'.repeat(600)}`
/**
 * Address of the flooding client. The wallet's caller has another, because connections of one
 * address wait for each other.
 */
const FLOODING_FROM = '127.0.0.66'
/** Connections of the flooding client. */
const FLOODING = 100
const FLOOD_BYTES = 1_000_000
/** Requests that a connection sends ahead: fewer than it is closed for. */
const AHEAD = 60
const UNSIGNED =
  'POST /providers/studio/wallet/play HTTP/1.1\r\nhost: casino\r\ncontent-length: 2\r\n\r\n{}'
const SMALL_REQUEST = 'GET / HTTP/1.1\r\nhost: casino\r\n\r\n'
const SMALL_PIECE = '1\r\na\r\n'

const UPGRADE =
  `GET /api/graphql HTTP/1.1\r\nhost: casino\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13
sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n`.replaceAll(
    /\r?\n/g,
    '\r\n',
  )
/**
 * A frame without content; its bytes stand for themselves in UTF-8 only below 0x80, so it is sent
 * as Latin 1.
 */
const PING = '\x89\x80\0\0\0\0'
const CHUNKED =
  'POST /api/graphql HTTP/1.1\r\nhost: casino\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'

export const attacks = {
  'costly queries': (casino: string) =>
    together(20, () =>
      sendQuery(casino, { query: COSTLY, variables: { search: randomUUID().slice(0, 2) } }),
    ),
  'two thousand pages on a wire': (casino: string) => together(2, () => pipeline(casino)),
  '20 clients on unknown addresses': (casino: string) =>
    together(20, (at) => get(`${casino}${unknownAddress(at)}`)),
  'wrong sign-ins': (casino: string) => together(20, () => signIn(casino)),
  'floods of small requests': (casino: string) =>
    together(FLOODING, () => flood(casino, '', SMALL_REQUEST)),
  'pages sent ahead': (casino: string) =>
    together(FLOODING, () => sendAhead(casino, SMALL_REQUEST)),
  'unsigned wallet calls sent ahead': (casino: string) =>
    together(FLOODING, () => sendAhead(casino, UNSIGNED)),
  'bodies in pieces of one byte': (casino: string) =>
    together(FLOODING, () => flood(casino, CHUNKED, SMALL_PIECE)),
  'pings without an end': (casino: string) =>
    together(FLOODING, () => flood(casino, UPGRADE, PING)),
  'explosive queries': (casino: string) =>
    together(4, () => sendQuery(casino, { query: EXPLOSIVE })),
}

/** Does the work `count` times at once, and each again as soon as it is done. */
async function together(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  const client = async (at: number) => {
    // A connection that is closed is opened again.
    for (;;) await work(at).catch(() => wait(10))
  }
  await Promise.all(Array.from({ length: count }, (_, at) => client(at)))
}

/** Returns an address with an unknown parameter, of a page that does not exist. */
function unknownAddress(at: number): string {
  return at % 2 === 0 ? `/?p=${randomUUID()}` : `/templates/${randomUUID()}`
}

async function pipeline(casino: string): Promise<void> {
  const { hostname, port } = new URL(casino)
  const socket = connect(Number(port), hostname).resume()
  const ended = once(socket, 'close')
  socket.cork()
  for (let at = 0; at < PIPELINED; at++) {
    const connection = at < PIPELINED - 1 ? 'keep-alive' : 'close'
    socket.write(
      `GET ${unknownAddress(at)} HTTP/1.1\r\nhost: casino\r\naccept-encoding: br\r\n${LONG_HEADER}\r\nconnection: ${connection}\r\n\r\n`,
    )
  }
  socket.uncork()
  await ended
}

async function flood(casino: string, head: string, piece: string): Promise<void> {
  const { hostname, port } = new URL(casino)
  const socket = connect({
    port: Number(port),
    host: hostname,
    localAddress: FLOODING_FROM,
  }).resume()
  const ended = once(socket, 'close')
  socket.write(head + piece.repeat(FLOOD_BYTES / piece.length), 'latin1')
  await ended
}

/** Sends some requests, waits for all answers, and sends them again. */
async function sendAhead(casino: string, piece: string): Promise<void> {
  const { hostname, port } = new URL(casino)
  const socket = connect({ port: Number(port), host: hostname, localAddress: FLOODING_FROM })
  let missing = 0
  const send = () => {
    missing += AHEAD
    socket.write(piece.repeat(AHEAD))
  }
  socket.on('data', (answers) => {
    missing -= answers.toString('latin1').split('HTTP/1.1 ').length - 1
    if (missing <= 0) send()
  })
  const ended = once(socket, 'close')
  send()
  await ended
}

async function get(url: string): Promise<void> {
  await (
    await fetch(url, { headers: { 'accept-encoding': 'br' }, redirect: 'manual' })
  ).arrayBuffer()
}

async function sendQuery(casino: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await (
    await fetch(`${casino}/api/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).arrayBuffer()
}

async function signIn(casino: string): Promise<void> {
  const credentials = new URLSearchParams({
    username: `${randomUUID()}@example.test`,
    password: 'Wrong-1',
  })
  const origin = casino.replace('127.0.0.1', 'localhost')
  await (
    await fetch(`${casino}/auth/login`, { method: 'POST', headers: { origin }, body: credentials })
  ).arrayBuffer()
}
