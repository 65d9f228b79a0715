import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openProgress } from '../../studio/rtp/progress.ts'
import { type Results, readResults } from '../feed/football/league-data.ts'
import { fitStrengths } from '../feed/football/strengths.ts'
import { findContradictions } from './contradictions.ts'
import { type BookForecast, forecastsOf, forecastsOfBook, resultsUntil } from './forecasts.ts'
import { goalsOf } from './goals.ts'
import { calibrationTable, meanLogLoss, scoresOf, tableOf } from './report.ts'
import { tune } from './tune.ts'
import { openYardsticks } from './yardsticks.ts'

const SHIPPED = join(import.meta.dirname, '../data/football')
const HELP = `npm run book:backtest -- SEASON                  how well the book's model foretells a season, such as 2024-25
npm run book:backtest -- SEASON --data FOLDER    and with the files of a folder besides (2025-26.en.1.json and the like)
npm run book:backtest -- --tune                  looks for better settings of the model on 2022-23 and 2023-24 alone; takes minutes

Every match is foretold from the results before its day. Exits with 1 when prices contradict each other.`
/** Prices of every tenth match are looked at for contradictions. */
const EVERY = 10

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', multiple: true, default: [] },
    tune: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const [season] = positionals

if (values.help || (!season && !values.tune)) console.log(HELP)
else {
  const leagues = readResults([SHIPPED, ...values.data])
  if (values.tune) tune(leagues)
  else process.exitCode = report(leagues, find(season ?? '', leagues)) ? 0 : 1
}

function find(season: string, leagues: readonly Results[]): string {
  const seasons = [
    ...new Set(leagues.flatMap(({ matches }) => matches.map((match) => match.season))),
  ].sort()
  if (seasons.includes(season)) return season
  console.error(
    `There are no results of ${season}. There are ${seasons.join(', ')}; --data FOLDER adds others.`,
  )
  process.exit(2)
}

function report(leagues: readonly Results[], season: string): boolean {
  const progress = openProgress()
  const started = performance.now()
  const book = forecastsOfBook(leagues, [season], { onPart: progress.show })
  const seasonS = (performance.now() - started) / 1000
  progress.end()
  const rivals = Object.entries(openYardsticks()).map(([name, yardstick]) => ({
    name,
    forecasts: forecastsOf(yardstick, leagues, [season]),
  }))
  const scores = scoresOf([{ name: 'book', forecasts: book }, ...rivals])

  console.log(
    `Home win, draw, away win in ${season}: each match foretold from the results before its day.\n`,
  )
  console.log(tableOf(scores))
  console.log(`\nMean over the leagues: log loss ${meanLogLoss(scores).toFixed(4)}`)
  console.log('\nThe book, by what it said: chance said / share that came, in per cent\n')
  console.log(calibrationTable(book))
  console.log(
    `\nGoals, set for 2024-25\n${goalsOf(scores, { fitS: longestFit(leagues, season), seasonS }).join('\n')}\n`,
  )
  return pricesAgree(book)
}

/** Seconds of the slowest league, fitted to everything up to the end of the season. */
function longestFit(leagues: readonly Results[], season: string): number {
  const times = resultsUntil(leagues, season).map((league) => {
    const started = performance.now()
    fitStrengths([league])
    return (performance.now() - started) / 1000
  })
  return Math.max(...times)
}

function pricesAgree(forecasts: readonly BookForecast[]): boolean {
  const progress = openProgress()
  const looked = forecasts.filter((_, at) => at % EVERY === 0)
  const problems = looked.flatMap(({ match, strength }, at) => {
    progress.show(at / looked.length)
    return findContradictions(strength).map(
      (problem) => `${match.date} ${match.home} - ${match.away}: ${problem}`,
    )
  })
  progress.end()
  console.log(
    problems.length === 0
      ? `All markets of ${looked.length} matches agree, and none allows a sure profit.`
      : problems.slice(0, 20).join('\n'),
  )
  return problems.length === 0
}
