import { parseArgs } from 'node:util'
import { openShelf, type StudioGame } from '../game-shelf.ts'
import { mathsOf } from '../games.ts'
import { exactReturnOf } from './exact.ts'
import { openProgress } from './progress.ts'
import { isSimulated } from './rounds-of.ts'
import { readRounds } from './rounds-option.ts'
import { simulate } from './simulate.ts'
import { suggestGames } from './suggested-games.ts'
import { writeTable } from './table.ts'

const HELP = `npm run rtp -- GAME                 the exact return of a game, beside what it declares
npm run rtp -- GAME --rounds 1e8    and that of so many rounds, on all cores (slots)
npm run rtp -- --table              writes docs/games.md again

GAME is the id of a game: its title in small letters, with dashes and without other signs, such as ring-saturn. Exits with 1 where a figure is
not what the game declares, and with 2 where there is no such game.`

/** Most standard errors by which a simulation may be off. */
const SIGMAS = 3
/** A declared return is rounded to a hundredth of a per cent, or down to one. */
const ROUNDING = 1 / 10_000 + 1e-9

const { values, positionals } = readOptions()
const id = positionals.join(' ')
const rounds = readRounds(values.rounds)
if (rounds === null) refuse('--rounds takes a whole number above zero, such as 1e8.')
if (values.table && id) refuse('--table takes no game.')

if (values.help || !(id || values.table)) console.log(HELP)
else if (values.table) console.log(await writeTable(openProgress()))
else process.exitCode = (await report(find(id), rounds)) ? 0 : 1

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string' },
        table: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n\n${HELP}`)
  }
}

function find(wanted: string): StudioGame {
  const { games, findGame } = openShelf()
  const game = findGame(wanted)
  if (game) return game
  const ids = suggestGames(games, wanted).map((each) => each.id)
  const advice =
    ids.length > 0 ? `Did you mean ${ids.join(', ')}?` : 'docs/games.md lists the titles.'
  return refuse(`No game has the id "${wanted}". ${advice}`)
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

async function report(game: StudioGame, wanted: number | undefined): Promise<boolean> {
  const progress = openProgress()
  const { rtpBasisPoints, rtpIsLowest } = mathsOf(game)
  const declared = rtpBasisPoints / 10_000
  console.log(`${game.title} (${game.kind}, ${game.volatility})`)
  console.log(`declared   ${percent(declared)}${rtpIsLowest ? ' at least' : ''}`)
  const exact = exactReturnOf(game, progress.show)
  progress.end()
  const range =
    exact.highest - exact.lowest > 1e-9
      ? `${percent(exact.lowest)} to ${percent(exact.highest)}`
      : percent(exact.lowest)
  console.log(`exact      ${range}: ${exact.how}`)
  const agrees = Math.abs(exact.lowest - declared) <= ROUNDING
  if (!agrees) console.log('The exact return is not what the game declares.')
  return (wanted === undefined || (await simulated(game, wanted, exact.lowest))) && agrees
}

async function simulated(game: StudioGame, rounds: number, exact: number): Promise<boolean> {
  if (!isSimulated(game)) {
    console.log(
      'Only slots of all kinds are simulated: the return of every other game is exact above.',
    )
    return true
  }
  const progress = openProgress()
  const { mean, error, roundsPerSecond } = await simulate(game, rounds, progress.show)
  progress.end()
  const off = (mean - exact) / error
  console.log(
    `simulated  ${percent(mean)} ± ${percent(error)} in ${rounds.toLocaleString('en')} rounds, ${off.toFixed(2)} σ off`,
  )
  console.log(`speed      ${(roundsPerSecond / 1e6).toFixed(1)} million rounds a second`)
  return Math.abs(off) <= SIGMAS
}

function percent(part: number): string {
  return `${(part * 100).toFixed(4)} %`
}
