import fc from 'fast-check'
import { execute, type GraphQLObjectType, getNamedType, isObjectType, parse } from 'graphql'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { openFieldRules } from '../src/edge/graphql/field-rules.ts'
import { openRunner } from '../src/edge/graphql/graphql-run.ts'
import { takeSnapshot } from '../src/games/catalogue/snapshot.ts'
import { gamesFields } from '../src/games/games.fields.ts'
import { type GamesResolversDeps, gamesResolvers } from '../src/games/games.resolvers.ts'
import { makeSchema } from '../src/schema/schema.ts'

const games = Array.from({ length: 12 }, (_, at) =>
  listedGame(`game-${at}`, {
    brandId: ['ALPHA', 'BETA', 'GAMMA'][at % 3] ?? '',
    category: at % 2 > 0 ? 'SLOT_GAMES' : 'CASINO_GAMES',
  }),
)
const snapshot = takeSnapshot(listing(games, ['ALPHA', 'BETA', 'GAMMA']), new Map())
const catalogue = { current: () => snapshot, changedAt: () => null, refresh: async () => {} }
const log = pino({ level: 'silent' })
const jackpots = { poolOf: () => null }
const schema = makeSchema([
  gamesResolvers({ catalogue, log, jackpots } as unknown as GamesResolversDeps),
])
const { admit } = openRunner({
  schema,
  rules: openFieldRules(schema, [gamesFields(catalogue)]),
  production: false,
  log,
})

const ROOTS = ['brands', 'categories', 'collection']
const pagings = [
  '',
  '(input: {records: 2})',
  '(input: {records: $few})',
  '(input: $page)',
  '(input: {page: 1, records: 3})',
]

/**
 * Selections of a type, no deeper than `depth`: plain, under an alias, in an unnamed fragment and
 * in a named one.
 */
function selections(type: GraphQLObjectType, depth: number): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields()).filter(
    ({ name }) => type.name !== 'Query' || ROOTS.includes(name),
  )
  const usable = fields.filter((field) => depth > 0 || !isObjectType(getNamedType(field.type)))
  const one = fc.integer({ min: 0, max: usable.length }).chain((at) => {
    const field = usable[at]
    if (!field) return fc.constant('__typename')
    const below = getNamedType(field.type)
    const paging = field.name === 'games' ? fc.constantFrom(...pagings) : fc.constant('')
    const inner = isObjectType(below) ? selections(below, depth - 1) : fc.constant('')
    const alias = fc.constantFrom('x', 'y', 'z')
    return fc
      .tuple(alias, paging, inner, fc.integer({ max: 99, min: 0 }))
      .map(([name, given, set, number]) => {
        const text = `${name}${number}: ${field.name}${given} ${set}`
        return number % 3 === 0 ? `... on ${type.name} { ${text} }` : text
      })
  })
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((each) => `{ ${[...new Set(each)].join(' ')} }`)
}

/** The variables that are used: others are refused. */
function declared(set: string): string {
  const used = ['$few: Int', '$page: PagingInput'].filter((each) =>
    set.includes(each.split(':', 1)[0] ?? ''),
  )
  return used.length > 0 ? `(${used.join(', ')})` : ''
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, each) => sum + countValues(each), 1)
}

it('no query answers more values than it costs', () => {
  const query = schema.getQueryType() as GraphQLObjectType
  let answered = 0
  fc.assert(
    fc.property(selections(query, 5), fc.nat(4), fc.nat(6), (set, few, records) => {
      const text = `query ${declared(set)} { ...F again: __typename } fragment F on Query ${set}`
      const variables = { few, page: { records } }
      const { known } = admit(
        { query: text, operationName: null, variables },
        { requestId: '', ip: '' },
      )
      // Two fields of one alias that differ are refused, and so is what costs too much.
      if (!known) return
      const result = execute({
        schema,
        document: parse(text),
        variableValues: variables,
        contextValue: {},
      })
      if (result instanceof Promise || result.errors || !result.data)
        throw new Error(JSON.stringify(result))
      const values = countValues(result.data)
      expect(known.cost(null, variables)).toBeGreaterThanOrEqual(values - 1)
      answered += 1
    }),
    { numRuns: 300 },
  )
  expect(answered).toBeGreaterThan(30)
})
