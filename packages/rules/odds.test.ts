import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_ODDS, leastLineOdds, reachesOdds } from './odds.ts'

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

test.each([
  ['one line of all legs', 1, ['1.10', '1.20', '2.00'], '2.64'],
  ['singles', 3, ['1.20', '1.10', '2.00'], '1.100'],
  ['doubles of four', 6, ['1.10', '3.00', '1.20', '2.00'], '1.320'],
  ['a trixie', 4, ['1.20', '1.10', '2.00'], '1.320'],
  ['a patent', 7, ['1.20', '1.10', '2.00'], '1.100'],
  ['as many lines as two kinds of slips have', 4, ['1.20', '1.10', '2.00', '2.00'], '1.100'],
  ['a number of lines that no kind of slip has', 5, ['1.20', '1.10', '2.00'], '1.100'],
])('the least odds of a line of %s', (_name, lines, legs, least) => {
  const odds = legs.reduce((product, each) => product * Number(each), 1).toFixed(2)
  expect(leastLineOdds({ odds, lines, legs })).toBe(least)
})

test('the least odds of a line of a bet builder are those of the builder', () => {
  expect(leastLineOdds({ odds: '1.80', lines: 1, legs: ['1.50', '1.60'] })).toBe('1.80')
})
