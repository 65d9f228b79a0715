import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { conditionalStatus } from './preconditions.ts'

const STRONG = { etag: '"a"', 'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT' }
const WEAK = { etag: 'W/"a"' }
const BEFORE = 'Fri, 20 Nov 2026 11:59:59 GMT'
const AFTER = 'Fri, 20 Nov 2026 12:00:01 GMT'
const statusOf = (headers: Record<string, string>, validators: { etag: string } = STRONG) =>
  conditionalStatus({ headers } as IncomingMessage, validators)

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ', '*'])(
  'If-None-Match %s confirms an answer by 304, whichever kind of tag it has',
  (requested) => {
    expect(statusOf({ 'if-none-match': requested })).toBe(304)
    expect(statusOf({ 'if-none-match': requested }, WEAK)).toBe(304)
  },
)

test.each(['"b"', '"b", W/"c"', 'a', '""'])(
  'If-None-Match %s gets the whole answer',
  (requested) => {
    expect(statusOf({ 'if-none-match': requested })).toBeNull()
  },
)

test('a date confirms what has not changed since, unless tags are named, which count more', () => {
  expect(statusOf({ 'if-modified-since': STRONG['last-modified'] })).toBe(304)
  expect(statusOf({ 'if-modified-since': AFTER })).toBe(304)
  expect(statusOf({ 'if-modified-since': BEFORE })).toBeNull()
  expect(statusOf({ 'if-modified-since': 'yesterday' })).toBeNull()
  expect(statusOf({ 'if-modified-since': AFTER, 'if-none-match': '"b"' })).toBeNull()
  expect(statusOf({ 'if-modified-since': AFTER }, WEAK), 'without a date of its own').toBeNull()
})

test('a request for one state and no other is refused another state by 412; a weak tag names no bytes', () => {
  expect(statusOf({ 'if-match': '"b", "a"' })).toBeNull()
  expect(statusOf({ 'if-match': '*' }, WEAK)).toBeNull()
  expect(statusOf({ 'if-match': '"b"' })).toBe(412)
  expect(statusOf({ 'if-match': 'W/"a"' })).toBe(412)
  expect(statusOf({ 'if-match': '"a"' }, WEAK)).toBe(412)
  expect(statusOf({ 'if-unmodified-since': BEFORE })).toBe(412)
  expect(statusOf({ 'if-unmodified-since': AFTER })).toBeNull()
  expect(statusOf({ 'if-match': '"a"', 'if-unmodified-since': BEFORE })).toBeNull()
})

test('a header of a request for caches on its way is no condition', () => {
  expect(statusOf({ 'if-none-match': '"a"', 'cache-control': 'no-cache' })).toBe(304)
})
