import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openBook } from './book.ts'
import type { EventSummary } from './feed/feed.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-book-'))
let now = Date.UTC(2026, 10, 26, 15, 7)
let book: ReturnType<typeof openBook>
let server: Server
beforeAll(async () => {
  // From a secret of chance one match of 250 is postponed, and may be the one that a test reads.
  writeFileSync(join(scratch, 'seed-secret'), 'ab'.repeat(32))
  book = openBook({
    dataDir: scratch,
    casinoUrl: 'http://127.0.0.1:9',
    secret: 'a secret',
    nowMs: () => now,
  })
  server = createAdaptorServer({ fetch: book.app.fetch, createServer }) as Server
  server.on('upgrade', (request, socket, head) => book.upgrade?.take(request, socket, head))
  server.listen(0)
  await once(server, 'listening')
})
afterAll(async () => {
  await book.close()
  server.close()
  rmSync(scratch, { recursive: true, force: true })
})

const read = async (path: string) => {
  const answer = await book.app.request(path)
  return { status: answer.status, body: await answer.json() }
}
const listed = async (query: string) =>
  (await read(`/api/events?${query}`)).body as { total: number; events: EventSummary[] }

describe("the book's answers", () => {
  test('name its sports with their countries and championships', async () => {
    const { body } = await read('/api/sports')
    const football = body.sports.find(({ key }: { key: string }) => key === 'football')
    expect(football.categories.map(({ country }: { country: string }) => country)).toContain(
      'gb-eng',
    )
    expect(football.live).toBeGreaterThan(0)
  })

  test('list events, and show one with its markets and a selection by its id', async () => {
    const { events } = await listed('sportId=1&coupon=3&limit=3')
    expect(events).toHaveLength(3)
    const { body } = await read(`/api/events/${events[0]?.id}`)
    const [market] = body.event.markets
    const answered = await read(`/api/selections?ids=${market.selections[0].id}`)
    expect(answered.body.selections[0].selection).toEqual(market.selections[0])
    expect((await read(`/api/markets/${market.id}`)).body.market).toEqual(market)
  })

  test.each([
    'coupon=7',
    'date=2026-13-01',
    'date=0000-01-01',
    'date=9999-12-31',
    'sportId=one',
    'limit=1000',
    'live=maybe',
    'maxOdd=-1',
    'championshipIds=a,b',
    'hours=0',
  ])('to a list with %s name the field that does not fit', async (query) => {
    const { status, body } = await read(`/api/events?${query}`)
    expect([status, body.error, body.field]).toEqual([400, 'malformed', query.split('=')[0]])
  })

  test('list what is over, and name the field of a question for it that does not fit', async () => {
    const { body } = await read('/api/results?sportId=1&limit=2')
    expect([body.events.length, body.hasMore]).toEqual([2, true])
    expect(['ended', 'abandoned']).toContain(body.events[0].situation.state)
    for (const query of ['date=yesterday', 'below=x', 'limit=101', 'timeZone=Mars']) {
      const malformed = await read(`/api/results?${query}`)
      expect([malformed.status, malformed.body.field]).toEqual([400, query.split('=')[0]])
    }
  })

  test('list what begins within so many hours', async () => {
    const { total, events } = await listed('hours=3&limit=100')
    expect(total).toBeGreaterThan(0)
    for (const { startsAt } of events) {
      expect(startsAt).toBeGreaterThan(now)
      expect(startsAt).toBeLessThanOrEqual(now + 3 * 3_600_000)
    }
  })

  test.each([
    '/api/events/1',
    '/api/events/9999999999',
    '/api/markets/1',
    '/api/markets/1025210000999999',
  ])('to %s are 404', async (path) => {
    expect((await read(path)).status).toBe(404)
  })
})

describe('a live socket', () => {
  const open = async () => {
    const socket = new WebSocket(
      `ws://localhost:${(server.address() as AddressInfo).port}/book/api/live`,
    )
    await once(socket, 'open')
    return socket
  }

  test('reports the changes of the events that are watched, and of no others', async () => {
    const { events } = await listed('sportId=1&live=true')
    const ids = events.map(({ id }) => id)
    const socket = await open()
    socket.send(JSON.stringify({ watch: ids.slice(0, 1) }))
    const [answer] = await once(socket, 'message')
    expect(JSON.parse(String(answer))).toEqual({ watching: 1 })
    const message = once(socket, 'message')
    now += 120_000
    const [data] = await message
    const { changes } = JSON.parse(String(data))
    expect(new Set(changes.map(({ eventId }: { eventId: number }) => eventId))).toEqual(
      new Set(ids.slice(0, 1)),
    )
    socket.close()
  })

  test.each([
    ['no JSON', 'watch', 1007],
    ['what is no list of ids', '{"watch":["one"]}', 1007],
    [
      'too many events',
      JSON.stringify({ watch: Array.from({ length: 201 }, (_, at) => at) }),
      1009,
    ],
    ['too long a message', `{"watch":[${'1,'.repeat(4000)}1]}`, 1009],
  ])('that sends %s is closed with its reason', async (_name, text, code) => {
    const socket = await open()
    socket.send(text)
    const [closed] = await once(socket, 'close')
    expect(closed).toBe(code)
  })
})

describe('the clock of the book', () => {
  const move = (of: ReturnType<typeof openBook>, aheadMs: unknown) =>
    of.app.request('/panel', { method: 'POST', body: JSON.stringify({ aheadMs }) })

  test('cannot be moved unless the book was opened for tests', async () => {
    expect((await move(book, 1_000)).status).toBe(404)
  })

  test('is moved on by its panel, never back, and by no more than a day', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'baize-book-'))
    const options = { dataDir, casinoUrl: 'http://127.0.0.1:9', secret: 'a secret' }
    const steered = openBook({ ...options, nowMs: () => now, hasPanel: true })
    const readNow = async () => (await (await steered.app.request('/api/sports')).json()).now
    try {
      expect((await move(steered, 60_000)).status).toBe(200)
      expect(await readNow()).toBe(now + 60_000)
      expect((await move(steered, 59_999)).status).toBe(409)
      for (const odd of [-1, 0.5, '1', 86_400_001, undefined])
        expect((await move(steered, odd)).status).toBe(422)
      expect(await readNow()).toBe(now + 60_000)
    } finally {
      await steered.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
