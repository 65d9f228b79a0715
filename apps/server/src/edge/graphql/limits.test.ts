import { type DocumentNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { checkLimits, MAX_DEPTH, MAX_FIELDS } from './limits.ts'

const options = {
  introspection: false,
  isOnce: (_kind: string, field: string) => field === 'resetPasswordRequest',
}

/** Returns null for a document that may go on to the rules of GraphQL. */
function problemOf(query: string, introspection = false, document = parse(query)): string | null {
  try {
    checkLimits(document, { ...options, introspection })
    return null
  } catch (error) {
    return (error as Error).message
  }
}

const nested = (depth: number) => `${'{ a '.repeat(depth)}{ c }${'}'.repeat(depth)}`
/** Twice what the check takes for the worst of the documents below. */
const STEPS_A_CHARACTER = 10

const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join(' ')

test('W6 a query may be as deep as the limit and no deeper', () => {
  expect(problemOf(nested(MAX_DEPTH - 1))).toBeNull()
  expect(problemOf(nested(MAX_DEPTH))).toMatch(/deeper/)
})

test('W6 a query may not select more fields than the limit, aliases and the names of types included', () => {
  const fields = (count: number, name: string) =>
    `{ me { ${many(count, (at) => `a${at}: ${name}`)} } }`
  expect(problemOf(fields(MAX_FIELDS - 1, 'name'))).toBeNull()
  expect(problemOf(fields(MAX_FIELDS, 'name'))).toMatch(/selects more/)
  expect(problemOf(fields(MAX_FIELDS, '__typename'))).toMatch(/selects more/)
})

test('A8 what costs a mail or a hash may stand once in a request, in fragments too', () => {
  expect(problemOf('mutation { a: resetPasswordRequest }')).toBeNull()
  expect(problemOf('mutation { a: resetPasswordRequest b: resetPasswordRequest }')).toMatch(/once/)
  expect(
    problemOf('mutation { a: resetPasswordRequest ... on Mutation { b: resetPasswordRequest } }'),
  ).toMatch(/once/)
  expect(
    problemOf(
      'mutation { ...F b: resetPasswordRequest } fragment F on Mutation { a: resetPasswordRequest }',
    ),
  ).toMatch(/once/)
})

test('W6 the fields of a fragment count as often as it is spread', () => {
  const fragment = `fragment F on Q { ${many(50, (at) => `f${at}`)} }`
  expect(problemOf(`{ ${many(7, (at) => `a${at}: me { ...F }`)} } ${fragment}`)).toBeNull()
  expect(problemOf(`{ ${many(8, (at) => `a${at}: me { ...F }`)} } ${fragment}`)).toMatch(
    /selects more/,
  )
})

const chain = (last: string) =>
  `{ ...F0 } ${many(120, (at) => `fragment F${at} on Q { ...F${at + 1} ...F${at + 1} }`)} ${last}`

test.each([
  ['fields', chain('fragment F120 on Q { a b c }'), /selects more/],
  ['the names of types', chain('fragment F120 on Q { __typename }'), /selects more/],
  ['a fragment that there is not', chain(''), /selects more/],
  [
    'fragments that contain each other',
    '{ ...A } fragment A on Q { ...B } fragment B on Q { ...A }',
    /contain itself/,
  ],
  [
    'two fragments of one name',
    '{ ...A } fragment A on Q { a } fragment A on Q { ...A }',
    /one name/,
  ],
  ['too many operations', many(21, (at) => `query Q${at} { a }`), /operations/],
  ['the same field', `{ me { ${'name '.repeat(100)} } }`, /so often/],
  ['the same fields below the same fields', `{ ${'me { friend { a b c } } '.repeat(20)} }`, null],
  ['the same fields far below', `{ me { ${'friend { me { name } } '.repeat(60)} } }`, /so often/],
  ['the same fields in unnamed fragments', `{ me { ${'... { name } '.repeat(100)} } }`, /so often/],
  ['the same fragment', `{ me { ${'...F '.repeat(100)} } } fragment F on Q { a }`, /so often/],
])(
  'W6 no work is lost over a document of %s: a few steps for each character',
  (_, query, problem) => {
    const found = problemOf(
      query,
      false,
      readWithin(STEPS_A_CHARACTER * query.length, parse(query)),
    )
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeNull()
  },
)

/** The document, of which parts can be read so often; after that, reading fails. */
function readWithin(most: number, document: DocumentNode): DocumentNode {
  let steps = 0
  const views = new WeakMap<object, object>()
  function view<Part>(part: Part): Part {
    if (typeof part !== 'object' || part === null) return part
    const known = views.get(part) ?? new Proxy(part, { get })
    views.set(part, known)
    return known as Part
  }
  function get(of: object, name: string | symbol): unknown {
    if (++steps > most) throw new Error('The document was read too often.')
    return view(Reflect.get(of, name))
  }
  return view(document)
}

test('queries about the schema are counted unless the caller may send them', () => {
  const question = `{ __schema { ${many(MAX_FIELDS, (at) => `a${at}: description`)} } }`
  expect(problemOf(question)).toMatch(/selects more/)
  expect(problemOf(question, true)).toBeNull()
})
