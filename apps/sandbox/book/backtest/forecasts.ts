import { resultChances } from '../feed/football/football-chances.ts'
import type { Strength } from '../feed/football/football-play.ts'
import { type PlayedMatch, type Results, seasonsOf } from '../feed/football/league-data.ts'
import type { RatingSettings } from '../feed/football/rating-settings.ts'
import { fitStrengths } from '../feed/football/strengths.ts'
import { cameOf, type Forecast, type ResultChances } from './metrics.ts'

export interface BookForecast extends Forecast {
  code: string
  match: PlayedMatch
  strength: Strength
}

/**
 * The book's model, walking forward through all results up to the end of the last of `seasons`:
 * each match from those before its day.
 */
export function forecastsOfBook(
  leagues: readonly Results[],
  seasons: readonly string[],
  { settings, onPart }: { settings?: RatingSettings; onPart?: (part: number) => void } = {},
): BookForecast[] {
  const known = resultsUntil(leagues, seasons.toSorted().at(-1) ?? '')
  const total = known.reduce((sum, { matches }) => sum + matches.length, 0)
  const forecasts: BookForecast[] = []
  let done = 0
  fitStrengths(known, {
    settings,
    predict(code, match, strength) {
      onPart?.(++done / total)
      if (seasons.includes(match.season))
        forecasts.push({
          code,
          match,
          strength,
          chances: resultChances(strength),
          came: cameOf(match.ft),
        })
    },
  })
  return forecasts
}

export function resultsUntil(leagues: readonly Results[], season: string): Results[] {
  return leagues.map(({ code, matches }) => ({
    code,
    matches: matches.filter((match) => match.season <= season),
  }))
}

/** A measure for the book: it forecasts a match, and learns from it once the day is over. */
export interface Yardstick {
  enter(code: string, clubs: readonly string[], isFirst: boolean): void
  chancesOf(match: PlayedMatch): ResultChances
  learn(match: PlayedMatch): void
}

/** The forecasts of a yardstick, which goes through each league by date, as the book does. */
export function forecastsOf(
  yardstick: Yardstick,
  leagues: readonly Results[],
  ofSeasons: readonly string[],
): (Forecast & { code: string })[] {
  const until = resultsUntil(leagues, ofSeasons.toSorted().at(-1) ?? '')
  return seasonsOf(until).flatMap(({ code, season, matches, isFirst }) => {
    yardstick.enter(code, [...new Set(matches.flatMap(({ home, away }) => [home, away]))], isFirst)
    return [...Map.groupBy(matches, ({ date }) => date).values()].flatMap((ofDay) => {
      const predicted = ofDay.map((match) => ({
        code,
        chances: yardstick.chancesOf(match),
        came: cameOf(match.ft),
      }))
      for (const match of ofDay) yardstick.learn(match)
      return ofSeasons.includes(season) ? predicted : []
    })
  })
}
