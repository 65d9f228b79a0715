import { expect, test } from 'vitest'
import { type BreakLength, endOfBreak } from './breaks.ts'

const cases: [string, BreakLength, string | null][] = [
  ['2026-11-20T12:30:00.000Z', 'DAY', '2026-11-21T12:30:00.000Z'],
  ['2026-11-20T12:30:00.000Z', 'WEEK', '2026-11-27T12:30:00.000Z'],
  ['2026-11-20T12:30:00.000Z', 'MONTH', '2026-12-20T12:30:00.000Z'],
  ['2027-01-31T12:30:00.000Z', 'MONTH', '2027-03-01T12:30:00.000Z'],
  ['2026-08-31T12:30:00.000Z', 'SIX_MONTHS', '2027-03-01T12:30:00.000Z'],
  ['2026-11-20T12:30:00.000Z', 'SIX_MONTHS', '2027-05-20T12:30:00.000Z'],
  ['2026-11-20T12:30:00.000Z', 'FOR_GOOD', null],
]

test.each(cases)('a break from %s of length %s is over at %s', (from, length, end) => {
  expect(endOfBreak(new Date(from), length)?.toISOString() ?? null).toBe(end)
})
