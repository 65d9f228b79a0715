import { PAYING_SYMBOLS, type SlotSymbol } from '../slot/slot-maths.ts'
import type { TumbleMaths } from './tumble-maths.ts'

/**
 * Symbols are small numbers here, because every combination of stops is played out to find the
 * exact return.
 */
const WILD = 8
export const ALL_SYMBOLS: readonly SlotSymbol[] = [...PAYING_SYMBOLS, 'wild']

export interface GridWin {
  symbol: number
  /** Number of reels, or of cells in the cluster. */
  count: number
  /** Hundredths of the stake, before the multiplier. */
  pay: number
  /** Numbers of the cells: reel × rows + row. */
  cells: number[]
}

/**
 * Returns what a grid pays in all, in hundredths of the stake. Marks in `hit` every winning cell
 * with 1 and the others with 0. Adds each win to `found`, where it is given.
 */
export type FindWins = (cells: Uint8Array, hit: Uint8Array, found?: GridWin[]) => number

export function findWinsOf(maths: TumbleMaths): FindWins {
  return maths.winsBy === 'ways' ? findWays(maths) : findClusters(maths)
}

function payTable({ pays }: TumbleMaths, longest: number): Int32Array[] {
  return PAYING_SYMBOLS.map((symbol) =>
    Int32Array.from(
      { length: longest + 1 },
      (_, count) => pays[symbol][count] ?? pays[symbol].at(-1) ?? 0,
    ),
  )
}

function findWays(maths: TumbleMaths): FindWins {
  const { rows } = maths
  const reels = maths.strips.length
  const pays = payTable(maths, reels)
  return (cells, hit, found) => {
    hit.fill(0)
    let total = 0
    for (let symbol = 0; symbol < WILD; symbol += 1) {
      let [ways, count] = [1, 0]
      for (; count < reels; count += 1) {
        let here = 0
        for (let at = count * rows; at < (count + 1) * rows; at += 1)
          if (cells[at] === symbol || (cells[at] === WILD && count > 0)) here += 1
        if (here === 0) break
        ways *= here
      }
      const pay = (pays[symbol]?.[count] ?? 0) * ways
      if (pay === 0) continue
      total += pay
      const taking: number[] = []
      for (let at = 0; at < count * rows; at += 1) {
        if (cells[at] !== symbol && cells[at] !== WILD) continue
        hit[at] = 1
        if (found) taking.push(at)
      }
      found?.push({ symbol, count, pay, cells: taking })
    }
    return total
  }
}

function findClusters(maths: TumbleMaths): FindWins {
  const { rows } = maths
  const size = maths.strips.length * rows
  const pays = payTable(maths, size)
  const neighbours = Array.from({ length: size }, (_, at) =>
    Uint8Array.from(neighboursOf(at, rows, size)),
  )
  const fewest = Uint8Array.from(pays, (pay) => pay.findIndex((each) => each > 0))
  const counts = new Uint8Array(ALL_SYMBOLS.length)
  const seen = new Uint8Array(size)
  const cluster = new Uint8Array(size)
  return (cells, hit, found) => {
    hit.fill(0)
    seen.fill(0)
    counts.fill(0)
    for (let at = 0; at < size; at += 1) {
      const symbol = cells[at] as number
      counts[symbol] = (counts[symbol] as number) + 1
    }
    let total = 0
    for (let start = 0; start < size; start += 1) {
      const symbol = cells[start] as number
      // Most symbols are too few on the grid to win, wherever they are.
      if (seen[start] === 1 || (counts[symbol] as number) < (fewest[symbol] as number)) continue
      let count = 1
      cluster[0] = start
      seen[start] = 1
      for (let next = 0; next < count; next += 1) {
        const beside = neighbours[cluster[next] as number] as Uint8Array
        for (let index = 0; index < beside.length; index += 1) {
          const at = beside[index] as number
          if (seen[at] === 1 || cells[at] !== symbol) continue
          seen[at] = 1
          cluster[count] = at
          count += 1
        }
      }
      const pay = (pays[symbol] as Int32Array)[count] as number
      if (pay === 0) continue
      total += pay
      for (let index = 0; index < count; index += 1) hit[cluster[index] as number] = 1
      found?.push({ symbol, count, pay, cells: Array.from(cluster.subarray(0, count)) })
    }
    return total
  }
}

function neighboursOf(at: number, rows: number, size: number): number[] {
  const row = at % rows
  return [
    ...(row > 0 ? [at - 1] : []),
    ...(row < rows - 1 ? [at + 1] : []),
    at - rows,
    at + rows,
  ].filter((each) => each >= 0 && each < size)
}
