import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

let casino: Casino
let token: string
beforeAll(async () => {
  casino = await openCasino()
  token = await casino.signIn(casino.players[0] ?? { email: '', password: '' })
})
afterAll(() => casino.close())

test.each([
  ['a password of 9,000 characters', { username: 'a@b.test', password: 'x'.repeat(9000) }, 413],
  [
    'an address of 321 characters',
    { username: `${'a'.repeat(314)}@b.test`, password: 'Welcome-1' },
    401,
  ],
  ['a password of 257 characters', { username: 'a@b.test', password: 'x'.repeat(257) }, 401],
])('signing in with %s is refused', async (_, form, status) => {
  const init = {
    method: 'POST',
    headers: { origin: casino.app.publicUrl },
    body: new URLSearchParams(form),
  }
  expect((await fetch(`${casino.url}/auth/login`, init)).status).toBe(status)
})

test.each([
  [
    '51 ids of content',
    `{ cmsComponents(input: { ids: ${JSON.stringify(Array(51).fill('a'))} }) { id } }`,
  ],
  ['101 messages', '{ messages(input: { records: 101 }) { total } }'],
  ['the page behind the last one of the inbox', '{ messages(input: { page: 10001 }) { total } }'],
  ['101 deposits', '{ deposits(input: { records: 101 }) { id } }'],
  [
    '101 lines of the statement',
    '{ statement(input: { from: "2026-01-01T00:00:00Z", until: "2026-02-01T00:00:00Z", records: 101 }) { opening } }',
  ],
])('a request for %s is refused', async (_, query) => {
  expect((await casino.query(query, { token })).errors?.[0]?.message).toBe('bad_input')
})

test('there is no content with an id of 801 characters', async () => {
  expect((await casino.query(`{ cmsComponent(id: "${'a.'.repeat(400)}a") { id } }`)).data).toEqual({
    cmsComponent: null,
  })
})

test.each([
  [
    '/api/graphql',
    `{"query":"query ($id: ID!) { cmsComponent(id: $id) { id } }","variables":{"id":DEEP}}`,
    [200, 400],
  ],
  ['/locales/missing/latest/en/common', '{"key":DEEP}', [400, 404]],
  ['/providers/brite/callbacks', '{"merchant_id":DEEP}', [403]],
  ['/providers/cashier/callbacks', 'DEEP', [403]],
])(
  '%s answers JSON of 20,000 lists within each other, and not with 500',
  async (path, body, statuses) => {
    const deep = body.replace('DEEP', '['.repeat(20_000) + ']'.repeat(20_000))
    const headers = { 'content-type': 'application/json', origin: casino.app.publicUrl }
    const answer = await fetch(casino.url + path, { method: 'POST', headers, body: deep })
    expect(statuses).toContain(answer.status)
    expect((await answer.text()).length).toBeLessThan(2000)
  },
)
