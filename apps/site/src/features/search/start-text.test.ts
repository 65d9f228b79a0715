import { expect, test } from 'vitest'
import { startText } from './start-text.ts'

test('the start of a match is written by the reader’s clock, in their language and in the digits 0-9', () => {
  const start = '2026-11-28T22:30:00Z'
  expect(startText(start, 'en', 'UTC')).toMatch(/Sat.*28.*10:30/)
  expect(startText(start, 'de', 'Europe/Tallinn')).toMatch(/So.*29.*00:30/)
  expect(startText('2026-11-28T09:30:00Z', 'en', 'UTC')).toMatch(/ 9:30.AM$/)
  expect(startText('2026-11-28T09:30:00Z', 'de', 'UTC')).toMatch(/ 09:30$/)
  expect(startText(start, 'ar', 'UTC')).toMatch(/28.*10:30/)
})
