import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import type { SportsProvider } from '../../schema/resolvers.generated.ts'
import {
  MOST_AT_ONCE,
  MOST_EVENTS,
  MOST_FAILURES,
  MOST_OF_A_NETWORK,
  MOST_OF_A_SITE,
  openEventSearch,
} from './event-search.ts'

let answer: RequestListener = () => {}
let requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  answer(request, response)
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
beforeEach(() => {
  requests = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const START = Date.parse('2026-11-28T15:00:00Z')
const match = (id: number, ...names: string[]) => ({
  id,
  competitors: names.map((name) => ({ name })),
  startsAt: START,
  situation: { state: id === 7 ? 'live' : 'not_started' },
})
const answerWith = (events: unknown) => {
  answer = (_request, response) => response.end(JSON.stringify({ events }))
}

function open(provider: SportsProvider = 'ALTENAR') {
  const clock = manualClock(new Date(START))
  const lines: string[] = []
  const log = {
    warn: (_facts: object, message: string) => void lines.push(message),
  } as unknown as Parameters<typeof openEventSearch>[0]['log']
  const eventsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`
  const find = openEventSearch({ eventsUrl, provider, clock, log })
  const search = (text: string, network = '192.0.2.1') => find(text, network)
  return { clock, lines, search }
}

describe('a search for matches', () => {
  test('names who plays, when, and where the page opens the match', async () => {
    answerWith([match(7, 'Redstone United', 'Bellwether'), match(8, 'Meridian', 'Redstone United')])
    expect(await open().search(' Redstone ')).toEqual([
      {
        id: '7',
        home: 'Redstone United',
        away: 'Bellwether',
        startsAt: '2026-11-28T15:00:00.000Z',
        live: true,
        path: '/sports?page=liveEvent&eventId=7',
      },
      expect.objectContaining({ live: false, path: '/sports?page=event&eventId=8' }),
    ])
    expect(requests).toEqual(['/events?text=redstone&limit=20'])
    for (const provider of ['BETBY', 'DELASPORT', 'HAD'] as const)
      expect((await open(provider).search('redstone'))[0]?.path, provider).toBe(
        '/sports?bt-path=%2Fevent%2F7',
      )
  })

  test('requests nothing for a single letter', async () => {
    expect(await open().search('r ')).toEqual([])
    expect(requests).toEqual([])
  })

  test('leaves out races and what is no match, and lists a few', async () => {
    const odd = [
      match(1, 'Ada', 'Bo', 'Cy'),
      { id: 'x' },
      { ...match(2, 'Ada', 'Bo'), startsAt: 1e18 },
      { ...match(2, 'Ada', 'Bo'), startsAt: -1e17 },
      match(3, 'Ada', ''),
    ]
    answerWith([...odd, ...Array.from({ length: 10 }, (_, at) => match(10 + at, 'Ada', 'Bo'))])
    expect((await open().search('ada')).map(({ id }) => id)).toEqual(
      ['10', '11', '12', '13', '14', '15'].slice(0, MOST_EVENTS),
    )
  })

  test('is not repeated for some seconds', async () => {
    answerWith([match(7, 'Ada', 'Bo')])
    const { clock, search } = open()
    await Promise.all([search('ada'), search('ADA')])
    clock.advance(9_000)
    await search('ada')
    expect(requests).toHaveLength(1)
    clock.advance(2_000)
    await search('ada')
    expect(requests).toHaveLength(2)
  })

  test.each<[string, RequestListener]>([
    ['is silent', () => {}],
    ['refuses', (_request, response) => response.writeHead(503).end()],
    ['answers nonsense', (_request, response) => response.end('{"events": 7}')],
    ['answers without end', (_request, response) => response.end('x'.repeat(600_000))],
  ])(
    'finds nothing in a book that %s, does not call it for a while, and calls again',
    async (_, listener) => {
      answer = listener
      const { clock, lines, search } = open()
      for (const text of ['ada', 'bo', 'cy', 'di']) expect(await search(text)).toEqual([])
      expect(requests).toHaveLength(MOST_FAILURES)
      expect(lines).toHaveLength(1)
      clock.advance(5_000)
      answerWith([match(7, 'Ada', 'Bo')])
      expect(await search('ada')).toHaveLength(1)
    },
  )

  test('goes on with the next text after one that the book does not take', async () => {
    const { search } = open()
    answer = (_request, response) => response.writeHead(400).end()
    for (const text of ['a%', 'b%', 'c%', 'd%']) expect(await search(text)).toEqual([])
    answerWith([match(7, 'Ada', 'Bo')])
    expect(await search('ada')).toHaveLength(1)
  })

  test('has a share for each network, and keeps nothing of a text that had no place', async () => {
    const { search } = open()
    const waiting: (() => void)[] = []
    answer = (_request, response) => {
      waiting.push(() => response.end(JSON.stringify({ events: [match(7, 'Ada', 'Bo')] })))
    }
    const held = Array.from({ length: MOST_AT_ONCE }, (_, at) => search(`held ${at}`, '192.0.2.2'))
    await expect.poll(() => waiting.length).toBe(MOST_OF_A_NETWORK)
    expect(await search('ada', '192.0.2.2')).toEqual([])
    const other = search('ada', '192.0.2.3')
    await expect.poll(() => waiting.length).toBe(MOST_OF_A_NETWORK + 1)
    for (const go of waiting) go()
    expect(await other).toHaveLength(1)
    await Promise.all(held)
  })

  test('has a bound for the IPv6 networks of one customer, which leaves places for others', async () => {
    const { search } = open()
    const waiting: (() => void)[] = []
    answer = (_request, response) => {
      waiting.push(() => response.end(JSON.stringify({ events: [] })))
    }
    const held = Array.from({ length: MOST_AT_ONCE }, (_, at) =>
      search(`held ${at}`, `2001:db8:7:${at}::/64`),
    )
    await expect.poll(() => waiting.length).toBe(MOST_OF_A_SITE)
    const other = search('ada', '2001:db8:8:1::/64')
    await expect.poll(() => waiting.length).toBe(MOST_OF_A_SITE + 1)
    for (const go of waiting) go()
    await Promise.all([other, ...held])
  })

  test('has a bound for all networks together', async () => {
    const { search } = open()
    const waiting: (() => void)[] = []
    answer = (_request, response) => {
      waiting.push(() => response.end(JSON.stringify({ events: [] })))
    }
    const held = Array.from({ length: MOST_AT_ONCE + 5 }, (_, at) =>
      search(`held ${at}`, `192.0.2.${at}`),
    )
    await expect.poll(() => waiting.length).toBe(MOST_AT_ONCE)
    for (const go of waiting) go()
    await Promise.all(held)
    expect(requests).toHaveLength(MOST_AT_ONCE)
  })
})
