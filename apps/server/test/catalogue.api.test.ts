import { type ExecutionResult, graphql } from 'graphql'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { takeSnapshot } from '../src/games/catalogue/snapshot.ts'
import { type GamesResolversDeps, gamesResolvers } from '../src/games/games.resolvers.ts'
import { makeSchema } from '../src/schema/schema.ts'

const logos = { dark: 'http://s.test/d.svg' }
const games = [
  ...Array.from({ length: 130 }, (_, at) =>
    listedGame(`game-${at}`, { brandId: at % 2 === 0 ? 'ALPHA' : 'BETA', mobile: at !== 5 }),
  ),
  listedGame('game-130', { name: 'Roulette Royale', category: 'CASINO_GAMES' }),
  listedGame('game-131', { brandId: 'WIDE', category: 'LUCKY_GAMES', mobile: false }),
]
const snapshot = takeSnapshot(listing(games, ['ALPHA', 'BETA', 'WIDE']), new Map())
const deps = {
  catalogue: { current: () => snapshot, refresh: async () => {}, onChange: () => () => {} },
  log: pino({ level: 'silent' }),
}
const schema = makeSchema([gamesResolvers(deps as unknown as GamesResolversDeps)])

interface List {
  total: number
  edges: { results: { id: string }[] }
}

interface Answer {
  all: unknown
  phone: unknown
  categories: { id: string; brands: unknown[]; games: List }[]
  next: unknown
  collection: { brands: { id: string }[]; games: List }
}

async function runQuery(
  source: string,
): Promise<{ data: Answer; errors?: ExecutionResult['errors'] }> {
  const result = await graphql({
    schema,
    source,
    contextValue: { viewer: null, language: 'en', requestId: '' },
  })
  return result as unknown as Awaited<ReturnType<typeof runQuery>>
}

it('lists brands with how many games they have, and for a phone with how many it may play', async () => {
  const { data } = await runQuery(
    '{ all: brands { id logos { dark } games { total } } phone: brands(input: {mobile: true}) { id games { total } } }',
  )
  expect(data.all).toEqual([
    { id: 'ALPHA', logos, games: { total: 66 } },
    { id: 'BETA', logos, games: { total: 65 } },
    { id: 'WIDE', logos, games: { total: 1 } },
  ])
  expect(data.phone).toEqual([
    { id: 'ALPHA', games: { total: 66 } },
    { id: 'BETA', games: { total: 64 } },
  ])
})

it('pages the games of a brand like every other list of games', async () => {
  const idsOf = async (paging: string) => {
    const { data } = await runQuery(
      `{ brands { games${paging} { total edges { results { id } } } } }`,
    )
    const [{ games: first }] = (data as unknown as { brands: [{ games: List }] }).brands
    expect(first.total).toBe(66)
    return first.edges.results.map(({ id }) => id)
  }
  expect(await idsOf('')).toHaveLength(15)
  const pages = await Promise.all(
    [0, 1, 2].map((page) => idsOf(`(input: {page: ${page}, records: 30})`)),
  )
  expect(pages.map(({ length }) => length)).toEqual([30, 30, 6])
  expect(new Set(pages.flat()).size).toBe(66)
})

it('lists the categories that have games, each with its first page', async () => {
  const { data } = await runQuery(
    '{ categories { id games { total edges { results { id } } } brands { id } } }',
  )
  expect(
    data.categories.map(({ id, games: { total, edges } }) => [id, total, edges.results.length]),
  ).toEqual([
    ['ALL_GAMES', 132, 15],
    ['SLOT_GAMES', 130, 15],
    ['CASINO_GAMES', 1, 1],
    ['LUCKY_GAMES', 1, 1],
  ])
  const second = await runQuery('{ categories(input: {page: 1, records: 2}) { id } }')
  expect(second.data.categories).toEqual([{ id: 'CASINO_GAMES' }, { id: 'LUCKY_GAMES' }])

  const { categories } = (
    await runQuery('{ categories { games(input: {page: 1}) { edges { results { id } } } } }')
  ).data
  expect(categories.map(({ games }) => games.edges.results.length)).toEqual([15, 15, 0, 0])
})

it('lists for a phone the categories that have games for it, and counts and lists no others', async () => {
  const page = '{ total edges { results { id } } }'
  const fields = `{ id brands { id games { total } } games(input: {records: 100}) ${page} rest: games(input: {page: 1, records: 100}) ${page} }`
  const { data } = await runQuery(
    `{ categories(mobile: true) ${fields} next: categories(input: {page: 1, records: 2}, mobile: true) { id } }`,
  )
  expect(data.categories.map(({ id, games: { total } }) => [id, total])).toEqual([
    ['ALL_GAMES', 130],
    ['SLOT_GAMES', 129],
    ['CASINO_GAMES', 1],
  ])
  expect(data.next).toEqual([{ id: 'CASINO_GAMES' }])
  expect(JSON.stringify(data)).not.toMatch(/"game-(5|131)"/)
  expect(data.categories[0]?.brands).toEqual([
    { id: 'ALPHA', games: { total: 66 } },
    { id: 'BETA', games: { total: 64 } },
  ])
})

it('pages through a collection without losing or repeating a game', async () => {
  const pages = await Promise.all(
    [0, 1, 2].map((page) =>
      runQuery(
        `{ collection { games(input: {page: ${page}, records: 60}) { total edges { results { id } } } } }`,
      ),
    ),
  )
  const ids = pages.flatMap(({ data }) => data.collection.games.edges.results.map(({ id }) => id))
  expect(pages.map(({ data }) => data.collection.games.edges.results.length)).toEqual([60, 60, 12])
  expect(new Set(ids).size).toBe(132)
})

it('finds with typos, by category and by brand', async () => {
  const { data } = await runQuery(
    '{ collection(input: {search: "rulette royal", categories: [CASINO_GAMES], brands: ["ALPHA"]}) { brands { id } games { total edges { results { name logo demo brand { id name } } } } } }',
  )
  const found = {
    name: 'Roulette Royale',
    logo: 'http://s.test/game-130.svg',
    demo: true,
    brand: { id: 'ALPHA', name: 'ALPHA Studio' },
  }
  expect(data.collection).toEqual({
    brands: [{ id: 'ALPHA' }],
    games: { total: 1, edges: { results: [found] } },
  })
})

it('finds nothing where there is nothing, and says how much there is', async () => {
  const find = async (input: string, paging = '') => {
    const { data, errors } = await runQuery(
      `{ collection(input: {${input}}) { brands { id } games${paging} { total edges { results { id } } } } }`,
    )
    expect(errors).toBeUndefined()
    const { brands, games: found } = data.collection
    return {
      brands: brands.map(({ id }) => id),
      total: found.total,
      ids: found.edges.results.map(({ id }) => id),
    }
  }
  const all = ['ALPHA', 'BETA', 'WIDE']
  expect(
    await find('brands: ["NOBODY"]'),
    'an unknown studio has no games, and the others can be chosen',
  ).toEqual({
    ...{ brands: all, total: 0, ids: [] },
  })
  expect((await find('brands: ["NOBODY", "WIDE"]')).ids).toEqual(['game-131'])
  expect(await find('categories: [LIVE_CASINO]')).toEqual({ brands: [], total: 0, ids: [] })
  expect(await find('search: "zzzzqq"')).toEqual({ brands: [], total: 0, ids: [] })
  expect(
    await find('categories: [], brands: [], search: " "'),
    'empty parts ask for nothing in particular',
  ).toMatchObject({ total: 132 })
  for (const paging of [
    '(input: {page: 9})',
    '(input: {page: 2147483647, records: 100})',
    '(input: {records: 0})',
  ]) {
    expect(await find('', paging), paging).toEqual({ brands: all, total: 132, ids: [] })
  }
})

it.each(['page: -1', 'records: 101', 'records: -1'])('refuses a page with %s', async (paging) => {
  const { errors } = await runQuery(`{ collection { games(input: {${paging}}) { total } } }`)
  expect(errors?.[0]?.message).toBe('bad_input')
})

it('refuses more than a hundred brands or categories, and looks at the beginning of a search', async () => {
  const lists = [
    `brands: ${JSON.stringify(Array(101).fill('ALPHA'))}`,
    `categories: [${Array(101).fill('SLOT_GAMES')}]`,
  ]
  for (const input of lists) {
    const { errors } = await runQuery(
      `query { collection(input: { ${input} }) { games { total } } }`,
    )
    expect(errors?.[0]?.message).toMatch(/bad_input|may have|cost/)
  }
  const { data } = await runQuery(
    `{ collection(input: { search: "${'z'.repeat(10_000)}" }) { games { total } } }`,
  )
  expect(data.collection.games).toEqual({ total: 0 })
})
