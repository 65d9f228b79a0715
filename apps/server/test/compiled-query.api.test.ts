import fc from 'fast-check'
import { execute, parse } from 'graphql'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { openCompiler } from '../src/edge/graphql/compiled-query.ts'
import { openDocuments } from '../src/edge/graphql/documents.ts'
import { openFieldRules } from '../src/edge/graphql/field-rules.ts'
import { openRunner } from '../src/edge/graphql/graphql-run.ts'
import { ownQueries } from '../src/edge/graphql/own-queries.generated.ts'
import { takeSnapshot } from '../src/games/catalogue/snapshot.ts'
import { gamesFields } from '../src/games/games.fields.ts'
import { type GamesResolversDeps, gamesResolvers } from '../src/games/games.resolvers.ts'
import type { RequestContext } from '../src/kit/request-context.ts'
import { makeSchema } from '../src/schema/schema.ts'

const games = Array.from({ length: 30 }, (_, at) =>
  listedGame(`game-${at}`, {
    name: `Jeu №${at} “é”`,
    category: at < 20 ? 'SLOT_GAMES' : 'CASINO_GAMES',
    demo: at % 2 > 0,
  }),
)
const snapshot = takeSnapshot(listing(games), new Map())
const log = pino({ level: 'silent' })
const deps = { catalogue: { current: () => snapshot, refresh: async () => {} }, log }
const schema = makeSchema([gamesResolvers(deps as unknown as GamesResolversDeps)])
const context = { viewer: null, language: 'en', requestId: '' } as RequestContext
const rules = openFieldRules(schema, [gamesFields(deps.catalogue)])
const read = openDocuments(schema, { introspection: false, rules })

const RIBBON = `fragment Ribbon on GamesConnection { total edges { results { ...Tile } } }
  fragment Tile on Game { id title: name demo brand { id name } }`

const questions: [string, string, Record<string, unknown>][] = [
  [
    'fragments and aliases',
    `{ categories { id games(input: {page: 0, records: 5}) { ...Ribbon } } } ${RIBBON}`,
    {},
  ],
  [
    'a list of enums in a variable',
    'query Q($in: CollectionInput) { collection(input: $in) { games { total } } }',
    { in: { categories: ['SLOT_GAMES'] } },
  ],
  [
    'a variable that is left out',
    'query Q($in: CollectionInput) { collection(input: $in) { games { total } } }',
    {},
  ],
  [
    'a variable that is null',
    'query Q($in: CollectionInput) { collection(input: $in) { games { total } } }',
    { in: null },
  ],
  [
    'a default of a variable',
    `query Q($n: Int = 3) { collection { games(input: {page: 1, records: $n}) { ...Ribbon } } } ${RIBBON}`,
    {},
  ],
  [
    'one value where a list is wanted',
    '{ collection(input: {categories: CASINO_GAMES}) { games { total } } }',
    {},
  ],
  [
    'what is left out by a directive',
    'query Q($no: Boolean!) { brands { id name @skip(if: $no) games @include(if: $no) { total } } }',
    { no: true },
  ],
  ['the names of types', '{ __typename brands { __typename id logos { dark } } }', {}],
  [
    'a search with an accent',
    `{ collection(input: {search: "é"}) { games { ...Ribbon } } } ${RIBBON}`,
    {},
  ],
  [
    'a name of JavaScript for an alias',
    '{ __proto__: brands { constructor: id toString: name hasOwnProperty: id } }',
    {},
  ],
  ['a name of JavaScript below another', '{ valueOf: brands { __proto__: id name } }', {}],
  [
    'a name of JavaScript for a fragment',
    '{ brands { ...__proto__ ...constructor } } fragment __proto__ on Brand { id } fragment constructor on Brand { name }',
    {},
  ],
  [
    'a name of JavaScript for a variable',
    'query ($__proto__: BrandsInput) { brands(input: $__proto__) { id } }',
    { ['__proto__']: { mobile: true } },
  ],
  [
    'an enum that there is not',
    'query Q($in: CollectionInput) { collection(input: $in) { games { total } } }',
    { in: { categories: ['NOTHING'] } },
  ],
  [
    'a number that is none',
    'query Q($n: Int!) { collection { games(input: {page: 0, records: $n}) { total } } }',
    { n: 'three' },
  ],
  [
    'a variable that is missing',
    'query Q($n: Int!) { collection { games(input: {page: 0, records: $n}) { total } } }',
    {},
  ],
]

it.each(questions)(
  'a compiled query answers as one that is gone through does: %s',
  async (_, query, variables) => {
    const runner = openRunner({ schema, rules, production: false, log, own: new Set([query]) })
    const expected = await execute({
      schema,
      document: parse(query),
      contextValue: context,
      variableValues: variables,
    })
    for (const time of ['first', 'second', 'third']) {
      const { result } = await runner.run({ query, operationName: null, variables }, context)
      expect(JSON.stringify(result.data), `the ${time} time`).toBe(JSON.stringify(expected.data))
      expect(result.errors?.map(({ message }) => message)).toEqual(
        expected.errors?.map(({ message }) => message),
      )
    }
  },
)

it('compiles every query of our own pages that all visitors may send, and nothing else', () => {
  const compiled = openCompiler(schema, ownQueries)
  const everybodys = [...ownQueries]
    .map(read)
    .filter((known) => known.errors.length === 0 && known.publicForS(null) > 0)
  expect(everybodys.length).toBeGreaterThanOrEqual(14)
  for (const known of everybodys)
    expect(compiled(known, null), known.document.loc?.source.body).toBeTypeOf('function')
  expect(compiled(read('{ brands { id } }'), null)).toBeNull()
  const launch = [...ownQueries].find((text) => text.startsWith('query UseLaunch')) ?? ''
  expect(read(launch).errors).toEqual([])
  expect(compiled(read(launch), null)).toBeNull()
})

const ofGames = [...ownQueries].filter(
  (text) => read(text).publicForS(null) > 0 && !text.startsWith('query Winners'),
)
const screen = { mobile: fc.boolean() }
const paging = fc.record(
  { page: fc.integer({ min: -1, max: 4 }), records: fc.integer({ min: -1, max: 101 }) },
  { requiredKeys: [] },
)
const wish = fc.record(
  {
    categories: fc.option(
      fc.array(fc.constantFrom('ALL_GAMES', 'SLOT_GAMES', 'CASINO_GAMES', 'NOTHING'), {
        maxLength: 3,
      }),
    ),
    brands: fc.option(
      fc.array(fc.constantFrom('lumen', 'LUMEN', 'nobody', '__proto__'), { maxLength: 2 }),
    ),
    search: fc.option(fc.constantFrom('', 'jeu', '№3', 'é', 'x'.repeat(300))),
    mobile: fc.option(fc.boolean()),
    unknown: fc.constant(1),
  },
  { requiredKeys: [] },
)
const anything = fc.record(
  {
    ...screen,
    page: fc.integer({ min: -1, max: 40 }),
    records: fc.integer({ min: -1, max: 101 }),
    name: fc.constantFrom('Jeu №3 “é”', '', '3'),
    collection: wish,
    paging,
  },
  { requiredKeys: ['mobile', 'page', 'records', 'name'] },
)

it('every query of our own pages is answered by code as it is gone through, whatever its variables', async () => {
  const byCode = openRunner({ schema, rules, production: true, log })
  const plainly = openRunner({ schema, rules, production: true, log, own: new Set() })
  expect(ofGames.length).toBeGreaterThanOrEqual(12)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ofGames), anything, async (query, variables) => {
      const operation = { query, operationName: null, variables }
      const [one, other] = [
        await byCode.run(operation, context),
        await plainly.run(operation, context),
      ]
      expect(JSON.stringify(one)).toBe(JSON.stringify(other))
    }),
    { numRuns: 300 },
  )
})

it('a compiled query answers no more characters than one that is gone through', async () => {
  const long = takeSnapshot(
    listing(games.map((game) => ({ ...game, logo: 'x'.repeat(100_000) }))),
    new Map(),
  )
  const catalogue = { current: () => long, refresh: async () => {} }
  const query =
    '{ collection { games(input: {page: 0, records: 30}) { edges { results { logo } } } } }'
  const runner = openRunner({
    own: new Set([query]),
    schema: makeSchema([gamesResolvers({ catalogue, log } as unknown as GamesResolversDeps)]),
    rules: openFieldRules(schema, [gamesFields(catalogue)]),
    production: false,
    log,
  })
  for (const time of ['first', 'second', 'third']) {
    const { result } = await runner.run({ query, operationName: null, variables: {} }, context)
    expect(result.errors?.[0]?.extensions?.code, `the ${time} time`).toBe('answer_too_large')
    expect(result.data).toBeNull()
  }
})
