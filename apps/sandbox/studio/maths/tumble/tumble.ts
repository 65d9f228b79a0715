import type { SlotSymbol } from '../slot/slot-maths.ts'
import { ALL_SYMBOLS, findWinsOf, type GridWin } from './grid-wins.ts'
import type { TumbleMaths } from './tumble-maths.ts'

export interface TumbleWin {
  symbol: SlotSymbol
  count: number
  cells: [reel: number, row: number][]
  /** Hundredths of the stake, before the multiplier. */
  pay: number
}

/** One grid of a round: what it shows, and what it wins before those cells vanish. */
export interface TumbleStep {
  /** Symbols by reel, each from top to bottom. */
  grid: SlotSymbol[][]
  wins: TumbleWin[]
  multiplier: number
  /** Hundredths of the stake, the multiplier included. */
  total: number
}

/**
 * Plays the round that these stops begin to its end, and returns what it pays; `seen` is called for
 * each grid.
 */
export type Tumble = (stops: ArrayLike<number>, seen?: (step: TumbleStep) => void) => number

export function openTumble(maths: TumbleMaths): Tumble {
  const { rows, multipliers } = maths
  const strips = maths.strips.map((strip) =>
    Uint8Array.from(strip, (symbol) => ALL_SYMBOLS.indexOf(symbol)),
  )
  /** Strips that go on with their beginning, so that a window never leaves them. */
  const ends = strips.map((strip) => Uint8Array.of(...strip, ...strip.subarray(0, rows)))
  const cells = new Uint8Array(strips.length * rows)
  const hit = new Uint8Array(cells.length)
  /** Where on its strip the reel's next symbol to fall in stands. */
  const above = new Int32Array(strips.length)
  const findWins = findWinsOf(maths)

  function begin(stops: ArrayLike<number>): void {
    let at = 0
    for (let reel = 0; reel < ends.length; reel += 1) {
      const strip = ends[reel] as Uint8Array
      const stop = stops[reel] as number
      for (let row = 0; row < rows; row += 1) {
        cells[at] = strip[stop + row] as number
        at += 1
      }
      above[reel] = stop - 1
    }
  }

  function fall(): void {
    strips.forEach((strip, reel) => {
      const first = reel * rows
      let to = first + rows - 1
      for (let from = to; from >= first; from -= 1) {
        if (hit[from] === 1) continue
        cells[to] = cells[from] as number
        to -= 1
      }
      for (; to >= first; to -= 1) {
        const place = above[reel] as number
        cells[to] = strip[((place % strip.length) + strip.length) % strip.length] as number
        above[reel] = place - 1
      }
    })
  }

  return (stops, seen) => {
    begin(stops)
    let total = 0
    for (let step = 0; ; step += 1) {
      const multiplier = multipliers[Math.min(step, multipliers.length - 1)] ?? 1
      const found: GridWin[] | undefined = seen && []
      const won = findWins(cells, hit, found) * multiplier
      if (found)
        seen?.({
          grid: gridOf(cells, rows),
          wins: found.map((win) => showWin(win, rows)),
          multiplier,
          total: won,
        })
      if (won === 0) return total
      total += won
      fall()
    }
  }
}

function gridOf(cells: Uint8Array, rows: number): SlotSymbol[][] {
  return Array.from({ length: cells.length / rows }, (_, reel) =>
    Array.from(
      cells.subarray(reel * rows, (reel + 1) * rows),
      (symbol) => ALL_SYMBOLS[symbol] as SlotSymbol,
    ),
  )
}

function showWin({ symbol, count, pay, cells }: GridWin, rows: number): TumbleWin {
  return {
    symbol: ALL_SYMBOLS[symbol] as SlotSymbol,
    count,
    pay,
    cells: cells.map((at): [number, number] => [Math.floor(at / rows), at % rows]),
  }
}
