import { describe, expect, test } from 'vitest'
import { combinedOdds, hasRelatedLegs, placeOdds, returnOf, systemsOf } from './slip-lines.ts'

const all = (legs: number) => Array.from({ length: legs }, () => '2.00')
const named = (key: string, legs: number) => systemsOf(legs).find((each) => each.key === key)

describe('systems of a slip', () => {
  test.each([
    ['trixie', 3, 4, 2000n],
    ['patent', 3, 7, 2600n],
    ['yankee', 4, 11, 7200n],
    ['lucky15', 4, 15, 8000n],
    ['canadian', 5, 26, 23_200n],
    ['lucky31', 5, 31, 24_200n],
  ])('a %s of %i legs at 2.00 has %i lines', (key, legs, lines, returned) => {
    const system = named(key, legs)
    expect(system?.lines).toBe(lines)
    expect(returnOf(100n, all(legs), system?.sizes ?? [])).toBe(returned)
  })

  test.each([
    ['heinz', 6, 57],
    ['lucky63', 6, 63],
    ['superheinz', 7, 120],
    ['goliath', 8, 247],
  ])('a %s has its lines', (key, legs, lines) => {
    expect(named(key, legs)?.lines).toBe(lines)
  })

  test('there is none for two legs or for nine', () => {
    expect([systemsOf(2), systemsOf(9)]).toEqual([[], []])
  })
})

describe('the return of a slip', () => {
  test('of doubles is the sum over their lines', () => {
    expect(returnOf(200n, ['2.00', '3.00', '4.00'], [2])).toBe(5200n)
  })

  test('is rounded down once', () => {
    expect(returnOf(333n, ['1.91', '1.87'], [2])).toBe(1189n)
  })

  test('of each way adds the place at its fraction', () => {
    const place = placeOdds('9.00', '0.2')
    expect(returnOf(1000n, ['9.00'], [1]) + returnOf(1000n, [place], [1])).toBe(11_600n)
  })

  test('is shown with the product of the odds', () => {
    expect(combinedOdds(['1.91', '1.87'])).toBe('3.57')
  })
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
