import { globSync, readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { createClient } from 'graphql-ws'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { laterContentIds, topContentIds } from '../../site/src/features/lobby/lobby-content.ts'
import { MOST_COST } from '../src/edge/graphql/cost.ts'
import { saveCatalogue } from '../src/games/catalogue/catalogue.store.ts'

const GAMES = 3000
const BRANDS = Array.from({ length: 100 }, (_, at) => `BRAND_${at}`)
const CATEGORIES = ['SLOT_GAMES', 'CASINO_GAMES', 'LIVE_CASINO', 'LUCKY_GAMES'] as const

const lines: string[] = []
let casino: Casino

beforeAll(async () => {
  const db = await openTestDatabase()
  const games = Array.from({ length: GAMES }, (_, at) =>
    listedGame(`game-${at}`, {
      brandId: BRANDS[at % BRANDS.length] ?? '',
      category: CATEGORIES[at % 4] ?? 'SLOT_GAMES',
    }),
  )
  await saveCatalogue(db, 'studio', { etag: null, catalogue: listing(games, BRANDS) }, new Date())
  casino = await openCasino({
    db,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  })
})
afterAll(() => casino.close())
beforeEach(() => {
  lines.length = 0
})

const about = { requestId: 'test', ip: '192.0.2.1' }
const X =
  'categories{brands{games{edges{results{brand{games{edges{results{brand{games{edges{results{id name logo}}}}}}}}}}}}}'
const explosive = `{${Array.from({ length: 20 }, (_, at) => `a${at}:${X}`).join(' ')}}`

describe('a query that multiplies lists by lists', () => {
  it.each([
    ['twenty roots of it', explosive],
    ['one root of it', `{${X}}`],
    ['every game of every brand', '{brands{games(input:{records:100}){edges{results{id}}}}}'],
    [
      'one that hides in fragments',
      `{...A} fragment A on Query{categories{...B}} fragment B on Category{brands{...C}}
      fragment C on Brand{games{edges{results{brand{...D}}}}} fragment D on Brand{games{edges{results{id}}}}`,
    ],
  ])('is refused with its cost, quickly and into the log: %s', async (_, query) => {
    const { status, errors, data } = await casino.query(query)
    expect(data).toBeUndefined()
    expect(status).toBe(200)
    expect(errors).toHaveLength(1)
    expect(errors?.[0]?.extensions).toEqual({
      code: 'query_too_costly',
      cost: expect.any(Number),
      limit: MOST_COST,
    })
    expect(Number(errors?.[0]?.extensions?.cost)).toBeGreaterThan(MOST_COST)
    // Jobs of the casino write lines of their own.
    const ofQueries = lines
      .map((line) => JSON.parse(line) as { msg: string })
      .filter(({ msg }) => msg.includes('query'))
    expect(ofQueries).toEqual([
      expect.objectContaining({
        msg: 'a query was refused for its cost',
        code: 'query_too_costly',
        limit: MOST_COST,
        ip: expect.any(String),
      }),
    ])
    const started = process.cpuUsage()
    casino.app.parts.admit({ query: `${query} # again`, operationName: null, variables: {} }, about)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000, 'milliseconds of work').toBeLessThan(20)
  })

  it('is refused over GET', async () => {
    const answer = await fetch(`${casino.url}/api/graphql?query=${encodeURIComponent(`{${X}}`)}`)
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'query_too_costly' } }],
    })
  })

  it('is refused by the size in a variable, and allowed with a smaller one', async () => {
    const query =
      'query ($games: PagingInput) { brands { games(input: $games) { edges { results { id } } } } }'
    expect(
      (await casino.query(query, { variables: { games: { records: 100 } } })).errors?.[0]
        ?.extensions?.code,
    ).toBe('query_too_costly')
    expect(
      (await casino.query(query, { variables: { games: { records: 10 } } })).errors,
    ).toBeUndefined()
    expect(
      (await casino.query(query.replace('PagingInput', 'PagingInput = {records: 90}'))).errors?.[0]
        ?.extensions?.code,
    ).toBe('query_too_costly')
  })

  it.each([
    ['a query', explosive],
    [
      'a subscription',
      `subscription { winners(input: {set: TOP, count: 50}) { game { brand { games { edges { results { brand { games { edges { results { id } } } } } } } } } } }`,
    ],
  ])('is refused on a socket: %s', async (_, query) => {
    const client = createClient({
      url: `${casino.url.replace('http', 'ws')}/api/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    })
    const refused = await client
      .iterate({ query })
      .next()
      .catch((errors: unknown) => errors)
    expect(refused).toEqual([
      expect.objectContaining({
        extensions: { code: 'query_too_costly', cost: expect.any(Number), limit: MOST_COST },
      }),
    ])
    await client.dispose()
  })
})

describe('variables', () => {
  const query = 'query ($in: CollectionInput) { collection(input: $in) { games { total } } }'
  const many = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => `B${at}`))

  it.each([
    ['a list of thousands', `{"in": {"brands": ${many(8000)}}}`],
    ['lists in lists', `{"in": {"brands": ${'['.repeat(40_000)}${']'.repeat(40_000)}}}`],
    ['what no field takes', `{"in": {}, "rest": ${many(1001)}}`],
  ])('that are too large are refused before anything reads them: %s', async (_, variables) => {
    const body = `{"query": ${JSON.stringify(query)}, "variables": ${variables}}`
    const answer = await fetch(`${casino.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'query_too_large' } }],
    })
  })
})

/** Every document of our own apps, as it is sent: with the fragments that it names. */
const texts = globSync('apps/{site/src,account}/**/*.{ts,tsx}').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\bgraphql\(\s*`([^`]+)`/g)].map(
    ([, text]) => text?.replaceAll('@_unmask', '') ?? '',
  ),
)
const fragments = new Map(
  texts.flatMap((text) =>
    [...text.matchAll(/^\s*fragment (\w+)/gm)].map(([, name]) => [name ?? '', text] as const),
  ),
)
const operations = texts.flatMap((text) => {
  const [first] = parse(text).definitions
  return first?.kind === Kind.OPERATION_DEFINITION
    ? [[first.name?.value ?? '', withFragments(text)] as const]
    : []
})

function withFragments(text: string, known = new Set<string>()): string {
  for (const [, name] of text.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
    if (!name || known.has(name)) continue
    known.add(name)
    withFragments(fragments.get(name) ?? '', known)
  }
  return [text, ...[...known].map((name) => fragments.get(name) ?? '')].join('\n')
}

/** Values for all sizes that a document takes from variables: the most that any screen requests. */
const largest: Record<string, unknown>[] = [topContentIds, laterContentIds].map((ids) => ({
  ids,
  id: ids[0],
  records: 100,
  paging: { page: 0, records: 100 },
  collection: { search: 'a' },
  input: { records: 100, count: 50 },
}))

describe('the documents of our own apps', () => {
  it('are found', () => {
    expect(operations.length).toBeGreaterThan(50)
    expect(operations.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Lobby', 'Shell', 'Content', 'AccountStatement']),
    )
  })

  it.each(operations)(
    'cost at most half of what is allowed, with a hundred studios: %s',
    (_, query) => {
      for (const variables of largest) {
        const { known, refused } = casino.app.parts.admit(
          { query, operationName: null, variables },
          about,
        )
        expect(refused).toBeUndefined()
        expect(known?.cost(null, variables)).toBeLessThanOrEqual(MOST_COST / 2)
      }
    },
  )
})
