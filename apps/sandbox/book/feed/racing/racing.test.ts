import { describe, expect, test } from 'vitest'
import { ruleFourRate } from '../../settlement/rule-four.ts'
import { marketsOf } from '../event-view.ts'
import { openResults } from './race-results.ts'
import { forecastChance, placeChances, winChances } from './racing-chances.ts'
import { openRacingWorld } from './racing-world.ts'

const WEIGHTS = [5, 3, 2, 1, 0, 1]
const sum = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0)

describe('chances of a race', () => {
  test('sum to the number of those that win or are placed', () => {
    expect(sum(winChances(WEIGHTS))).toBeCloseTo(1)
    for (const places of [1, 2, 3]) expect(sum(placeChances(WEIGHTS, places))).toBeCloseTo(places)
    expect(placeChances(WEIGHTS, 1)).toEqual(winChances(WEIGHTS))
  })

  test('of forecasts agree with those of the winner', () => {
    const second = WEIGHTS.map((_, horse) => forecastChance(WEIGHTS, 0, horse))
    expect(sum(second)).toBeCloseTo(winChances(WEIGHTS)[0] ?? 0)
  })
})

describe('results of a race', () => {
  const results = openResults(
    { finish: [[2, 0], [1], [3, 5]], withdrawn: [null, null, null, null, 9, null], times: [] },
    3,
  )
  const won = (code: number, at: number) => results.resultOf(code, at).won

  test('pay both winners of a dead heat, as two that share one place', () => {
    expect([won(0, 0), won(0, 2), won(0, 1)]).toEqual([1, 1, 0])
    expect(results.deadHeatOf(0, 0)).toEqual({ places: 1, tied: 2 })
    expect(results.deadHeatOf(1, 0)).toBeUndefined()
  })

  test('pay no place to those that tie behind the last one', () => {
    expect([won(1, 1), won(1, 3)]).toEqual([1, 0])
    expect(
      openResults(
        { finish: [[1], [2], [0, 3]], withdrawn: [null, null, null, null], times: [] },
        3,
      ).deadHeatOf(1, 0),
    ).toEqual({
      places: 1,
      tied: 2,
    })
  })

  test.each([
    [[[0, 1], [2]], 2],
    [[[0, 1, 2]], 6],
    [[[0], [1, 2]], 2],
  ])('pay all winning forecasts of %j together as one, a part of %i each', (finish, parts) => {
    const withdrawn = [null, null, null]
    const forecasts = openResults({ finish, withdrawn, times: [] }, 2)
    const winners = [0, 1, 2, 3, 4, 5].filter((at) => forecasts.resultOf(2, at).won === 1)
    expect(winners).toHaveLength(parts)
    for (const at of winners)
      expect(forecasts.deadHeatOf(2, at)).toEqual({ places: 1, tied: parts })
  })

  test('give the stake on a horse back that did not run', () => {
    expect(results.resultOf(0, 4).void).toBe(1)
    expect(results.reasonOf(0, 4)).toEqual({ key: 'why.non_runner' })
  })
})

test('a horse that is taken out is void at once, and takes its part of the bets that were made before', () => {
  const world = openRacingWorld('a secret of this test')
  const races = Array.from({ length: 20 }, (_, at) => world.eventsOn(2500 + at)).flat()
  const taken = races.flatMap((race) => {
    const play = world.play(race)
    const out = play
      .situationAt(race.startsAt)
      .incidents.find(({ values }) => values?.deduction !== '0')
    return out ? [{ play, out }] : []
  })
  expect(taken.length).toBeGreaterThan(20)
  for (const { play, out } of taken.slice(0, 20)) {
    const [before, after] = [out.at - 1, out.at + 10_000].map((time) =>
      marketsOf(play, time).find(({ kind }) => kind === 'win'),
    )
    expect(out.values?.deduction).toBe(ruleFourRate(String(out.values?.odds)))
    const horse = Number(out.values?.number) - 1
    expect(before?.selections[horse]).toMatchObject({ result: null, odds: out.values?.odds })
    expect(after?.selections[horse]).toMatchObject({
      result: 'void',
      odds: null,
      why: { key: 'why.non_runner' },
    })
    expect(after?.deductions).toContainEqual({ at: out.at, rate: out.values?.deduction })
  }
})
