import type { GameKind } from '#contracts/studio-api.ts'
import { drawCells, drawKeno, drawPath, drawPoint, drawRoll } from './draws.ts'
import type { Random } from './random.ts'

type Follows = (shown: Record<string, unknown>, random: Random) => boolean

/** True when what was shown of a round is what these draws yield; by the kind of game, where its rounds are provable. */
export const REDRAWS: Readonly<Partial<Record<GameKind, Follows>>> = {
  crash: ({ point }, random) => point === drawPoint(random),
  mines: ({ cells }, random) => Array.isArray(cells) && isSame(cells, drawCells(cells.length, random)),
  dice: ({ roll }, random) => roll === drawRoll(random),
  plinko: ({ path }, random) => Array.isArray(path) && isSame(path, drawPath(path.length, random)),
  keno: ({ drawn }, random) => isSame(drawn, drawKeno(random)),
}

function isSame(shown: unknown, drawn: readonly number[]): boolean {
  return JSON.stringify(shown) === JSON.stringify(drawn)
}
