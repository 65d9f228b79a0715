import { openProgress } from '../../studio/rtp/progress.ts'
import type { Results } from '../feed/football/league-data.ts'
import { RATING_SETTINGS } from '../feed/football/rating-settings.ts'
import { type BookForecast, forecastsOf, forecastsOfBook, resultsUntil } from './forecasts.ts'
import { type Forecast, logLoss, meanOf } from './metrics.ts'
import { ELO_CHANCES, openEloYardstick } from './yardsticks.ts'

/**
 * Later seasons are taken away before anything is looked at, so that no setting can have been
 * chosen by them.
 */
const SEASONS = ['2022-23', '2023-24'] as const
/** A share of how likely the exact scores were, so that totals are tuned as well as results. */
const SHARE_OF_SCORES = 0.2
const SWEEPS = 3
/** Settings begin to move by such a part of themselves, and half as much in each further sweep. */
const FIRST_STEP = 0.5
const LEAST_GAIN = 2e-6

/**
 * Looks for better settings of the book's model and of the Elo beside it, one setting at a time,
 * and prints what it has found.
 */
export function tune(leagues: readonly Results[]): void {
  const known = resultsUntil(leagues, SEASONS[1])
  console.log(`Tuned on ${SEASONS.join(' and ')} alone. What is made small: log loss, mean over leagues and seasons; for the book with
${SHARE_OF_SCORES} times the loss of exact scores.\n`)
  print(
    'Elo',
    search(ELO_CHANCES, (elo) =>
      meanOverLeagues(forecastsOf(openEloYardstick(elo), known, SEASONS), logLoss),
    ),
  )
  print(
    'book',
    search(RATING_SETTINGS, (settings) =>
      meanOverLeagues(forecastsOfBook(known, SEASONS, { settings }), lossOfBook),
    ),
  )
}

function print(
  name: string,
  { settings, loss, before }: { settings: object; loss: number; before: number },
): void {
  console.log(
    `${name}: ${before.toFixed(5)} before, ${loss.toFixed(5)} now\n${JSON.stringify(settings, null, 2)}\n`,
  )
}

function search<Settings extends Record<keyof Settings, number>>(
  start: Settings,
  lossOf: (settings: Settings) => number,
) {
  const progress = openProgress()
  const names = Object.keys(start) as (keyof Settings)[]
  const before = lossOf(start)
  let [settings, loss, step] = [start, before, FIRST_STEP]

  /** Goes on in one direction while that helps. */
  function move(name: keyof Settings, direction: 1 | -1): boolean {
    for (let moved = false; ; moved = true) {
      const changed = { ...settings, [name]: settings[name] * (1 + step) ** direction }
      const found = lossOf(changed)
      if (!(found < loss - LEAST_GAIN)) return moved
      settings = changed
      loss = found
    }
  }

  for (let sweep = 0; sweep < SWEEPS; sweep++, step /= 2)
    for (const [at, name] of names.entries()) {
      progress.show((sweep + at / names.length) / SWEEPS)
      if (!move(name, 1)) move(name, -1)
    }
  progress.end()
  return { settings, loss, before }
}

function meanOverLeagues<Each extends Forecast & { code: string }>(
  forecasts: readonly Each[],
  lossOf: (forecast: Each) => number,
): number {
  return meanOf(
    [...Map.groupBy(forecasts, ({ code }) => code).values()].map((ofLeague) =>
      meanOf(ofLeague.map(lossOf)),
    ),
  )
}

function lossOfBook(forecast: BookForecast): number {
  const { strength, match } = forecast
  return (
    logLoss(forecast) +
    SHARE_OF_SCORES *
      (lossOfGoals(strength.home, match.ft[0]) + lossOfGoals(strength.away, match.ft[1]))
  )
}

/** Returns how unlikely so many goals were, by Poisson's distribution. */
function lossOfGoals(expected: number, goals: number): number {
  let loss = expected - goals * Math.log(expected)
  for (let factor = 2; factor <= goals; factor++) loss += Math.log(factor)
  return loss
}
