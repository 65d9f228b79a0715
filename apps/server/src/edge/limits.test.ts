import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limitRule, MAX_DEPTH, MAX_FIELDS } from './limits.ts'

const schema = buildSchema(`
  type Query { a: Query b: Query c: Int me: Player }
  type Player { name: String }
  type Mutation { resetPasswordRequest: Boolean }
`)

const problemsOf = (query: string) => validate(schema, parse(query), [limitRule]).map(({ message }) => message)

const nested = (depth: number) => `${'{ a '.repeat(depth)}{ c }${'}'.repeat(depth)}`

test('W6 a query may be as deep as the limit and no deeper', () => {
  expect(problemsOf(nested(MAX_DEPTH - 1))).toEqual([])
  expect(problemsOf(nested(MAX_DEPTH + 1))).toHaveLength(1)
})

test('W6 a query may not select more fields than the limit, aliases included', () => {
  const fields = (count: number) => `{ me { ${Array.from({ length: count }, (_, at) => `a${at}: name`).join(' ')} } }`
  expect(problemsOf(fields(MAX_FIELDS - 1))).toEqual([])
  expect(problemsOf(fields(MAX_FIELDS + 1))).toHaveLength(1)
})

test('A8 what costs a mail or a hash may be asked once in a request, in fragments too', () => {
  expect(problemsOf('mutation { a: resetPasswordRequest }')).toEqual([])
  expect(problemsOf('mutation { a: resetPasswordRequest b: resetPasswordRequest }')).toHaveLength(1)
  expect(problemsOf('mutation { a: resetPasswordRequest ... on Mutation { b: resetPasswordRequest } }')).toHaveLength(1)
  expect(problemsOf('mutation { ...F b: resetPasswordRequest } fragment F on Mutation { a: resetPasswordRequest }')).toHaveLength(1)
})

test('W6 fragments that contain each other, or double each other, are counted without end nowhere', () => {
  const chain = Array.from({ length: 40 }, (_, at) => `fragment F${at} on Q { ...F${at + 1} ...F${at + 1} }`).join('\n')
  const started = performance.now()
  problemsOf(`{ ...F0 } ${chain} fragment F40 on Q { a b c }`)
  problemsOf('{ ...A } fragment A on Q { ...B } fragment B on Q { ...A }')
  expect(performance.now() - started).toBeLessThan(1000)
})
