import fc from 'fast-check'
import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Refusal } from '../../kit/refusal.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { openCompiler } from './compiled-query.ts'
import { openDocuments } from './documents.ts'
import { openFieldRules } from './field-rules.ts'
import { openRunner } from './graphql-run.ts'

const schema = makeSchema()
const names = Object.keys(schema.getQueryType()?.getFields() ?? {})
const rules = openFieldRules(schema, [
  Object.fromEntries(names.map((name) => [`Query.${name}`, { size: 3, publicForS: 30 }])),
])
const log = pino({ level: 'silent' })
const context = { viewer: null, language: 'en', requestId: 'one' } as RequestContext
const read = openDocuments(schema, { introspection: true, rules })

/** Aliases of a field, also those that every object of JavaScript has as a property. */
const CALLED: Record<string, string> = {
  id: 'js__proto__',
  name: 'js_constructor',
  must: 'js_toString',
  kind: 'js_hasOwnProperty',
  numbers: 'js_valueOf',
  words: 'js_isPrototypeOf',
  isLate: 'js__defineGetter__',
  child: 'js_propertyIsEnumerable',
  children: 'js_toLocaleString',
  things: 'js__lookupSetter__',
}
const named = (...fields: string[]) =>
  fc
    .tuple(fc.constantFrom(...fields), fc.boolean())
    .map(([field, other]) => (other && CALLED[field] ? `${CALLED[field]}: ${field}` : field))
const DIRECTIVES = [
  '',
  '',
  '',
  ' @skip(if: $yes)',
  ' @skip(if: $no)',
  ' @include(if: $yes)',
  ' @include(if: true)',
  ' @skip(if: false)',
]
const directive = fc.constantFrom(...DIRECTIVES)
const ECHOES = [
  '',
  '(text: "x")',
  '(text: null)',
  '(text: $text)',
  '(n: 3)',
  '(n: $n)',
  '(list: [1, 2])',
  '(list: 5)',
  '(list: $list)',
  '(given: {})',
  '(given: {a: 2, deep: {kind: B}})',
  '(given: {words: "one", kind: $must})',
  '(given: {words: "one", kind: $kind})',
  '(given: $given)',
  '(kind: $kind)',
]
const echo = fc.nat(ECHOES.length - 1).map((at) => `echo${at}: echo${ECHOES[at]}`)
const leaf = fc.oneof(
  named('id', 'name', 'must', 'kind', 'numbers', 'words', 'isLate', '__typename'),
  echo,
)
/** Fields that end in an error, so that a compiled query runs again in the usual way. */
const failing = fc.constantFrom('fails', 'isNull', 'refuses')
const spread = fc.constantFrom('...One', '...js__proto__', '...js_constructor')

const { selection } = fc.letrec<{ field: string; selection: string }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 12, arbitrary: fc.tuple(leaf, directive).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(failing, directive).map((parts) => parts.join('')) },
    { weight: 3, arbitrary: fc.tuple(spread, directive).map((parts) => parts.join('')) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(named('child', 'mustChild', 'children', 'mustChildren'), directive, tie('selection'))
        .map(([field, rest, below]) => `${field}${rest} ${below}`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(named('either', 'node'), directive, tie('selection'))
        .map(
          ([field, rest, below]) =>
            `${field}${rest} { __typename ... on Thing ${below} ... on Other { word } }`,
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(directive, tie('selection'))
        .map(([rest, below]) => `... on Thing${rest} ${below}`),
    },
  ),
  selection: fc
    .array(tie('field'), { minLength: 1, maxLength: 4 })
    .map((fields) => `{ ${fields.join(' ')} }`),
}))

const VARIABLES =
  '($yes: Boolean!, $no: Boolean!, $text: String, $n: Int = 7, $list: [Int!], $given: Given, $kind: Kind, $must: Kind!)'
/** Every variable and every fragment is used, as the rules of GraphQL want it. */
const ALL = `all: echo(text: $text, n: $n, list: $list, given: $given, kind: $kind) other: echo(kind: $must) @include(if: $yes) none: id @skip(if: $no)
  ...One ...js__proto__ ...js_constructor`
const root = fc
  .tuple(named('thing', 'things', 'mustThing', 'noThing'), directive, selection)
  .map(([name, rest, below]) => `${name}${rest} ${below}`)
const document = fc
  .tuple(
    fc.array(root, { minLength: 1, maxLength: 3 }),
    fc.array(leaf, { minLength: 3, maxLength: 3 }),
    fc.nat(9),
  )
  .map(([roots, leaves, chance]) => {
    const fragments = ['One', 'js__proto__', 'js_constructor'].map(
      (name, at) => `fragment ${name} on Thing { ${leaves[at]} }`,
    )
    const text = `query Q${VARIABLES} { ${roots.join(' ')} last: thing { ${ALL} } } ${fragments.join(' ')}`
    // Documents with such a name, or with a directive, are not compiled at all.
    if (chance < 2) return text.replaceAll(/\bjs_(_?)/g, (_, two) => (two ? '__' : ''))
    return chance < 4
      ? text
      : text.replaceAll(/ @\w+\(if: [$\w]+\)/g, '').replace('$yes: Boolean!, $no: Boolean!, ', '')
  })
/** Mostly what fits the type, so that there is an answer. */
const given = (good: unknown[], bad: unknown[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  )
const GOOD_INPUTS = [
  null,
  {},
  { a: 1 },
  { a: null },
  { words: ['w'] },
  { words: 'w' },
  { deep: {} },
  { deep: { kind: 'A' } },
  { kind: null },
]
const BAD_INPUTS = [
  { unknown: 1 },
  [{}],
  'x',
  JSON.parse('{"__proto__": {"a": 5}}'),
  { constructor: 1 },
  { kind: 'toString' },
  { words: [null] },
]
const variables = fc.record(
  {
    yes: given([true, false], [null, 'true', 1]),
    no: given([true, false], [undefined]),
    text: given(['t', '', null], [7, {}, ['t']]),
    n: given([1, 0, null, 3.0], [1.5, 'one', 2 ** 40, '1', true]),
    list: given([[], [1], 1, null], [[null], ['x'], {}, [[1]]]),
    must: given(['A', 'B'], ['C', null, 'toString']),
    kind: given(['A', 'B', null], ['C', 0, 'toString', '__proto__']),
    given: given(GOOD_INPUTS, BAD_INPUTS),
    other: fc.constant('of nobody'),
  },
  { requiredKeys: ['yes', 'no', 'must'] },
)

test('a compiled query has the same answer as one that is interpreted, whatever its names, fragments, directives, variables and errors', async () => {
  let [compiled, answered] = [0, 0]
  await fc.assert(
    fc.asyncProperty(document, variables, async (query, given) => {
      expect(read(query).errors).toEqual([])
      const operation = { query, operationName: null, variables: given }
      const byCode = openRunner({ schema, rules, production: false, log, own: new Set([query]) })
      const plainly = openRunner({ schema, rules, production: false, log, own: new Set() })
      const [one, other] = [
        await byCode.run(operation, context),
        await plainly.run(operation, context),
      ]
      expect(JSON.stringify(one)).toBe(JSON.stringify(other))
      const code = openCompiler(schema, new Set([query]))(read(query), null)
      if (code) compiled += 1
      if (await code?.(context, given)) answered += 1
    }),
    { numRuns: 300, endOnFailure: true },
  )
  expect(compiled).toBeGreaterThan(30)
  expect(answered).toBeGreaterThan(10)
})

test('a compiled query is one of our own texts to the letter, and is compiled when it is requested the first time', () => {
  const [text, other] = ['{ thing { id } }', '{ thing { id  } }']
  const compiled = openCompiler(schema, new Set([text]))
  expect(compiled(read(other), null)).toBeNull()
  expect(compiled(read(text), null)).toBeTypeOf('function')
  expect(compiled(read(text), 'Another')).toBeNull()
})

test.each(['mutation { change }', 'subscription { changes }'])(
  'what is compiled is a query, though it is our own: %s',
  (text) => {
    expect(read(text).errors).toEqual([])
    expect(openCompiler(schema, new Set([text]))(read(text), null)).toBeNull()
  },
)

function makeSchema(): GraphQLSchema {
  const made = buildSchema(`
    type Query { thing: Thing things: [Thing] mustThing: Thing! noThing: Thing }
    type Mutation { change: Int }
    type Subscription { changes: Int }
    interface Node { id: ID! }
    union Either = Thing | Other
    enum Kind { A B }
    input Given { a: Int = 1 words: [String!] deep: Deep kind: Kind = A }
    input Deep { kind: Kind }
    type Other implements Node { id: ID! word: String }
    type Thing implements Node {
      id: ID! name: String must: String! kind: Kind numbers: [Int!]! words: [String]
      echo(text: String = "usual", n: Int = 3, list: [Int!] = [1], given: Given = {}, kind: Kind = B): String
      fails: String isNull: String! refuses: String! isLate: String
      child: Thing mustChild: Thing! children: [Thing!] mustChildren: [Thing!]! either: Either node: Node
    }
  `)
  const thing = (depth: number): object => ({
    __typename: 'Thing',
    id: `t${depth}`,
    name: depth % 2 ? `Ütility “${depth}”` : null,
    must: 'm',
    kind: depth % 2 ? 'A' : 'B',
    numbers: [1, 2],
    words: ['w', null],
    isNull: null,
    depth,
  })
  const resolvers: Record<string, (source: { depth: number }, args: object) => unknown> = {
    echo: (_, args) => JSON.stringify(args),
    fails: () => {
      throw new Error('fails')
    },
    refuses: () => {
      throw new Refusal('refused', { limit: 1 })
    },
    isLate: () => Promise.resolve('late'),
    child: ({ depth }) => (depth < 4 ? thing(depth + 1) : null),
    mustChild: ({ depth }) => thing(depth + 1),
    children: ({ depth }) => [thing(depth + 1), thing(depth + 2)],
    mustChildren: async ({ depth }) => [thing(depth + 1)],
    either: ({ depth }) =>
      depth % 2 ? thing(depth + 1) : { __typename: 'Other', id: 'o', word: 'w' },
    node: ({ depth }) => thing(depth + 1),
    thing: () => thing(0),
    things: () => [thing(1), null, thing(2)],
    mustThing: () => thing(3),
    noThing: () => null,
  }
  for (const name of ['Query', 'Thing']) {
    const type = made.getType(name)
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields()))
      if (resolvers[field.name]) Object.assign(field, { resolve: resolvers[field.name] })
  }
  return made
}
