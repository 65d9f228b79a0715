import { type LeagueScores, meanLogLoss } from './report.ts'

/** Goals of the backtest, set for the season 2024–25. */
const GOALS = { premierLeague: 0.98, mean: 0.982, calibration: 0.02, fitS: 1, seasonS: 30 }

export interface Times {
  /**
   * The longest fit of one league to all of its results, and all forecasts of the season, in
   * seconds.
   */
  fitS: number
  seasonS: number
}

/** One sentence for each goal: its result, and by how much it was missed. */
export function goalsOf(leagues: readonly LeagueScores[], { fitS, seasonS }: Times): string[] {
  const premierLeague = leagues.find(({ code }) => code === 'en.1')?.scores[0]?.logLoss
  const calibration = leagues.find(({ code }) => code === 'all')?.scores[0]?.calibrationError ?? 0
  return [
    beatsAll(leagues),
    ...(premierLeague === undefined
      ? []
      : [atMost('log loss of en.1', premierLeague, GOALS.premierLeague)]),
    atMost(`log loss, mean over the leagues`, meanLogLoss(leagues), GOALS.mean),
    atMost('calibration error over all leagues', calibration, GOALS.calibration),
    atMost('seconds of the longest fit of one league', fitS, GOALS.fitS),
    atMost('seconds of all forecasts of the season', seasonS, GOALS.seasonS),
  ]
}

function atMost(what: string, value: number, goal: number): string {
  const verdict = value <= goal ? 'reached' : `not reached, by ${(value - goal).toFixed(4)}`
  return `${what}: ${value.toFixed(4)}, at most ${goal} wanted: ${verdict}`
}

function beatsAll(leagues: readonly LeagueScores[]): string {
  const missed = leagues
    .filter(({ code }) => code !== 'all')
    .flatMap(({ code, scores: [book, ...others] }) =>
      others.flatMap(({ name, logLoss }) =>
        book && logLoss <= book.logLoss
          ? [`${name} in ${code}, by ${(book.logLoss - logLoss).toFixed(4)}`]
          : [],
      ),
    )
  return `better than Elo, frequencies and uniform in every league: ${missed.length === 0 ? 'reached' : `not reached; better than the book: ${missed.join('; ')}`}`
}
