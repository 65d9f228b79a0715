import { evaluateLines, evaluateWays } from './evaluate.ts'
import type { SlotMaths, SlotSymbol } from './slot-maths.ts'
import { windowAt } from './spin.ts'

/** A slot for tests, so small that all its stops can be tried. */
export const smallMachine: SlotMaths = {
  rows: 3,
  strips: [
    ['h1', 'l1', 'l1', 'h2', 'scatter', 'l1'],
    ['h1', 'wild', 'l1', 'h2', 'h2', 'l1', 'scatter'],
    ['l1', 'h1', 'wild', 'h2', 'wild', 'l1'],
    ['h2', 'h1', 'l1', 'l1', 'scatter'],
  ],
  lines: [
    [1, 1, 1, 1],
    [0, 1, 2, 1],
  ],
  bothWays: false,
  pays: {
    h1: [0, 0, 20, 100, 400],
    h2: [0, 0, 0, 60, 200],
    h3: [],
    h4: [],
    l1: [0, 0, 5, 20, 80],
    l2: [],
    l3: [],
    l4: [],
  },
  wildMultiplier: 1,
  scatterPays: [0, 0, 0, 250],
  freeSpins: null,
}

/** Calls back for what every combination of stops shows. */
export function tryAllStops(
  maths: SlotMaths,
  visit: (grid: SlotSymbol[][]) => void,
  shown: SlotSymbol[][] = [],
): void {
  const strip = maths.strips[shown.length]
  if (strip)
    for (let stop = 0; stop < strip.length; stop += 1)
      tryAllStops(maths, visit, [...shown, windowAt(strip, stop, maths.rows)])
  else visit(shown)
}

/** Returns the pay of lines or ways and scatters together, in hundredths of the stake. */
export function payOf(maths: SlotMaths, grid: SlotSymbol[][]): number {
  const wins = maths.lines ? evaluateLines(maths, maths.lines, grid) : evaluateWays(maths, grid)
  const scatters =
    maths.scatterPays[grid.flat().filter((symbol) => symbol === 'scatter').length] ?? 0
  return wins.reduce((total, win) => total + win.pay, 0) + scatters
}
