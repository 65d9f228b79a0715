import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

const TYPED = 'hunter2'
const CHANGE =
  'mutation ($input: ResetPasswordRequestInput!) { resetPasswordRequest(input: $input) }'

/** Queries with a typed text in a place where it does not belong. */
const WRONG: [what: string, query: string, variables?: object][] = [
  ['a field that is almost one', `{ user { firstNam${TYPED} } }`],
  ['a field near to one', '{ user { firstNme } }'],
  ['an argument that is unknown', `{ collection(input: {}, inpt: "${TYPED}") { __typename } }`],
  ['a value of another type', `{ winners(input: { set: TOP, count: "${TYPED}" }) { amount } }`],
  ['a value that is none of a list', `{ winners(input: { set: ${TYPED}, count: 3 }) { amount } }`],
  ['a value near to one of a list', '{ winners(input: { set: TPO, count: 3 }) { amount } }'],
  ['a type that is unknown', `query ($x: ${TYPED}) { __typename }`],
  ['a fragment that is not there', `{ ...${TYPED} }`],
  ['no GraphQL', `{ user( "${TYPED}" }`],
  ['no GraphQL at all', `"${TYPED}`],
  ['a directive that is unknown', `{ __typename @${TYPED} }`],
  [
    'a variable of another type',
    'query ($count: Int!) { winners(input: { set: TOP, count: $count }) { amount } }',
    { count: TYPED },
  ],
  [
    'a variable that is none of a list',
    'query ($set: WinnersSet!) { winners(input: { set: $set, count: 3 }) { amount } }',
    { set: TYPED },
  ],
  ['a field of a variable that is unknown', CHANGE, { input: { emial: TYPED } }],
  ['a list for a variable', CHANGE, { input: [TYPED, 12] }],
]

let production: Casino
let other: Casino

beforeAll(async () => {
  production = await openCasino({ config: { production: true } })
  other = await openCasino()
})
afterAll(async () => {
  await production.close()
  await other.close()
})

describe.each(WRONG)('production answers %s', (_what, query, variables = {}) => {
  test('without what was typed, and without a guess, by POST and by GET', async () => {
    const given = new URLSearchParams({ query, variables: JSON.stringify(variables) })
    const posted = await production.query(query, { variables })
    const got = (await (await fetch(`${production.url}/api/graphql?${given}`)).json()) as object
    for (const answer of [posted, got]) {
      expect(answer).toHaveProperty('errors[0].message')
      expect(JSON.stringify(answer)).not.toMatch(/hunter2|did you mean|firstName|email/i)
    }
  })

  test('on a socket as well', async () => {
    const answer = await overSocket(query, variables)
    expect(answer).toMatch(/message/)
    expect(answer).not.toMatch(/hunter2|did you mean|firstName|email/i)
  })
})

test('production says where in a document something does not fit, and which variable it is', async () => {
  expect((await production.query('{\n  user { firstNme }\n}')).errors).toEqual([
    { message: 'This does not fit the schema.', locations: [{ line: 2, column: 10 }] },
  ])
  const [, query = '', variables = {}] =
    WRONG.find(([what]) => what === 'a variable of another type') ?? []
  expect((await production.query(query, { variables })).errors?.[0]?.message).toBe(
    'Variable "$count" does not have a value of its type.',
  )
})

test('production keeps the sentences of its own limits', async () => {
  const wide = `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: __typename`).join(' ')} }`
  expect((await production.query(wide)).errors?.[0]).toMatchObject({
    extensions: { code: 'query_too_large' },
  })
})

test('outside of production a developer reads what was meant', async () => {
  expect((await other.query('{ user { firstNme } }')).errors?.[0]?.message).toMatch(
    /did you mean "firstName"/i,
  )
})

test('a text that is no question of GraphQL is not repeated either', async () => {
  for (const body of [
    { query: [TYPED] },
    { query: '{ __typename }', operationName: { [TYPED]: 1 } },
    { query: '{ __typename }', variables: TYPED },
  ]) {
    const answer = await fetch(`${production.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain(TYPED)
  }
})

/** All that a socket answers to one question, as text. */
async function overSocket(query: string, variables: object): Promise<string> {
  const client = createClient({
    url: `${production.url.replace('http', 'ws')}/api/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  })
  const results: unknown[] = []
  await new Promise<void>((done) =>
    client.subscribe(
      { query, variables: variables as Record<string, unknown> },
      {
        next: (result) => results.push(result),
        error: (error) => {
          results.push(error)
          done()
        },
        complete: done,
      },
    ),
  )
  await client.dispose()
  return JSON.stringify(results)
}
