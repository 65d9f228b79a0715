import { buildSchema, type ExecutionArgs, type ExecutionResult, parse } from 'graphql'
import { expect, test } from 'vitest'
import { Refusal } from '../../kit/refusal.ts'
import { executeBounded, subscribeBounded, waitBounded } from './bounded-run.ts'

const schema = buildSchema(`
  type Query { list: List! slow: String }
  type Subscription { lists: List! }
  type List { items: [Item!]! words: [String!]! }
  type Item { id: Int text: String }
`)
const fields = {
  ...schema.getQueryType()?.getFields(),
  ...schema.getSubscriptionType()?.getFields(),
}
const bounds = { values: 100, characters: 1000, ms: 60_000 }
const list = (length: number, text = 'a') => ({
  items: Array.from({ length }, (_, id) => ({ id, text })),
  words: Array.from({ length }, () => text),
})

function runQuery(
  query: string,
  rootValue: unknown,
  changes: Partial<typeof bounds> = {},
): Promise<ExecutionResult> {
  return executeBounded({ schema, document: parse(query), rootValue }, { ...bounds, ...changes })
}

function codeOf({ errors, data }: ExecutionResult): string | null {
  if (!errors) return null
  expect(data).toBeNull()
  const cause = errors[0]?.originalError
  return cause instanceof Refusal ? cause.code : 'another error'
}

test('an answer within the bounds is given whole', async () => {
  const { data, errors } = await runQuery('{ list { items { id text } } }', { list: list(30) })
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({ list: { items: { length: 30 } } })
})

test('a run is stopped by the values, and by the characters, that it answers', async () => {
  expect(codeOf(await runQuery('{ list { items { id text } } }', { list: list(40) }))).toBe(
    'answer_too_large',
  )
  expect(codeOf(await runQuery('{ list { items { __typename } } }', { list: list(200) }))).toBe(
    'answer_too_large',
  )
  expect(codeOf(await runQuery('{ list { words } }', { list: list(200) }))).toBe('answer_too_large')
  expect(
    codeOf(await runQuery('{ list { items { text } } }', { list: list(5, 'x'.repeat(400)) })),
  ).toBe('answer_too_large')
  expect(codeOf(await runQuery('{ list { words } }', { list: list(5, 'x'.repeat(400)) }))).toBe(
    'answer_too_large',
  )
})

test('a query over a bound is stopped at once and not carried out to its end', async () => {
  let resolved = 0
  const item = {
    get text() {
      resolved += 1
      return 'x'
    },
  }
  await runQuery('{ list { items { text } } }', {
    list: { items: Array.from({ length: 90 }, () => item) },
  })
  expect(resolved).toBeLessThanOrEqual(20)
})

test('a run is stopped when it takes too long', async () => {
  const { promise } = Promise.withResolvers<string>()
  expect(codeOf(await runQuery('{ slow }', { slow: () => promise }, { ms: 5 }))).toBe(
    'query_took_too_long',
  )
})

test('a run that cannot be stopped is given up when it takes too long, and fails as it does', async () => {
  const { promise } = Promise.withResolvers<ExecutionResult>()
  expect(codeOf(await waitBounded(promise, { ...bounds, ms: 5 }))).toBe('query_took_too_long')
  expect(await waitBounded(Promise.resolve({ data: { n: 1 } }))).toEqual({ data: { n: 1 } })
  await expect(waitBounded(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('each event of a subscription has bounds of its own', async () => {
  const { lists } = fields
  if (!lists) throw new Error('The schema has no such field.')
  lists.subscribe = async function* () {
    for (const length of [30, 200, 30]) yield { lists: list(length) }
  }
  const args: ExecutionArgs = { schema, document: parse('subscription { lists { items { id } } }') }
  const stream = await subscribeBounded(args, bounds)
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream))
  const codes = []
  for await (const result of stream) codes.push(codeOf(result))
  expect(codes).toEqual([null, 'answer_too_large', null])
})
