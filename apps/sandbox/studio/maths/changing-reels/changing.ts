import type { Random } from '../draws.ts'
import { evaluateWays, type Win } from '../slot/evaluate.ts'
import type { SlotSymbol } from '../slot/slot-maths.ts'
import { windowAt } from '../slot/spin.ts'
import type { ChangingMaths } from './build-changing.ts'

export interface ChangingSpin {
  /** Symbols by reel, each from top to bottom; no two reels need to be of the same length. */
  grid: SlotSymbol[][]
  wins: Win[]
  multiplier: number
  /** Hundredths of the stake, the multiplier included. */
  total: number
}

export interface ChangingRound {
  /** The paid spin, then its free spins. */
  spins: ChangingSpin[]
  /** Hundredths of the stake. */
  total: number
}

/**
 * Draws a whole round. Free spins win no more of their kind; each of them multiplies by its number.
 */
export function drawChanging(maths: ChangingMaths, random: Random): ChangingRound {
  const paid = drawSpin(maths, random, 1)
  const scatters = paid.grid.flat().filter((symbol) => symbol === 'scatter').length
  const free = Array.from({ length: maths.freeSpins[scatters] ?? 0 }, (_, index) =>
    drawSpin(maths, random, index + 1),
  )
  const spins = [paid, ...free]
  return { spins, total: spins.reduce((sum, spin) => sum + spin.total, 0) }
}

function drawSpin(maths: ChangingMaths, random: Random, multiplier: number): ChangingSpin {
  const grid = maths.strips.map((strip) =>
    windowAt(strip, random.below(strip.length), drawHeight(maths, random)),
  )
  const wins = evaluateWays({ pays: maths.pays, wildMultiplier: 1 }, grid)
  return { grid, wins, multiplier, total: wins.reduce((sum, { pay }) => sum + pay, 0) * multiplier }
}

function drawHeight({ heights }: ChangingMaths, random: Random): number {
  let left = random.below(heights.reduce((sum, { weight }) => sum + weight, 0))
  const drawn = heights.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return drawn?.rows ?? 0
}
