import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../src/db/database.ts'
import { openRunner } from '../src/edge/graphql/graphql-run.ts'
import { openPlayers } from '../src/players/players.module.ts'
import { makeSchema } from '../src/schema/schema.ts'

let db: Database
let runner: ReturnType<typeof openRunner>

beforeAll(async () => {
  db = await openTestDatabase()
  const casino = openAccounts(db)
  const schema = makeSchema(
    [openPlayers(casino), casino.auth].flatMap(({ resolvers }) => resolvers ?? []),
  )
  runner = openRunner({ schema, rules: new Map(), production: false, log: casino.log })
})
afterAll(() => db.close())

const VERIFY = 'mutation { verifyAccountRequest(input: { token: "guessed" }) }'
const CHANGE =
  'mutation { changePasswordRequest(input: { token: "guessed", newPassword: "Welcome-2" }) }'

async function codeOf(query: string, ip: string): Promise<unknown> {
  const context = {
    viewer: null,
    requestId: 'test',
    ip,
    language: 'en',
    userAgent: '',
    cookies: new Map(),
    setCookie: () => {},
  }
  const { result } = await runner.run(
    { query, operationName: null, variables: {} },
    { ...context, signal: new AbortController().signal },
  )
  return result.errors?.[0]?.extensions?.code
}

test('tokens of mailed links that are guessed from one address are refused after 120 in an hour, for both kinds of link', async () => {
  for (let guess = 0; guess < 60; guess++) {
    expect(await codeOf(VERIFY, '192.0.2.1')).toBe('link_invalid')
    expect(await codeOf(CHANGE, '192.0.2.1')).toBe('link_invalid')
  }
  expect(await codeOf(VERIFY, '192.0.2.1')).toBe('rate_limited')
  expect(await codeOf(CHANGE, '192.0.2.1')).toBe('rate_limited')
  expect(await codeOf(VERIFY, '198.51.100.1')).toBe('link_invalid')
})
