import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CatalogueGame } from '#contracts/studio-api.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { manualClock } from '../../kit/clock.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { openCatalogueFeed } from './catalogue-feed.ts'
import { MOST_GAMES } from './read-catalogue.ts'

const { brands } = listing([])
const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
let logged: string[]
let cursors: (string | null)[]

interface Page {
  status?: number
  etag?: string
  body: { brands: unknown[]; games: unknown[]; next?: unknown }
}
/** Answer of the provider to `after`; null is its first page. */
let pageAfter: (after: string | null) => Page

const server = createServer((request, response) => {
  const after = new URL(request.url ?? '', 'http://studio.test').searchParams.get('after')
  cursors.push(after)
  const { status = 200, etag = '"one"', body } = pageAfter(after)
  response.writeHead(status, { etag }).end(JSON.stringify(body))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(() => {
  logged = []
  cursors = []
})

function read() {
  const port = (server.address() as AddressInfo).port
  return openCatalogueFeed({
    id: 'studio',
    catalogueUrl: `http://127.0.0.1:${port}/api/catalogue`,
    catalogueSecrets: ['secret'],
    clock,
    ids: { newId: () => 'id-1' },
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
  })(null)
}

/** Serves these games in pages of one length. */
function serve(games: readonly CatalogueGame[], onAPage: number): void {
  pageAfter = (after) => {
    const from = Number(after ?? 0)
    const until = from + onAPage
    return {
      body: {
        brands: from === 0 ? brands : [],
        games: games.slice(from, until),
        ...(until < games.length && { next: String(until) }),
      },
    }
  }
}

const gamesOf = (count: number) => Array.from({ length: count }, (_, at) => listedGame(`g-${at}`))

test('a list in pages is read whole and in its order, whatever its length and that of the pages', async () => {
  for (const count of [1, 2, 3, 7, 20, 41])
    for (const onAPage of [1, 2, 3, 7, 50]) {
      cursors = []
      const games = gamesOf(count)
      serve(games, onAPage)
      const fetched = await read()
      expect(fetched?.catalogue.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
      expect(fetched?.catalogue.brands).toEqual(brands)
      expect(cursors).toHaveLength(Math.ceil(count / onAPage))
      expect(cursors[0]).toBeNull()
    }
})

test('a game keeps the id that its vendor knows it by, whatever the vendor’s way of making ids', async () => {
  const ids = ['7', '243Crystal_Fruits', 'starburst_not_mobile_sw', 'softswiss:AllLuckyClovers']
  const odd = ['', '.', 'a.b', 'a/b', 'a b', '-a', 'é', 'a'.repeat(65), '../a', 'a?b', 'a%b']
  serve(
    [...ids, ...odd].map((id) => listedGame(id)),
    3,
  )
  expect((await read())?.catalogue.games.map(({ id }) => id)).toEqual(ids)
})

test('a list of 50,000 games is read in pages', async () => {
  serve(gamesOf(MOST_GAMES), 2000)
  expect((await read())?.catalogue.games).toHaveLength(50_000)
  expect(logged).toEqual([])
})

test('a list is read whole in more than a hundred pages: 50,000 games are 500 of a hundred', async () => {
  serve(gamesOf(401), 1)
  expect((await read())?.catalogue.games).toHaveLength(401)
  expect(logged).toEqual([])
})

test('a list without an end is read no further than its bound, and the log says so once', async () => {
  pageAfter = () => ({ body: { brands, games: gamesOf(1), next: 'again' } })
  expect((await read())?.catalogue.games).toHaveLength(1)
  expect(cursors).toHaveLength(500)
  expect(logged).toHaveLength(2)
  expect(logged[0]).toContain('the rest of a long catalogue was left out')
})

test('a list whose pages have more bytes than all of them may counts as no answer', async () => {
  const long = 'x'.repeat(15_000_000)
  pageAfter = () => ({ body: { brands: [long], games: gamesOf(1), next: 'again' } })
  await expect(read()).rejects.toThrow(ThirdPartyDown)
  expect(cursors.length).toBeLessThanOrEqual(5)
})

test.each<[string, Page]>([
  ['is an error', { status: 500, body: { brands: [], games: [] } }],
  ['is of another version of the list', { etag: '"two"', body: { brands: [], games: gamesOf(1) } }],
  ['is no page', { body: { brands: [], games: [], next: 7 } }],
])('a list of which one page %s counts as no answer, and not as a shorter list', async (_, odd) => {
  serve(gamesOf(6), 2)
  const usual = pageAfter
  pageAfter = (after) => (after === '4' ? odd : usual(after))
  await expect(read()).rejects.toThrow(ThirdPartyDown)
})
