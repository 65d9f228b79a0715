import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import { plain } from '../../kit/http.ts'
import { openLog } from '../../kit/log.ts'
import { openAnswerCache } from '../http/answer-cache.ts'
import { listen, serveWith } from '../http/http-server.ts'
import { openDescribe } from '../http/request.ts'
import { MOST_IN_TURN } from '../protection/flood-guard.ts'
import { NoTurnNow, openTurns } from '../protection/turns.ts'
import { drawFirstPage, openPages, type RenderedPage } from './pages.ts'

const clock = manualClock(new Date('2026-01-01T00:00:00Z'))
const OF_ADDRESS = 3
const WAITING = 5

let server: Server
/** Number of requests that have come. */
let requests: number
/** The addresses that pages were drawn for, in turn. */
let drawn: string[]
/** Pages stand still until the test lets them go. */
let held: (() => void)[] | null
let drawing: number
let mostDrawing: number

beforeEach(async () => {
  server = await listen(0)
  requests = 0
  drawn = []
  held = null
  drawing = 0
  mostDrawing = 0
  const describe = openDescribe({
    ids: { newId: () => 'some id' },
    languageOf: () => 'en',
    trustedProxies: 1,
  })
  const page = openPages({
    site: {
      styleHash: '',
      scriptHash: '',
      parameters: [{ name: 'search', takes: 'presence' }],
      render,
      close: async () => {},
    },
    cache: openAnswerCache({ clock, max: 10, maxBytes: 100_000 }),
    turns: openTurns({
      clock,
      mostOfAddress: OF_ADDRESS,
      mostWaiting: WAITING,
      longestWaitMs: 1000,
    }),
    clock,
    describe,
    spoken: () => ['en'],
    publicUrl: 'http://casino',
    sandboxUrl: 'http://sandbox',
    thirdPartyScripts: [],
    chatOrigins: [],
    imageOrigins: [],
  })
  const wallet = { method: 'GET', path: '/wallet', handle: () => plain(200, 'a bet') } as const
  serveWith(server, { log: openLog('silent'), describe, routes: [wallet], rest: page })
  server.on('request', () => requests++)
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

async function render({ url }: { url: string }): Promise<RenderedPage> {
  drawn.push(url)
  mostDrawing = Math.max(mostDrawing, ++drawing)
  await new Promise<void>((go) => (held ? held.push(go) : setImmediate(go)))
  drawing--
  if (url === '/given-up') throw new NoTurnNow(503, 'given up')
  const redirects = url === '/elsewhere'
  return {
    status: redirects ? 302 : 200,
    headers: redirects ? { location: '/' } : {},
    body: Buffer.from(url),
    packed: null,
  }
}

const request = (path: string, address = '192.0.2.1') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': address },
  })
const statusOf = async (path: string, address?: string) => (await request(path, address)).status

/** Waits until so many requests have come, and each has a turn or waits for one. */
async function untilRequested(count: number): Promise<void> {
  while (requests < count) await new Promise(setImmediate)
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
}

async function untilDrawn(count: number): Promise<void> {
  while (drawn.length < count) await new Promise(setImmediate)
}

/** Lets every page go that stands still, and those to come. */
function letGo(): void {
  const all = held ?? []
  held = null
  for (const go of all) go()
}

/** The statuses of what was requested on one connection without waiting. */
async function pipeline(paths: readonly string[]): Promise<string[]> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const requests = paths.map(
    (path, at) =>
      `GET ${path} HTTP/1.1\r\nhost: casino\r\nconnection: ${at < paths.length - 1 ? 'keep-alive' : 'close'}\r\n\r\n`,
  )
  socket.write(requests.join(''))
  return (await text(socket)).match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
}

test('addresses that differ in unknown parameters share one page, and long values of known ones too', async () => {
  const paths = Array.from({ length: 50 }, (_, at) => `/vip?p=${at}&search=${'x'.repeat(at)}`)
  for (const path of paths) expect(await statusOf(path)).toBe(200)
  expect(drawn).toEqual(['/vip?search='])
})

test('a hundred unknown addresses of one page on one connection are drawn once', async () => {
  const paths = Array.from({ length: MOST_IN_TURN }, (_, at) => `/?p=${at}`)
  expect(new Set(await pipeline(paths))).toEqual(new Set(['200']))
  expect(drawn).toEqual(['/'])
})

test('a hundred pages on one connection are drawn one after the other, and a wallet call goes between them', async () => {
  held = []
  const paths = Array.from({ length: MOST_IN_TURN }, (_, at) => `/templates/${at}`)
  const answered = pipeline(paths)
  await untilDrawn(1)
  expect(await statusOf('/wallet')).toBe(200)
  expect(drawn).toEqual(['/templates/0'])
  letGo()
  expect((await answered).length).toBe(paths.length)
  expect(mostDrawing).toBe(1)
})

test('an address may have so many pages under way: beyond that 429 and when to come back, and other addresses are served', async () => {
  held = []
  const statuses = Array.from({ length: OF_ADDRESS }, (_, at) =>
    statusOf(`/templates/${at}`, '192.0.2.7'),
  )
  await untilRequested(OF_ADDRESS)
  const refused = await request('/templates/one-more', '192.0.2.7')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  expect((await refused.text()).length).toBeLessThan(100)
  const other = statusOf('/templates/other', '192.0.2.8')
  await untilRequested(OF_ADDRESS + 2)
  letGo()
  expect(await Promise.all([...statuses, other])).toEqual([200, 200, 200, 200])
})

test('when too many pages wait: 503 and when to come back', async () => {
  held = []
  const statuses = Array.from({ length: WAITING + 1 }, (_, at) =>
    statusOf(`/templates/${at}`, `192.0.2.${at}`),
  )
  await untilRequested(WAITING + 1)
  const refused = await request('/templates/one-more', '192.0.2.100')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  letGo()
  expect(await Promise.all(statuses)).toEqual(statuses.map(() => 200))
})

test('a page that was drawn before is given once more when it cannot be drawn again', async () => {
  expect(await statusOf('/vip')).toBe(200)
  clock.advance(60_000)
  held = []
  const statuses = Array.from({ length: OF_ADDRESS }, (_, at) => statusOf(`/templates/${at}`))
  await untilRequested(1 + OF_ADDRESS)
  expect(await (await request('/vip')).text()).toBe('/vip')
  letGo()
  expect(await Promise.all(statuses)).toEqual(statuses.map(() => 200))
  expect(drawn.filter((url) => url === '/vip')).toHaveLength(1)
})

test('a caller who only waits for a page is not refused with the caller who requested it first', async () => {
  held = []
  const first = statusOf('/templates/slow', '192.0.2.1')
  await untilDrawn(1)
  const gone = statusOf('/given-up', '192.0.2.2')
  await untilRequested(2)
  const waits = statusOf('/given-up', '192.0.2.3')
  await untilRequested(3)
  letGo()
  expect(await Promise.all([first, gone, waits])).toEqual([200, 503, 503])
  expect(drawn).toEqual(['/templates/slow', '/given-up', '/given-up'])
})

test('a redirect is given to each caller', async () => {
  expect(await Promise.all([statusOf('/elsewhere'), statusOf('/elsewhere', '192.0.2.9')])).toEqual([
    302, 302,
  ])
})

test('an address that is none is refused without drawing', async () => {
  expect(await statusOf(`/${'x'.repeat(9000)}`)).toBe(400)
  expect(drawn).toEqual([])
})

test('the first page is drawn once, and one that fails stops no start', async () => {
  const first = { spoken: () => ['de', 'en'], publicUrl: 'http://casino', log: openLog('silent') }
  const site = { styleHash: '', scriptHash: '', parameters: [], close: async () => {} }
  await drawFirstPage({ ...first, site: { ...site, render } })
  expect(drawn).toEqual(['/'])
  const fail = async () => {
    throw new NoTurnNow(503, 'The page could not be drawn.')
  }
  await drawFirstPage({ ...first, site: { ...site, render: fail } })
})
