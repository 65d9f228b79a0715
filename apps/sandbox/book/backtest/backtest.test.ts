import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readResults } from '../feed/football/league-data.ts'
import { findContradictions } from './contradictions.ts'
import { forecastsOf, forecastsOfBook } from './forecasts.ts'
import { logLoss, meanOf } from './metrics.ts'
import { openYardsticks } from './yardsticks.ts'

const SHIPPED = join(import.meta.dirname, '../data/football')
/**
 * England's first division alone, in a season that the settings were tuned on, so that nothing is
 * chosen by a later one.
 */
const england = readResults([SHIPPED]).filter(({ code }) => code === 'en.1')
const SEASON = '2023-24'

test('the book foretells a season better than Elo, frequencies and uniform chances do', () => {
  const book = forecastsOfBook(england, [SEASON])
  expect(book).toHaveLength(380)
  const lossOfBook = meanOf(book.map(logLoss))
  for (const [name, yardstick] of Object.entries(openYardsticks()))
    expect(meanOf(forecastsOf(yardstick, england, [SEASON]).map(logLoss)), name).toBeGreaterThan(
      lossOfBook,
    )
})

test('no forecast changes when later results do', () => {
  const half = england.map(({ code, matches }) => ({
    code,
    matches: matches.filter(({ date }) => date <= '2023-12-31'),
  }))
  const changed = england.map(({ code, matches }) => ({
    code,
    matches: matches.map((match) =>
      match.date < '2023-12-01' ? match : { ...match, ft: [0, 5] as const },
    ),
  }))
  const before = (forecasts: readonly { match: { date: string }; strength: unknown }[]) =>
    forecasts.filter(({ match }) => match.date < '2023-12-01').map(({ strength }) => strength)
  const expected = before(forecastsOfBook(half, [SEASON]))
  expect(expected.length).toBeGreaterThan(100)
  expect(before(forecastsOfBook(changed, [SEASON]))).toEqual(expected)
})

test('all forecasts of a yardstick and of the book sum to one', () => {
  const yardsticks = Object.values(openYardsticks()).flatMap((yardstick) =>
    forecastsOf(yardstick, england, [SEASON]),
  )
  for (const { chances } of [...yardsticks, ...forecastsOfBook(england, [SEASON])]) {
    expect(chances[0] + chances[1] + chances[2]).toBeCloseTo(1, 12)
    expect(Math.min(...chances)).toBeGreaterThan(0)
  }
})

test.each([
  { home: 1.5, away: 1.1, rho: -0.1 },
  { home: 4.2, away: 0.3, rho: -0.2 },
  { home: 0.25, away: 2.9, rho: 0.05 },
])('prices of $home to $away goals agree and allow no sure profit', (strength) => {
  expect(findContradictions(strength)).toEqual([])
})
