import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import { MOST_EVENTS, openEventSearch } from './event-search.ts'

let answer: RequestListener = () => {}
let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
beforeEach(() => {
  asked = []
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

function open(provider: 'ALTENAR' | 'BETBY' | 'HAD' = 'ALTENAR') {
  const clock = manualClock(new Date(START))
  const lines: string[] = []
  const log = {
    warn: (_facts: object, message: string) => void lines.push(message),
  } as unknown as Parameters<typeof openEventSearch>[0]['log']
  const eventsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`
  return { clock, lines, search: openEventSearch({ eventsUrl, provider, clock, log }) }
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
    expect(asked).toEqual(['/events?text=redstone&limit=20'])
    expect((await open('BETBY').search('redstone'))[0]?.path).toBe('/sports?bt-path=%2Fevent%2F7')
  })

  test('asks no book that cannot be opened at a match, and nothing for a single letter', async () => {
    expect(await open('HAD').search('redstone')).toEqual([])
    expect(await open().search('r ')).toEqual([])
    expect(asked).toEqual([])
  })

  test('leaves out races and what is no match, and lists a few', async () => {
    const odd = [
      match(1, 'Ada', 'Bo', 'Cy'),
      { id: 'x' },
      { ...match(2, 'Ada', 'Bo'), startsAt: 1e18 },
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
    expect(asked).toHaveLength(1)
    clock.advance(2_000)
    await search('ada')
    expect(asked).toHaveLength(2)
  })

  test.each<[string, RequestListener]>([
    ['is silent', () => {}],
    ['refuses', (_request, response) => response.writeHead(503).end()],
    ['answers nonsense', (_request, response) => response.end('{"events": 7}')],
    ['answers without end', (_request, response) => response.end('x'.repeat(600_000))],
  ])(
    'finds nothing in a book that %s, leaves it alone for a while, and asks again',
    async (_, listener) => {
      answer = listener
      const { clock, lines, search } = open()
      expect(await search('ada')).toEqual([])
      expect(await search('bo')).toEqual([])
      expect(asked).toHaveLength(1)
      expect(lines).toHaveLength(1)
      clock.advance(5_000)
      answerWith([match(7, 'Ada', 'Bo')])
      expect(await search('ada')).toHaveLength(1)
    },
  )
})
