import { expect, test } from 'vitest'
import { shareOf } from './share.ts'

test('a bonus is at 100 percent only once all of it has been staked', () => {
  expect(shareOf('0.00', '500.00')).toBe(0)
  expect(shareOf('499.99', '500.00')).toBe(99)
  expect(shareOf('500.00', '500.00')).toBe(100)
  expect(shareOf('90071992547409.915', '90071992547409.920')).toBe(99)
})
