import { chanceOf } from '../feed/seed.ts'
import {
  bootstrapInterval,
  brier,
  calibrationError,
  calibrationOf,
  type Forecast,
  logLoss,
  meanOf,
  rankedScore,
} from './metrics.ts'

type OfLeague = Forecast & { code: string }

/** The forecasts of the same matches in the same order, those of the book first. */
export interface Rival {
  name: string
  forecasts: readonly OfLeague[]
}

export interface Scores {
  name: string
  logLoss: number
  interval: readonly [number, number]
  brier: number
  rankedScore: number
  calibrationError: number
  /** Average difference by which the book's log loss is lower in a match, with its interval. */
  bookIsBetterBy: number
  bookIsBetterWithin: readonly [number, number]
}

export interface LeagueScores {
  code: string
  matches: number
  /** The book's stand first. */
  scores: readonly Scores[]
}

const HEADING = [
  'league',
  'matches',
  'forecast',
  'log loss',
  '95 % interval',
  'Brier',
  'RPS',
  'calibration error',
  'the book is better by',
]
const WIDTHS = [7, 8, 12, 9, 16, 8, 8, 18, 26]

/** One entry a league, and one of all matches together, called `all`. */
export function scoresOf(rivals: readonly Rival[]): LeagueScores[] {
  const codes = [...new Set(rivals[0]?.forecasts.map(({ code }) => code))].sort()
  return [...codes, 'all'].map((code) => {
    const ofLeague = rivals.map(({ name, forecasts }) => ({
      name,
      chosen: forecasts.filter((each) => code === 'all' || each.code === code),
    }))
    const book = (ofLeague[0]?.chosen ?? []).map(logLoss)
    return {
      code,
      matches: book.length,
      scores: ofLeague.map(({ name, chosen }) => scoresOfOne(name, chosen, book)),
    }
  })
}

function scoresOfOne(
  name: string,
  forecasts: readonly Forecast[],
  book: readonly number[],
): Scores {
  const losses = forecasts.map(logLoss)
  const leads = losses.map((loss, at) => loss - (book[at] ?? loss))
  // All forecasters share these draws, so that their intervals differ only by their forecasts.
  const interval = (values: readonly number[]) =>
    bootstrapInterval(values, chanceOf('backtest', forecasts.length, 'bootstrap').below)
  return {
    name,
    logLoss: meanOf(losses),
    interval: interval(losses),
    brier: meanOf(forecasts.map(brier)),
    rankedScore: meanOf(forecasts.map(rankedScore)),
    calibrationError: calibrationError(calibrationOf(forecasts)),
    bookIsBetterBy: meanOf(leads),
    bookIsBetterWithin: interval(leads),
  }
}

export function tableOf(leagues: readonly LeagueScores[]): string {
  const rows = leagues.flatMap(({ code, matches, scores }) =>
    scores.map((each, at) => [
      at === 0 ? code : '',
      at === 0 ? String(matches) : '',
      each.name,
      each.logLoss.toFixed(4),
      each.interval.map((end) => end.toFixed(3)).join(' to '),
      each.brier.toFixed(4),
      each.rankedScore.toFixed(4),
      each.calibrationError.toFixed(4),
      at === 0
        ? ''
        : `${each.bookIsBetterBy.toFixed(4)} (${each.bookIsBetterWithin.map((end) => end.toFixed(3)).join(' to ')})`,
    ]),
  )
  return [HEADING, ...rows]
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
        .join(' ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * Returns a line for each league with the book's ten bins: the average forecast, and how often it
 * came true, in per cent.
 */
export function calibrationTable(forecasts: readonly OfLeague[]): string {
  const codes = [...new Set(forecasts.map(({ code }) => code))].sort()
  const heading = Array.from({ length: 10 }, (_, at) =>
    `${at * 10}-${at * 10 + 10} %`.padStart(11),
  ).join('')
  const lines = [...codes, 'all'].map((code) => {
    const bins = calibrationOf(forecasts.filter((each) => code === 'all' || each.code === code))
    const cells = bins.map(({ count, predicted, came }) =>
      (count === 0 ? '-' : `${(predicted * 100).toFixed(1)}/${(came * 100).toFixed(1)}`).padStart(
        11,
      ),
    )
    return code.padEnd(5) + cells.join('')
  })
  return [`${' '.repeat(5)}${heading}`, ...lines].join('\n')
}

/** Leagues count the same, however many matches they have. */
export function meanLogLoss(leagues: readonly LeagueScores[]): number {
  return meanOf(
    leagues.filter(({ code }) => code !== 'all').map(({ scores }) => scores[0]?.logLoss ?? 0),
  )
}
