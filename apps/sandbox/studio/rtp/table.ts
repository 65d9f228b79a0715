import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openShelf, type StudioGame } from '../game-shelf.ts'
import { mathsOf } from '../games.ts'
import { type ExactReturn, exactReturnOf } from './exact.ts'
import type { Progress } from './progress.ts'

const FILE = join(import.meta.dirname, '../../../../docs/games.md')

const HEAD = `# The games and their returns

\`npm run rtp -- --table\` writes this page. \`npm run rtp -- GAME\` computes the return of one game, and \`npm run rtp -- GAME --rounds 1e8\`
also plays that many rounds of a slot. GAME is the id of a game: its title in small letters, with a dash for each space and \`and\` for &, and without
other signs. So the id of Keeper’s Light is \`keepers-light\`. The command suggests ids for what is no id.

A return is the average payment for a stake of 100, over very many rounds. Where it depends on the choices of the player, the game
declares the lowest return, and the table also shows the highest.

Where the licence allows it and the casino can pause the game, a player can let a game play rounds by itself, after setting a loss limit.
Slots of all kinds, dice, plinko, keno, roulette and baccarat repeat the bet. Scratch cards uncover themselves. In crash the player sets the
exit first. In mines the player marks tiles, and each round opens them and cashes out. Blackjack, video poker and hi-lo have no autoplay,
because each of their rounds waits for decisions of the player. Live tables have none, because all players at a table share its clock.

How each return is computed:

`

/** Games that are played alike: the first of them stands for all. */
interface Alike {
  game: StudioGame
  titles: string[]
  exact: ExactReturn
}

/** Writes docs/games.md; returns a line that reports it. */
export async function writeTable(progress: Progress): Promise<string> {
  const { games } = openShelf()
  const known = new Map<string, Alike>()
  for (const [index, game] of games.entries()) {
    progress.show(index / games.length)
    const { rtpBasisPoints, topWin } = mathsOf(game)
    const key = `${game.kind} ${game.volatility} ${rtpBasisPoints} ${topWin}`
    const alike = known.get(key)
    if (alike) alike.titles.push(game.title)
    else known.set(key, { game, titles: [game.title], exact: exactReturnOf(game) })
  }
  progress.end()
  const rows = [...known.values()].toSorted((a, b) => a.game.kind.localeCompare(b.game.kind))
  const hows = [...new Map(rows.map(({ game, exact }) => [game.kind, exact.how]))].map(
    ([kind, how]) => `- ${kind}: ${how}`,
  )
  const table = [
    '| Kind | Volatility | Declared | Exact | Largest win | Titles |',
    '|---|---|---|---|---|---|',
    ...rows.map(lineOf),
  ]
  writeFileSync(FILE, `${HEAD}${hows.join('\n')}\n\n${table.join('\n')}\n`)
  return `docs/games.md: ${games.length} titles.`
}

function lineOf({ game, titles, exact: { lowest, highest } }: Alike): string {
  const { rtpBasisPoints, rtpIsLowest, topWin } = mathsOf(game)
  const declared = `${(rtpBasisPoints / 100).toFixed(2)} %${rtpIsLowest ? ' at least' : ''}`
  const exact =
    highest - lowest > 1e-9 ? `${percent(lowest)} to ${percent(highest)}` : percent(lowest)
  return `| ${game.kind} | ${game.volatility} | ${declared} | ${exact} | ${topWin.toLocaleString('en')} × | ${titles.join(', ')} |`
}

function percent(part: number): string {
  return `${(part * 100).toFixed(4)} %`
}
