import { expect, test } from 'vitest'
import { belowMinOdds, missingFor } from './bonus-money.ts'
import type { Offer } from './slip-offers.ts'

/** A bet of the slip at some odds. */
const bet = (odds: string, totalMinor: bigint, freeBetId?: string) =>
  ({
    ...{ key: odds, odds, totalMinor, freeBetId },
    ...{ legs: [], combination: { lines: 1 } },
  }) as unknown as Offer
const bonus = { amount: 50_00n, minOdds: '1.80' }

test('the slip names the bets below the least odds of a bonus, and none that a free bet pays for', () => {
  const bets = [bet('1.79', 1_00n), bet('1.80', 1_00n), bet('1.20', 1_00n, 'f1')]
  expect(belowMinOdds(bets, bonus).map(({ key }) => key)).toEqual(['1.79'])
  expect(belowMinOdds(bets, null)).toEqual([])
})

test('the slip names a system of short lines, however high the odds of all of it are', () => {
  const legs = ['1.30', '1.30', '1.30'].map((odds) => ({ odds }))
  const systems = [3, 1].map((lines) => ({ key: lines, legs, combination: { lines } }))
  expect(belowMinOdds(systems as unknown as Offer[], bonus).map(({ key }) => key)).toEqual([3])
})

test.each([
  ['at the least odds takes bonus money too', [bet('1.80', 60_00n)], 0n],
  ['at the least odds may be more than all', [bet('2.00', 61_00n)], 1_00n],
  ['below them takes own money alone', [bet('1.50', 10_01n)], 1n],
  ['below them beside one at them', [bet('1.50', 10_00n), bet('2.00', 50_00n)], 0n],
  ['below them that own money pays', [bet('1.50', 10_00n)], 0n],
])('a bet %s', (_name, bets, missing) => {
  const due = bets.reduce((sum, { totalMinor }) => sum + totalMinor, 0n)
  const found = missingFor(due, bets, { balance: 60_00n, bonus })
  expect(found > 0n ? found : 0n).toBe(missing)
})
