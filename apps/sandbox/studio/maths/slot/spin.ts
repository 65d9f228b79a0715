import type { Random } from '../draws.ts'
import { evaluateExpanded, evaluateLines, evaluateWays, type Win } from './evaluate.ts'
import {
  type FreeSpins,
  PAYING_SYMBOLS,
  type PayingSymbol,
  type SlotMaths,
  type SlotSymbol,
  type Strips,
} from './slot-maths.ts'

export interface Spin {
  /** Symbols by reel, each from top to bottom. */
  grid: SlotSymbol[][]
  wins: Win[]
  scatters: number
  /** Free spins won by this spin. */
  awarded: number
  multiplier: number
  /** Hundredths of the stake, the multiplier included. */
  total: number
  /** The reel that turned wild, or the reels that the chosen symbol filled. */
  wildReel?: number
  expanded?: number[]
}

export interface SlotRound {
  spins: Spin[]
  /** The symbol that expands during the free spins. */
  chosen?: PayingSymbol
  /** Hundredths of the stake. */
  total: number
}

/** Draws a whole round: the paid spin and all free spins that follow from it. */
export function drawRound(maths: SlotMaths, random: Random): SlotRound {
  const base = drawSpin(maths, maths.strips, random)
  const spins = [base]
  const { freeSpins } = maths
  let left = freeSpins ? base.awarded : 0
  let granted = left
  const chosen =
    left > 0 && freeSpins?.kind === 'expanding'
      ? (PAYING_SYMBOLS[random.below(PAYING_SYMBOLS.length)] as PayingSymbol)
      : undefined
  while (freeSpins && left > 0) {
    const spin = drawFreeSpin(maths, freeSpins, random, chosen)
    spin.awarded = Math.min(spin.awarded, freeSpins.cap - granted)
    granted += spin.awarded
    left += spin.awarded - 1
    spins.push(spin)
  }
  const total = spins.reduce((sum, spin) => sum + spin.total, 0)
  return chosen ? { spins, chosen, total } : { spins, total }
}

function drawSpin(maths: SlotMaths, strips: Strips, random: Random): Spin {
  return settle(maths, drawGrid(strips, maths.rows, random), 1)
}

function drawFreeSpin(
  maths: SlotMaths,
  freeSpins: FreeSpins,
  random: Random,
  chosen: PayingSymbol | undefined,
): Spin {
  const multiplier = drawMultiplier(freeSpins, random)
  const grid = drawGrid(freeSpins.strips, maths.rows, random)
  if (freeSpins.kind === 'wild-reel') {
    const wildReel = 1 + random.below(grid.length - (maths.bothWays ? 2 : 1))
    grid[wildReel] = grid[wildReel]?.map(() => 'wild') ?? []
    return { ...settle(maths, grid, multiplier), wildReel }
  }
  const spin = settle(maths, grid, multiplier)
  const extra = chosen ? evaluateExpanded(maths, grid, chosen) : null
  if (!extra) return spin
  return {
    ...spin,
    wins: [...spin.wins, extra.win],
    total: spin.total + extra.win.pay * multiplier,
    expanded: extra.reels,
  }
}

function settle(maths: SlotMaths, grid: SlotSymbol[][], multiplier: number): Spin {
  const wins = maths.lines ? evaluateLines(maths, maths.lines, grid) : evaluateWays(maths, grid)
  const scatterCells = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) =>
      symbol === 'scatter' ? [[reel, row] as [number, number]] : [],
    ),
  )
  const scatters = scatterCells.length
  const pay = maths.scatterPays[scatters] ?? 0
  if (pay > 0) wins.push({ symbol: 'scatter', count: scatters, cells: scatterCells, pay })
  return {
    grid,
    wins,
    scatters,
    awarded: maths.freeSpins?.spins[scatters] ?? 0,
    multiplier,
    total: wins.reduce((sum, win) => sum + win.pay, 0) * multiplier,
  }
}

function drawGrid(strips: Strips, rows: number, random: Random): SlotSymbol[][] {
  return strips.map((strip) => windowAt(strip, random.below(strip.length), rows))
}

function drawMultiplier({ multipliers }: FreeSpins, random: Random): number {
  let left = random.below(multipliers.reduce((sum, each) => sum + each.weight, 0))
  const drawn = multipliers.find((each) => {
    left -= each.weight
    return left < 0
  })
  return drawn?.multiplier ?? 1
}

/**
 * Returns the part of a strip that shows when it stops at `stop`: that symbol on top, the following
 * ones below, round the end.
 */
export function windowAt(strip: readonly SlotSymbol[], stop: number, rows: number): SlotSymbol[] {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as SlotSymbol)
}
