import type { PayingSymbol, SlotMaths, SlotSymbol } from './slot-maths.ts'

export interface Win {
  symbol: PayingSymbol | 'scatter'
  count: number
  /** Reel and row of every symbol that takes part. */
  cells: [reel: number, row: number][]
  /** Hundredths of the stake, before the spin's multiplier. */
  pay: number
  /** The line's number, where lines pay; how many ways, where ways pay. */
  line?: number
  ways?: number
}

type Grid = readonly (readonly SlotSymbol[])[]

export function evaluateLines(
  maths: SlotMaths,
  lines: readonly (readonly number[])[],
  grid: Grid,
): Win[] {
  const wins: Win[] = []
  lines.forEach((line, index) => {
    const cells = line.map((row, reel): [number, number] => [reel, row])
    const forward = evaluateLine(maths, grid, cells)
    if (forward) wins.push({ ...forward, line: index })
    if (!maths.bothWays || forward?.count === cells.length) return
    const backward = evaluateLine(maths, grid, cells.toReversed())
    if (backward) wins.push({ ...backward, line: index })
  })
  return wins
}

function evaluateLine(
  maths: SlotMaths,
  grid: Grid,
  cells: readonly [number, number][],
): Win | null {
  const symbolAt = ([reel, row]: readonly [number, number]) => grid[reel]?.[row]
  const symbol = cells[0] && symbolAt(cells[0])
  if (!symbol || symbol === 'wild' || symbol === 'scatter') return null
  const end = cells.findIndex((cell) => symbolAt(cell) !== symbol && symbolAt(cell) !== 'wild')
  const taking = end === -1 ? cells : cells.slice(0, end)
  const wilds = taking.filter((cell) => symbolAt(cell) === 'wild').length
  const pay = (maths.pays[symbol][taking.length] ?? 0) * maths.wildMultiplier ** wilds
  return pay > 0 ? { symbol, count: taking.length, cells: [...taking], pay } : null
}

export function evaluateWays(maths: Pick<SlotMaths, 'pays' | 'wildMultiplier'>, grid: Grid): Win[] {
  const wins: Win[] = []
  for (const symbol of new Set(grid[0])) {
    if (symbol === 'wild' || symbol === 'scatter') continue
    const cells: [number, number][] = []
    let [ways, value, count] = [1, 1, 0]
    for (const [reel, column] of grid.entries()) {
      const rows = column.flatMap((each, row) => (each === symbol || each === 'wild' ? [row] : []))
      if (rows.length === 0) break
      const wilds = column.filter((each) => each === 'wild').length
      ways *= rows.length
      value *= rows.length - wilds + wilds * maths.wildMultiplier
      count += 1
      cells.push(...rows.map((row): [number, number] => [reel, row]))
    }
    const pay = (maths.pays[symbol][count] ?? 0) * value
    if (pay > 0) wins.push({ symbol, count, cells, pay, ways })
  }
  return wins
}

/**
 * Returns the pay of the chosen symbol when it fills every reel it shows on: its pay on each line,
 * wherever those reels stand.
 */
export function evaluateExpanded(
  maths: SlotMaths,
  grid: Grid,
  chosen: PayingSymbol,
): { win: Win; reels: number[] } | null {
  const reels = grid.flatMap((column, reel) => (column.includes(chosen) ? [reel] : []))
  const pay = (maths.pays[chosen][reels.length] ?? 0) * (maths.lines?.length ?? 1)
  if (pay === 0) return null
  const cells = reels.flatMap((reel) =>
    Array.from({ length: maths.rows }, (_, row): [number, number] => [reel, row]),
  )
  return { win: { symbol: chosen, count: reels.length, cells, pay }, reels }
}
