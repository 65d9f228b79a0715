import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_ODDS, reachesOdds } from './odds.ts'

test.each([
  ['1.50', '1.50', true],
  ['1.5', '1.500', true],
  ['2', '1.999', true],
  ['10', '9.5', true],
  ['1.4999', '1.50', false],
  ['1.499999', '1.5', false],
])('odds of %s and a least of %s', (odds, least, reached) => {
  expect(reachesOdds(odds, least)).toBe(reached)
})

test('odds reach a least that is as high, or lower, and no other', () => {
  const thousandths = fc.bigInt({ min: 1000n, max: 9_999_999n })
  const text = (value: bigint) => `${value / 1000n}.${String(value % 1000n).padStart(3, '0')}`
  fc.assert(
    fc.property(thousandths, thousandths, (odds, least) => {
      expect(reachesOdds(text(odds), text(least))).toBe(odds >= least)
      expect(text(least)).toMatch(LEAST_ODDS)
    }),
  )
})
