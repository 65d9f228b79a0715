import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#testkit/free-port.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

let casino: Casino

beforeAll(async () => {
  casino = await openCasino()
})
afterAll(() => casino.close())

const graphql = (init: RequestInit) => fetch(`${casino.url}/api/graphql`, init)
const post = (body: string, headers: Record<string, string> = {}) =>
  graphql({ method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

test('every line of the GraphQL over HTTP audit holds', async () => {
  const results = await auditServer({ url: `${casino.url}/api/graphql` })
  const failed = results
    .filter(({ status }) => status !== 'ok')
    .map(({ id, name }) => `${id} ${name}`)
  expect(failed).toEqual([])
  expect(results.length).toBeGreaterThan(50)
})

test.each([
  ['no JSON', '{"query":', 400],
  ['a list of operations', '[{"query":"{ __typename }"}]', 400],
  ['no query', '{}', 400],
  ['a number for a query', '{"query":7}', 400],
  ['a list for variables', '{"query":"{ __typename }","variables":[]}', 400],
])('malformed: %s is refused with a sentence', async (_, body, status) => {
  const answer = await post(body)
  expect(answer.status).toBe(status)
  expect(
    ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message,
  ).toBeTruthy()
})

test('A2 a body that is no JSON by its type, or too large, is refused', async () => {
  expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(JSON.stringify({ query: ' '.repeat(200_000) }))).status).toBe(413)
})

test('an answer for all visitors comes in the form that each caller takes, however often it is requested', async () => {
  const longAnswer = Array.from({ length: 20 }, (_, n) => `${'a'.repeat(60)}${n}: __typename`).join(
    ' ',
  )
  const body = JSON.stringify({ query: `{ collection(input: {}) { ${longAnswer} } }` })
  const forms = ['identity', 'br', 'gzip', 'br', 'identity', 'gzip', 'gzip']
  const answers = []
  for (const form of forms) answers.push(await post(body, { 'accept-encoding': form }))
  expect(answers.map(({ headers }) => headers.get('content-encoding') ?? 'identity')).toEqual(forms)
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(texts[0]?.length).toBeGreaterThan(1024)
  expect(new Set(texts).size).toBe(1)
})

test('a caller who goes away in the middle of a question leaves the others their answers', async () => {
  const socket = connect(Number(new URL(casino.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/graphql HTTP/1.1\r\nhost: casino\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"query"',
  )
  expect((await post('{"query":"{ __typename }"}')).status).toBe(200)
  socket.resetAndDestroy()
  await once(socket, 'close')
  expect((await post('{"query":"{ __typename }"}')).status).toBe(200)
})

test('W6 a mutation over GET, and a GET beyond 2047 characters, are refused', async () => {
  const mutation = encodeURIComponent('mutation { verifyAccountRequest(input: { token: "x" }) }')
  expect((await fetch(`${casino.url}/api/graphql?query=${mutation}`)).status).toBe(405)
  const path = '/api/graphql?query=%7B__typename%7D'
  expect((await fetch(casino.url + path.padEnd(2047, '+'))).status).toBe(200)
  expect((await fetch(casino.url + path.padEnd(2048, '+'))).status).toBe(414)
})

test('the query of a POST is not read', async () => {
  const question = encodeURIComponent('{ __typename }')
  const answer = await fetch(`${casino.url}/api/graphql?query=${question}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(400)
  const { email, password } = player(0)
  const typed = new URLSearchParams({ username: email, password })
  const signIn = (query: string, body: URLSearchParams) =>
    fetch(`${casino.url}/auth/login${query}`, {
      method: 'POST',
      headers: { origin: casino.app.publicUrl },
      body,
    })
  expect((await signIn(`?${typed}`, new URLSearchParams({ fingerprint: 'x' }))).status).toBe(401)
  expect((await signIn('?username=somebody&password=else', typed)).status).toBe(200)
})

test('A2 a mutation from another site is refused', async () => {
  const body = JSON.stringify({ query: 'mutation { verifyAccountRequest(input: { token: "x" }) }' })
  expect((await post(body, { origin: 'https://evil.test' })).status).toBe(403)
  expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post(body, { origin: casino.app.publicUrl })).status).toBe(200)
})

test('a token that is no good is answered with code 401, and a caller without one is a visitor', async () => {
  const answer = await casino.query('{ user { id } }', { token: 'not.a.token' })
  expect(answer.errors?.[0]?.extensions?.code).toBe(401)
  expect((await casino.query('{ user { id } }')).data).toEqual({ user: null })
})

test('a player is known by x-token, and by the token as a bearer’s', async () => {
  const token = await casino.signIn(player(0))
  const body = JSON.stringify({ query: '{ user { firstName } }' })
  for (const [name, value] of [
    ['x-token', token],
    ['authorization', `Bearer ${token}`],
  ] as const)
    expect(await (await post(body, { [name]: value })).json()).toMatchObject({
      data: { user: { firstName: 'Vera' } },
    })
})

test('public answers carry an ETag and are confirmed by 304', async () => {
  const url = `${casino.url}/api/graphql?query=${encodeURIComponent('{ winners(input: { set: TOP, count: 3 }) { amount } }')}`
  const first = await fetch(url)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toMatch(/^public/)
  // Answers of one address differ by these: the language may stand in a cookie.
  expect(first.headers.get('vary')).toBe('accept, accept-encoding, accept-language, cookie')
  expect(etag).not.toBe('')
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('an answer with data of a player is never stored on the way', async () => {
  const token = await casino.signIn(player(0))
  const url = `${casino.url}/api/graphql?query=${encodeURIComponent('{ user { email: firstName } }')}`
  const answer = await fetch(url, { headers: { 'x-token': token } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('etag')).toBeNull()
})

test('the operator’s pictures lie beside the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-edge-'))
  const decorated = await openCasino({ config: { dataDir } })
  mkdirSync(join(dataDir, 'pictures'))
  writeFileSync(join(dataDir, 'pictures/lamp.png'), 'a lamp')
  const answers = [
    await fetch(`${decorated.url}/pictures/lamp.png`),
    await fetch(`${decorated.url}/pictures/moon.png`),
  ]
  await decorated.close()
  rmSync(dataDir, { recursive: true })
  expect(answers.map(({ status }) => status)).toEqual([200, 404])
})

test('W6 production answers nothing about the schema', async () => {
  const production = await openCasino({ config: { production: true } })
  const answer = await production.query('{ __schema { types { name } } }')
  await production.close()
  expect(answer.data ?? null).toBeNull()
  expect(answer.errors?.[0]?.message).toMatch(/introspection/i)
})

test('the process reports that it is up, and that it is ready', async () => {
  expect(await (await fetch(`${casino.url}/healthz`)).json()).toEqual({ status: 'up' })
  expect(await (await fetch(`${casino.url}/healthz/readiness`)).json()).toEqual({ status: 'ready' })
})

test('metrics are counted on a port of their own, and only when one is named', async () => {
  const port = await freePort()
  const counted = await openCasino({ config: { metricsPort: port } })
  await counted.query('{ user { id } }')
  await counted.query('{ profile { id } }')
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const onCasino = await fetch(`${counted.url}/metrics`)
  await counted.close()
  expect(text).toMatch(/baize_http_answers_total\{route="\/api\/graphql",status="200"\} \d+/)
  expect(text).toMatch(/baize_graphql_operation_seconds_count\{operation="query user"\} [1-9]/)
  expect(text).toMatch(/baize_graphql_errors_total\{code="401"\} [1-9]/)
  for (const queue of ['mail', 'deposits', 'matches'])
    expect(text).toContain(`baize_queue_waiting{queue="${queue}"} `)
  expect(onCasino.status).toBe(404)
})

function player(index: number) {
  const found = casino.players[index]
  if (!found) throw new Error('The demo has no such player.')
  return found
}
