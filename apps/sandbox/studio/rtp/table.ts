import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openShelf, type StudioGame } from '../game-shelf.ts'
import { mathsOf } from '../games.ts'
import { type ExactReturn, exactReturnOf } from './exact.ts'
import type { Progress } from './progress.ts'

const FILE = join(import.meta.dirname, '../../../../docs/games.md')

const HEAD = `# The games and their returns

Written by \`npm run rtp -- --table\`; \`npm run rtp -- GAME\` works one of them out again, and \`npm run rtp -- GAME --rounds 1e8\` plays
a slot that often. A return is what comes back of every 100 staked, on average and in the long run. Where it depends on how one
plays, the game declares the lowest, and the table says the highest too. How each figure is found:

`

/** Writes docs/games.md; answers a line that says so. */
export async function writeTable(progress: Progress): Promise<string> {
  const { games } = openShelf()
  const known = new Map<string, ExactReturn>()
  const exactOf = (game: StudioGame): ExactReturn => {
    const maths = mathsOf(game)
    const key = `${game.kind} ${maths.rtpBasisPoints} ${maths.topWin}`
    const exact = known.get(key) ?? exactReturnOf(game)
    known.set(key, exact)
    return exact
  }
  const rows = games.map((game, index) => {
    progress.show(index / games.length)
    return { game, exact: exactOf(game) }
  })
  progress.end()
  const hows = [...new Map(rows.map(({ game, exact }) => [game.kind, exact.how]))].map(([kind, how]) => `- ${kind}: ${how}`)
  const lines = rows.map(({ game, exact }) => lineOf(game, exact))
  const table = ['| Title | Kind | Volatility | Declared | Exact | Largest win |', '|---|---|---|---|---|---|', ...lines]
  writeFileSync(FILE, `${HEAD}${hows.join('\n')}\n\n${table.join('\n')}\n`)
  return `docs/games.md: ${rows.length} titles.`
}

function lineOf(game: StudioGame, { lowest, highest }: ExactReturn): string {
  const { rtpBasisPoints, rtpIsLowest, topWin } = mathsOf(game)
  const declared = `${(rtpBasisPoints / 100).toFixed(2)} %${rtpIsLowest ? ' at least' : ''}`
  const exact = highest - lowest > 1e-9 ? `${percent(lowest)} to ${percent(highest)}` : percent(lowest)
  return `| ${game.title} | ${game.kind} | ${game.volatility} | ${declared} | ${exact} | ${topWin.toLocaleString('en')} × |`
}

function percent(part: number): string {
  return `${(part * 100).toFixed(4)} %`
}
