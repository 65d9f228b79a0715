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
  return events
    .flatMap(({ main }) => (main?.state === 'open' ? (main.selections[0]?.id ?? []) : []))
    .slice(0, count)
}

/** Returns null where there is no code. */
function one(codes: SlipCodes, ids: number[], { eachWay = false, from = '203.0.113.1' } = {}) {
  const made = codes.codeOf({ ids, eachWay }, from)
  return typeof made === 'string' ? null : made
}

const post = (app: ReturnType<typeof codeRoutes>, body: object) =>
  app.request('/api/slips', { method: 'POST', body: JSON.stringify(body) })

test('a code opens its slip, however it is typed, and after the book was started again', async () => {
  const file = join(scratch, 'kept.sqlite')
  const ids = openIds(3).toReversed()
  const made = await (await post(codeRoutes(codesOf(file), feed), { ids, eachWay: true })).json()
  expect(made).toEqual({
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
    expiresAt: START + 7 * DAY_MS,
  })
  const app = codeRoutes(codesOf(file), feed)
  const typed = `${made.code.slice(0, 4)}-${made.code.slice(4)}`
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
  const found = await (await app.request(`/api/slips/${typed}`)).json()
  expect(found).toMatchObject({ eachWay: true, legs: 3 })
  expect(
    found.selections.map(({ selection }: { selection: { id: number } }) => selection.id),
  ).toEqual(ids)
})

test('equal slips have one code; another order is another slip', () => {
  const codes = codesOf()
  const first = one(codes, [5, 6])
  now += DAY_MS
  expect(one(codes, [5, 6])).toEqual({ code: first?.code, expiresAt: START + 8 * DAY_MS })
  expect(one(codes, [6, 5])?.code).not.toBe(first?.code)
  expect(one(codes, [5, 6], { eachWay: true })?.code).not.toBe(first?.code)
})

test('a code ends after seven days, and is distinguished from one that never existed', async () => {
  const codes = codesOf()
  const app = codeRoutes(codes, feed)
  const made = one(codes, openIds(1))
  now += 7 * DAY_MS
  const ended = await app.request(`/api/slips/${made?.code}`)
  expect([ended.status, await ended.json()]).toEqual([410, { code: 'code_expired' }])
  for (const typed of ['ZZZZZZZZ', 'Z'.repeat(50), '%27'])
    expect((await app.request(`/api/slips/${typed}`)).status).toBe(404)
})

test('the number of codes at a time is bounded; codes that have ended make room', () => {
  const codes = codesOf(undefined, 2)
  expect([1, 2, 3].map((id) => one(codes, [id]) !== null)).toEqual([true, true, false])
  now += 7 * DAY_MS
  expect(one(codes, [3])).not.toBeNull()
})

test('one address uses up its own share alone, even from many addresses of one network', () => {
  const codes = openSlipCodes(join(scratch, 'shares.sqlite'), { nowMs: () => now, mostOfOne: 2 })
  open.push(codes)
  const made = (id: number, from: string) => one(codes, [id], { from }) !== null
  expect([1, 2, 3].map((id) => made(id, '203.0.113.7'))).toEqual([true, true, false])
  // A slip that has a code takes nothing of a caller's share.
  expect(made(1, '203.0.113.7')).toBe(true)
  expect(made(3, '203.0.113.8')).toBe(true)
  expect([4, 5, 6].map((id) => made(id, `2001:db8:1:2:${id}::1`))).toEqual([true, true, false])
  expect(made(6, '2001:db8:1:3::1')).toBe(true)
  now += 7 * DAY_MS
  expect(made(7, '203.0.113.7')).toBe(true)
})

test('the networks of one IPv6 /48 use up as much as ten of them, and leave the others theirs', () => {
  const codes = openSlipCodes(join(scratch, 'sites.sqlite'), { nowMs: () => now, mostOfOne: 1 })
  open.push(codes)
  const made = (id: number, from: string) => one(codes, [id], { from }) !== null
  const ids = Array.from({ length: 12 }, (_, at) => at + 1)
  expect(ids.filter((id) => made(id, `2001:db8:1:${id}::1`))).toHaveLength(10)
  expect(made(20, '2001:db8:2:1::1')).toBe(true)
  now += 40 * DAY_MS
  expect(made(21, '2001:db8:1:11::1')).toBe(true)
})

test.each([
  ['nothing', () => ({ ids: [] }), 400],
  ['a selection twice', () => ({ ids: [...openIds(1), ...openIds(1)] }), 400],
  ['more than a slip holds', () => ({ ids: Array.from({ length: 21 }, (_, at) => at + 1) }), 400],
  ['what is no selection', () => ({ ids: [7] }), 409],
])('%s gets no code', async (_, body, status) => {
  expect((await post(codeRoutes(codesOf(), feed), body())).status).toBe(status)
})
