import { expect, it } from 'vitest'
import { retryDelayMs } from './live.ts'

it('waits a second before the first retry, twice as long before each next, and 0.3 to 3 s more by chance', () => {
  expect([0, 1, 2, 3, 4].map((attempt) => retryDelayMs(attempt, 0))).toEqual([1300, 2300, 4300, 8300, 16_300])
  expect(retryDelayMs(0, 1)).toBe(4000)
})
