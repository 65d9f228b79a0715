import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Feed, openFeed } from '../feed/feed.ts'
import { openWorlds } from '../feed/worlds.ts'
import { codeRoutes } from './code-routes.ts'
import { openSlipCodes, type SlipCodes } from './slip-codes.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-slip-codes-'))
const START = Date.UTC(2026, 10, 26, 15, 7)
const DAY_MS = 86_400_000
let now = START
let files = 0
let feed: Feed
const open: SlipCodes[] = []

beforeAll(() => {
  feed = openFeed({ worlds: openWorlds('a secret of the codes'), nowMs: () => now })
})
beforeEach(() => {
  now = START
})
afterAll(() => {
  for (const codes of open) codes.close()
  rmSync(scratch, { recursive: true, force: true })
})

function codesOf(file = join(scratch, `${++files}.sqlite`), most?: number): SlipCodes {
  const codes = openSlipCodes(file, { nowMs: () => now, ...(most === undefined ? {} : { most }) })
  open.push(codes)
  return codes
}

function openIds(count: number): number[] {
  const { events } = feed.listEvents({ sportId: 1, live: false })
  return events.flatMap(({ main }) => (main?.state === 'open' ? (main.selections[0]?.id ?? []) : [])).slice(0, count)
}

const post = (app: ReturnType<typeof codeRoutes>, body: object) => app.request('/api/slips', { method: 'POST', body: JSON.stringify(body) })

test('a code opens its slip, however it is typed, and after the book was started anew', async () => {
  const file = join(scratch, 'kept.sqlite')
  const ids = openIds(3).toReversed()
  const made = await (await post(codeRoutes(codesOf(file), feed), { ids, eachWay: true })).json()
  expect(made).toEqual({ code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/), expiresAt: START + 7 * DAY_MS })
  const app = codeRoutes(codesOf(file), feed)
  const typed = `${made.code.slice(0, 4)}-${made.code.slice(4)}`.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
  const found = await (await app.request(`/api/slips/${typed}`)).json()
  expect(found).toMatchObject({ eachWay: true, legs: 3 })
  expect(found.selections.map(({ selection }: { selection: { id: number } }) => selection.id)).toEqual(ids)
})

test('equal slips have one code; another order is another slip', () => {
  const codes = codesOf()
  const first = codes.codeOf({ ids: [5, 6], eachWay: false })
  now += DAY_MS
  expect(codes.codeOf({ ids: [5, 6], eachWay: false })).toEqual({ code: first?.code, expiresAt: START + 8 * DAY_MS })
  expect(codes.codeOf({ ids: [6, 5], eachWay: false })?.code).not.toBe(first?.code)
  expect(codes.codeOf({ ids: [5, 6], eachWay: true })?.code).not.toBe(first?.code)
})

test('a code ends after seven days, and one that there never was is told apart from it', async () => {
  const codes = codesOf()
  const app = codeRoutes(codes, feed)
  const made = codes.codeOf({ ids: openIds(1), eachWay: false })
  now += 7 * DAY_MS
  const ended = await app.request(`/api/slips/${made?.code}`)
  expect([ended.status, await ended.json()]).toEqual([410, { code: 'code_expired' }])
  for (const typed of ['ZZZZZZZZ', 'Z'.repeat(50), '%27']) expect((await app.request(`/api/slips/${typed}`)).status).toBe(404)
})

test('there are only so many codes at a time; those that have ended make room', () => {
  const codes = codesOf(undefined, 2)
  expect([1, 2, 3].map((id) => codes.codeOf({ ids: [id], eachWay: false }) !== null)).toEqual([true, true, false])
  now += 7 * DAY_MS
  expect(codes.codeOf({ ids: [3], eachWay: false })).not.toBeNull()
})

test.each([
  ['nothing', () => ({ ids: [] }), 400],
  ['a selection twice', () => ({ ids: [...openIds(1), ...openIds(1)] }), 400],
  ['more than a slip holds', () => ({ ids: Array.from({ length: 21 }, (_, at) => at + 1) }), 400],
  ['what is no selection', () => ({ ids: [7] }), 409],
])('%s gets no code', async (_, body, status) => {
  expect((await post(codeRoutes(codesOf(), feed), body())).status).toBe(status)
})
