import { buildSchema, Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { type FieldRules, recordsIn } from '../../kit/field-rule.ts'
import { openPricing } from './cost.ts'
import { openFieldRules, requireSizes } from './field-rules.ts'

const schema = buildSchema(`
  type Query { brands: [Brand!]! newest(count: Int): [Game!]! first: Brand page(id: ID): Part unsized: [Brand!]! }
  type Mutation { save: Boolean }
  type Brand { id: ID! games(input: PagingInput): Games! }
  type Games { total: Int! results: [Game!]! }
  type Game { id: ID! brand: Brand! }
  interface Part { id: ID! }
  type Text implements Part { id: ID! text: String! short: String! }
  type List implements Part { id: ID! items: [Part!]! }
  input PagingInput { page: Int records: Int }
`)
let brands = 4
const rules: FieldRules = {
  'Query.brands': { size: () => brands },
  'Query.newest': { size: ({ count }) => Number(count) },
  'Query.page': { size: ({ id }) => (id === 'long' ? 30 : 3), cost: 5 },
  'Mutation.save': { cost: 200 },
  'Brand.games': { page: recordsIn },
  'Games.results': { size: 'paged' },
  'List.items': { size: 'nested' },
}
const priceOf = openPricing(schema, openFieldRules(schema, [rules]))

function costOf(query: string, variables: Record<string, unknown> = {}): number {
  const { definitions } = parse(query)
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
  if (!operation) throw new Error('There is no operation.')
  return priceOf(operation, new Map(fragments.map((each) => [each.name.value, each])))(variables)
}

describe('the cost of a query', () => {
  it('is a number, too high for any caller, where a page without an end is requested', () => {
    for (const set of [
      'games(input: { records: $n }) { total }',
      'games(input: { records: $n }) { results { id } }',
    ]) {
      const query = `query ($n: Int) { first { ${set} } }`
      expect(costOf(query, { n: Number.POSITIVE_INFINITY })).toBeGreaterThan(0)
    }
  })

  it('is one for each value of the answer, and what its fields take besides', () => {
    expect(costOf('{ first { id } }')).toBe(2)
    expect(costOf('{ a: first { id } b: first { id x: id } }')).toBe(5)
    expect(costOf('mutation { save }')).toBe(201)
  })

  it('multiplies a list by its entries as there are now', () => {
    expect(costOf('{ brands { id } }')).toBe(1 + 4 * 2)
    brands = 10
    expect(costOf('{ brands { id } }')).toBe(1 + 10 * 2)
    brands = 4
    expect(
      costOf('{ unsized { id } }'),
      'a list of which nothing is known counts as a long one',
    ).toBe(1 + 100 * 2)
  })

  it('is never lowered by a number that is requested, below nothing or none at all', () => {
    expect(costOf('{ newest(count: 2) { id } }')).toBe(1 + 2 * 2)
    expect(costOf('{ newest(count: -2147483648) { id } }')).toBe(1)
    expect(costOf('{ newest(count: "x") { id } }')).toBe(1)
  })

  it('multiplies paged entries by the page that a field above them sets', () => {
    expect(costOf('{ first { games { total results { id } } } }')).toBe(1 + 1 + 1 + 1 + 15 * 2)
    expect(costOf('{ first { games(input: {records: 3}) { total results { id } } } }')).toBe(
      4 + 3 * 2,
    )
    expect(
      costOf(
        '{ first { games(input: {records: 3}) { results { brand { games { results { id } } } } } } }',
      ),
    ).toBe(3 + 3 * (1 + 1 + 1 + 1 + 15 * 2))
  })

  it('reads arguments from variables, with their defaults', () => {
    const whole = 'query ($in: PagingInput) { first { games(input: $in) { results { id } } } }'
    expect(costOf(whole)).toBe(3 + 15 * 2)
    expect(costOf(whole, { in: { records: 7 } })).toBe(3 + 7 * 2)
    expect(costOf(whole, { in: null })).toBe(3 + 15 * 2)
    const inside =
      'query ($n: Int = 40) { first { games(input: {records: $n}) { results { id } } } }'
    expect(costOf(inside)).toBe(3 + 40 * 2)
    expect(costOf(inside, { n: 2 })).toBe(3 + 2 * 2)
  })

  it.each([-1, 'ten', Number.NaN, [], {}, Number.POSITIVE_INFINITY])(
    'is a number whatever is sent for one: %j',
    (records) => {
      const cost = costOf(
        'query ($n: Int) { first { games(input: {records: $n}) { results { id } } } }',
        { n: records },
      )
      expect(cost).toBeGreaterThanOrEqual(3)
      expect(cost).not.toBeNaN()
    },
  )

  it('counts a fragment wherever it is spread, and only on its type', () => {
    expect(
      costOf(
        '{ brands { ...B } first { ...B } } fragment B on Brand { id games { ...G } } fragment G on Games { total }',
      ),
    ).toBe(1 + 4 * 4 + 1 + 3)
    expect(costOf('{ page(id: "short") { ... on Text { text } ... on Game { id } } }')).toBe(
      1 + 5 + 3 * 2,
    )
  })

  it('takes the dearest of the types that a value may have', () => {
    expect(costOf('{ page { id ... on Text { text short } ... on List { __typename } } }')).toBe(
      6 + 3 * 4,
    )
  })

  it('counts the entries of lists in lists once, however deep they are', () => {
    const leaf = 'id ... on Text { text }'
    expect(
      costOf(
        `{ page(id: "long") { ${leaf} ... on List { items { ${leaf} ... on List { items { ${leaf} } } } } } }`,
      ),
    ).toBe(6 + 30 * 3)
    expect(
      costOf(`{ page(id: "long") { ... on List { a: items { ${leaf} } b: items { ${leaf} } } } }`),
    ).toBe(6 + 30 * 6)
  })
})

describe('the rules of the modules', () => {
  it('name fields of the schema, each once', () => {
    expect(() => openFieldRules(schema, [{ 'Query.nothing': {} }])).toThrow(
      'Query.nothing is not in the schema',
    )
    expect(() => openFieldRules(schema, [{ 'Nothing.brands': {} }])).toThrow(
      'Nothing.brands is not in the schema',
    )
    expect(() => openFieldRules(schema, [{ 'Query.brands': {} }, { 'Query.brands': {} }])).toThrow(
      'Two modules',
    )
  })

  it('say how long each list is', () => {
    expect(() => requireSizes(schema, openFieldRules(schema, [rules]))).toThrow(
      'these lists are: Query.unsized.',
    )
    expect(() =>
      requireSizes(schema, openFieldRules(schema, [{ ...rules, 'Query.unsized': { size: 1 } }])),
    ).not.toThrow()
  })
})
