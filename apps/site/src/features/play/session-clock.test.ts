import { expect, test } from 'vitest'
import { readSessionStart, sessionTime } from './session-clock.ts'

test('the clock shows hours, minutes and seconds', () => {
  expect(sessionTime(0, 1_450_000)).toBe('00:24:10')
  expect(sessionTime(0, 27 * 3_600_000)).toBe('27:00:00')
})

test('a clock that went backwards shows zero', () => {
  expect(sessionTime(5000, 1000)).toBe('00:00:00')
})

test('a stored start must be milliseconds of the past', () => {
  const now = 1_795_000_000_000
  expect(readSessionStart(String(now - 1000), now)).toBe(now - 1000)
  expect(readSessionStart(String(now + 1000), now)).toBeNull()
  expect(readSessionStart('yesterday', now)).toBeNull()
  expect(readSessionStart(null, now)).toBeNull()
})
