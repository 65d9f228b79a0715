import {
  PAYING_SYMBOLS,
  type SlotMaths,
  type SlotSymbol,
  type Strips,
} from '../maths/slot/slot-maths.ts'
import type { Below } from './fast-random.ts'

/** Plays one whole round and returns what it pays, in hundredths of the stake. */
export type FastRound = () => number

const WILD = 8
const SCATTER = 9
const KINDS = 10
const MOST_REELS = 6

/**
 * The rounds of maths/slot/spin.ts once more, for simulations: symbols are small numbers, and what
 * a reel shows at each stop is laid out beforehand. fast-slot.test.ts holds the two together, grid
 * by grid.
 */
export function compileSlot(maths: SlotMaths, below: Below): FastRound {
  const base = compileReels(maths, maths.strips)
  const { freeSpins } = maths
  const free = freeSpins && compileReels(maths, freeSpins.strips)
  const stops = new Int32Array(maths.strips.length)
  const evaluate = compileEvaluation(maths)

  function turn(reels: Reels): void {
    for (let reel = 0; reel < stops.length; reel += 1)
      stops[reel] = below(reels.lengths[reel] as number)
  }

  return () => {
    turn(base)
    let total = evaluate(base, stops, -1)
    if (!freeSpins || !free) return total
    let left = freeSpins.spins[evaluate.scatters] ?? 0
    if (left === 0) return total
    let granted = left
    const chosen = freeSpins.kind === 'expanding' ? below(PAYING_SYMBOLS.length) : -1
    for (; left > 0; left -= 1) {
      const multiplier = drawMultiplier(freeSpins.multipliers, below)
      turn(free)
      const wildReel =
        freeSpins.kind === 'wild-reel' ? 1 + below(stops.length - (maths.bothWays ? 2 : 1)) : -1
      let pay = evaluate(free, stops, wildReel)
      if (chosen >= 0) pay += expandedPay(maths, free, stops, chosen)
      total += pay * multiplier
      const again = Math.min(freeSpins.spins[evaluate.scatters] ?? 0, freeSpins.cap - granted)
      granted += again
      left += again
    }
    return total
  }
}

interface Reels {
  lengths: Int32Array
  /** Symbols in sight by stop and row, one list a reel. */
  windows: Uint8Array[]
  /** Number of each symbol in sight, by stop and symbol. */
  counts: Uint8Array[]
  /**
   * The lines that can win at all (symbols, where ways pay), by the stops of the two reels that
   * wins begin on.
   */
  forward: Starts
  backward: Starts | null
}

/** For each pair of stops, where its part of `list` begins; it ends where the next one begins. */
interface Starts {
  offsets: Int32Array
  list: Int32Array
}

function compileReels({ rows, lines, bothWays }: SlotMaths, strips: Strips): Reels {
  const numbers = strips.map((strip) => strip.map(numberOf))
  const windows = numbers.map((strip) =>
    Uint8Array.from({ length: strip.length * rows }, (_, at) => symbolAt(strip, at, rows)),
  )
  const counts = windows.map((shown) => {
    const found = new Uint8Array((shown.length / rows) * KINDS)
    shown.forEach((symbol, at) => {
      const place = Math.floor(at / rows) * KINDS + symbol
      found[place] = (found[place] as number) + 1
    })
    return found
  })
  const [last, beforeLast] = [windows.length - 1, windows.length - 2]
  const starts = (first: number, second: number) =>
    compileStarts(
      lines,
      rows,
      [windows[first] as Uint8Array, windows[second] as Uint8Array],
      [first, second],
    )
  const lengths = Int32Array.from(numbers, (strip) => strip.length)
  return {
    lengths,
    windows,
    counts,
    forward: starts(0, 1),
    backward: bothWays ? starts(last, beforeLast) : null,
  }
}

function compileStarts(
  lines: SlotMaths['lines'],
  rows: number,
  [first, second]: readonly [Uint8Array, Uint8Array],
  [firstReel, secondReel]: readonly [number, number],
): Starts {
  const offsets = [0]
  const list: number[] = []
  for (let stop = 0; stop < first.length; stop += rows)
    for (let other = 0; other < second.length; other += rows) {
      const [shown, next] = [
        first.subarray(stop, stop + rows),
        second.subarray(other, other + rows),
      ]
      const goesOn = (symbol: number | undefined, after: number | undefined) =>
        symbol !== undefined && symbol < WILD && (after === symbol || after === WILD)
      if (lines)
        lines.forEach((line, index) => {
          if (goesOn(shown[line[firstReel] ?? 0], next[line[secondReel] ?? 0]))
            list.push(index * line.length)
        })
      else
        for (const symbol of new Set(shown))
          if (symbol < WILD && next.some((each) => goesOn(symbol, each))) list.push(symbol)
      offsets.push(list.length)
    }
  return { offsets: Int32Array.from(offsets), list: Int32Array.from(list) }
}

function symbolAt(strip: readonly number[], at: number, rows: number): number {
  return strip[(Math.floor(at / rows) + (at % rows)) % strip.length] as number
}

function numberOf(symbol: SlotSymbol): number {
  return symbol === 'wild' ? WILD : symbol === 'scatter' ? SCATTER : PAYING_SYMBOLS.indexOf(symbol)
}

interface Evaluation {
  (reels: Reels, stops: Int32Array, wildReel: number): number
  /** Number of scatters in the last spin. */
  scatters: number
}

/** A reel that turned wild hides its symbols, scatters too. */
function compileEvaluation(maths: SlotMaths): Evaluation {
  const { rows, lines, wildMultiplier } = maths
  const reelCount = maths.strips.length
  const pays = payTable(maths)
  const rowOf = lines ? Uint8Array.from(lines.flat()) : new Uint8Array(0)
  const everyLine = Int32Array.from(lines ?? [], (_, index) => index * reelCount)
  const everySymbol = Int32Array.from(PAYING_SYMBOLS, (_, index) => index)
  const scatterPays = Float64Array.from({ length: 40 }, (_, count) => maths.scatterPays[count] ?? 0)

  function linePay(
    windows: readonly Uint8Array[],
    stops: Int32Array,
    wildReel: number,
    line: number,
    from: number,
    step: number,
  ): number {
    const first = symbolOn(
      windows[from] as Uint8Array,
      stops[from] as number,
      rowOf[line + from] as number,
    )
    if (first >= WILD) return 0
    let [count, factor] = [1, 1]
    for (let reel = from + step; count < reelCount; reel += step) {
      const symbol =
        reel === wildReel
          ? WILD
          : symbolOn(
              windows[reel] as Uint8Array,
              stops[reel] as number,
              rowOf[line + reel] as number,
            )
      if (symbol === WILD) factor *= wildMultiplier
      else if (symbol !== first) break
      count += 1
    }
    // A line that is full from the left is not paid again from the right.
    return step < 0 && count === reelCount
      ? 0
      : (pays[first * MOST_REELS + count] as number) * factor
  }
  function symbolOn(window: Uint8Array, stop: number, row: number): number {
    return window[stop * rows + row] as number
  }

  function symbolPay(
    { counts }: Reels,
    stops: Int32Array,
    wildReel: number,
    symbol: number,
  ): number {
    let value = (counts[0] as Uint8Array)[(stops[0] as number) * KINDS + symbol] as number
    if (value === 0) return 0
    let count = 1
    for (; count < reelCount; count += 1) {
      const at = (stops[count] as number) * KINDS
      const found = counts[count] as Uint8Array
      const own = count === wildReel ? 0 : (found[at + symbol] as number)
      const wilds = count === wildReel ? rows : (found[at + WILD] as number)
      if (own + wilds === 0) break
      value *= own + wilds * wildMultiplier
    }
    return (pays[symbol * MOST_REELS + count] as number) * value
  }

  function sidePay(
    reels: Reels,
    stops: Int32Array,
    wildReel: number,
    from: number,
    step: number,
    starts: Starts,
  ): number {
    const second = from + step
    const pair =
      (stops[from] as number) * (reels.lengths[second] as number) + (stops[second] as number)
    const every = lines ? everyLine : everySymbol
    const isAny = wildReel === second
    const list = isAny ? every : starts.list
    const end = isAny ? every.length : (starts.offsets[pair + 1] as number)
    let sum = 0
    for (let index = isAny ? 0 : (starts.offsets[pair] as number); index < end; index += 1) {
      const start = list[index] as number
      sum += lines
        ? linePay(reels.windows, stops, wildReel, start, from, step)
        : symbolPay(reels, stops, wildReel, start)
    }
    return sum
  }

  const evaluate = (reels: Reels, stops: Int32Array, wildReel: number): number => {
    let scatters = 0
    for (let reel = 0; reel < reelCount; reel += 1)
      if (reel !== wildReel)
        scatters += (reels.counts[reel] as Uint8Array)[
          (stops[reel] as number) * KINDS + SCATTER
        ] as number
    evaluation.scatters = scatters
    let total = scatterPays[scatters] as number
    total += sidePay(reels, stops, wildReel, 0, 1, reels.forward)
    if (reels.backward) total += sidePay(reels, stops, wildReel, reelCount - 1, -1, reels.backward)
    return total
  }
  const evaluation: Evaluation = Object.assign(evaluate, { scatters: 0 })
  return evaluation
}

function payTable({ pays }: SlotMaths): Float64Array {
  return Float64Array.from({ length: PAYING_SYMBOLS.length * MOST_REELS }, (_, at) => {
    const symbol = PAYING_SYMBOLS[Math.floor(at / MOST_REELS)]
    return (symbol && pays[symbol][at % MOST_REELS]) ?? 0
  })
}

function expandedPay(maths: SlotMaths, reels: Reels, stops: Int32Array, chosen: number): number {
  let shown = 0
  for (let reel = 0; reel < stops.length; reel += 1)
    if (reels.counts[reel]?.[(stops[reel] as number) * KINDS + chosen]) shown += 1
  const symbol = PAYING_SYMBOLS[chosen]
  return ((symbol && maths.pays[symbol][shown]) ?? 0) * (maths.lines?.length ?? 1)
}

function drawMultiplier(
  multipliers: readonly { multiplier: number; weight: number }[],
  below: Below,
): number {
  let left = below(multipliers.reduce((sum, { weight }) => sum + weight, 0))
  for (const { multiplier, weight } of multipliers) {
    left -= weight
    if (left < 0) return multiplier
  }
  return 1
}
