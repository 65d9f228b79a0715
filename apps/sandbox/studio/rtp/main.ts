import { parseArgs } from 'node:util'
import { openShelf, type StudioGame } from '../game-shelf.ts'
import { mathsOf } from '../games.ts'
import { exactReturnOf } from './exact.ts'
import { openProgress } from './progress.ts'
import { isSimulated } from './rounds-of.ts'
import { readRounds } from './rounds-option.ts'
import { simulate } from './simulate.ts'
import { writeTable } from './table.ts'

const HELP = `npm run rtp -- GAME                  the exact return of a game, beside what it declares
npm run rtp -- GAME --rounds 1e8    and that of so many rounds, on all cores (slots)
npm run rtp -- --table              writes docs/games.md again

GAME is an id of the catalogue, such as peg-drop. Exits with 1 where a figure is not what the game declares.`

/** Most standard errors by which a simulation may be off. */
const SIGMAS = 3
/** A declared return is rounded to a hundredth of a per cent, or down to one. */
const ROUNDING = 1 / 10_000 + 1e-9

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, table: { type: 'boolean' }, help: { type: 'boolean' } },
})
const [id] = positionals
const rounds = readRounds(values.rounds)
if (rounds === null) {
  console.error('--rounds takes a whole number above zero, such as 1e8.')
  process.exit(2)
}

if (values.table) console.log(await writeTable(openProgress()))
else if (!id || values.help) console.log(HELP)
else process.exitCode = (await report(find(id), rounds)) ? 0 : 1

function find(wanted: string): StudioGame {
  const { games, findGame } = openShelf()
  const game = findGame(wanted)
  if (game) return game
  const like = games.filter((each) => each.id.includes(wanted)).slice(0, 8)
  console.error(
    `No game is called ${wanted}.${like.length > 0 ? ` Did you mean ${like.map((each) => each.id).join(', ')}?` : ''}`,
  )
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
