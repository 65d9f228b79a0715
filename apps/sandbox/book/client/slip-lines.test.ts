import { describe, expect, test } from 'vitest'
import { cappedOdds, combinedOdds, hasRelatedLegs, systemsOf } from './slip-lines.ts'

const named = (key: string, legs: number) => systemsOf(legs).find((each) => each.key === key)

describe('systems of a slip', () => {
  test.each([
    ['trixie', 3, 4],
    ['patent', 3, 7],
    ['yankee', 4, 11],
    ['lucky15', 4, 15],
    ['canadian', 5, 26],
    ['lucky31', 5, 31],
    ['heinz', 6, 57],
    ['lucky63', 6, 63],
    ['superheinz', 7, 120],
    ['goliath', 8, 247],
  ])('a %s has its lines', (key, legs, lines) => {
    expect(named(key, legs)?.lines).toBe(lines)
  })

  test('do not exist for two legs or for nine', () => {
    expect([systemsOf(2), systemsOf(9)]).toEqual([[], []])
  })
})

test('the odds of a combination are the product of those of its legs, as far as they count', () => {
  expect(combinedOdds(['1.91', '1.87'])).toBe('3.57')
  expect(cappedOdds('3.57', 10_000)).toBe('3.57')
  expect(cappedOdds('1000000.00', 10_000)).toBe('10000.00')
})

test('legs of one event, or of a season and its matches, are no combination', () => {
  const match = (eventId: number, championshipId = 1) => ({
    eventId,
    championshipId,
    kind: 'match_winner',
  })
  const season = (championshipId: number) => ({
    eventId: 100 + championshipId,
    championshipId,
    kind: 'outright_winner',
  })
  expect(hasRelatedLegs([match(1), match(2)])).toBe(false)
  expect(hasRelatedLegs([match(1), match(1)])).toBe(true)
  expect(hasRelatedLegs([match(1), season(1)])).toBe(true)
  expect(hasRelatedLegs([season(2), match(1), season(3)])).toBe(false)
})
