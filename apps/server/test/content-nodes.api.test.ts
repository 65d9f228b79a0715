import { afterAll, beforeAll, expect, test } from 'vitest'
import { testsOnPostgres } from '#testkit/database.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

/**
 * Time that the documentation promises: by a notification of the database at once, or else by a
 * look at it.
 */
const PATIENCE_MS = testsOnPostgres ? 1000 : 6000

let one: Casino
let two: Casino
let headers: { authorization: string }

beforeAll(async () => {
  one = await openCasino()
  headers = (await one.keyOf('jo', 'content')).headers
  two = await openCasino({ db: { ...one.db, close: async () => {} } })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

async function post(path: string, body: object): Promise<number> {
  const answer = await fetch(`${one.url}/operator/content/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return answer.status
}

async function read(casino: Casino): Promise<string | null> {
  const { data } = await casino.query('{ cmsComponent(id: "notice") { ... on CmsText { text } } }')
  return (data?.cmsComponent as { text: string } | null)?.text ?? null
}

test('every node shows without a restart what one node publishes or takes down', async () => {
  const draft = { language: 'en', basedOn: 0, body: 'Open until midnight' }
  expect(await post('notice', draft)).toBe(201)
  expect([await read(one), await read(two)]).toEqual([null, null])

  expect(await post('notice/publication', { language: 'en', version: 1 })).toBe(200)
  expect(await read(one)).toBe('Open until midnight')
  await expect.poll(() => read(two), { timeout: PATIENCE_MS }).toBe('Open until midnight')

  expect(await post('notice/publication', { language: 'en', version: null })).toBe(200)
  expect(await read(one)).toBeNull()
  await expect.poll(() => read(two), { timeout: PATIENCE_MS }).toBeNull()
})
