import { expectedRun, type ReelOdds } from '../slot/expectation.ts'
import { PAYING_SYMBOLS, type PayingSymbol, type SlotSymbol } from '../slot/slot-maths.ts'
import { windowAt } from '../slot/spin.ts'
import type { ChangingMaths } from './build-changing.ts'

/**
 * The exact return as a fraction of the stake. Reels stop and change independently, so that the
 * expectation of what ways pay is a product over the reels, each factor counted over all heights
 * and stops. Each free spin pays like a paid one, times its number.
 */
export function exactChanging(maths: ChangingMaths): number {
  const spin = PAYING_SYMBOLS.reduce(
    (sum, symbol) =>
      sum +
      expectedRun(
        maths.strips.map((_, reel) => oddsOf(maths, symbol, reel)),
        maths.pays[symbol],
      ),
    0,
  )
  const times = scatterChances(maths).reduce((sum, chance, scatters) => {
    const spins = maths.freeSpins[scatters] ?? 0
    return sum + (chance * spins * (spins + 1)) / 2
  }, 1)
  return (spin * times) / 100
}

function oddsOf(maths: ChangingMaths, symbol: PayingSymbol, reel: number): ReelOdds {
  return windowsOf(maths, reel).reduce(
    ({ weight, none }, { shown, chance }) => {
      const count = shown.filter((each) => each === symbol || (each === 'wild' && reel > 0)).length
      return { weight: weight + chance * count, none: none + (count === 0 ? chance : 0) }
    },
    { weight: 0, none: 0 },
  )
}

/** Chance of 0, 1, 2 … scatters in sight. */
function scatterChances(maths: ChangingMaths): number[] {
  return maths.strips.reduce(
    (before, _, reel) => {
      const next: number[] = []
      for (const { shown, chance } of windowsOf(maths, reel)) {
        const seen = shown.filter((each) => each === 'scatter').length
        for (const [count, each] of before.entries())
          next[count + seen] = (next[count + seen] ?? 0) + each * chance
      }
      return Array.from(next, (each) => each ?? 0)
    },
    [1],
  )
}

function windowsOf(
  { strips, heights }: ChangingMaths,
  reel: number,
): { shown: SlotSymbol[]; chance: number }[] {
  const strip = strips[reel] ?? []
  const weights = heights.reduce((sum, { weight }) => sum + weight, 0)
  return heights.flatMap(({ rows, weight }) =>
    strip.map((_, stop) => ({
      shown: windowAt(strip, stop, rows),
      chance: weight / weights / strip.length,
    })),
  )
}

/**
 * The most that a paid spin pays, in hundredths of the stake: exact. A taller reel never pays less
 * than a shorter one at the same stop, so that only the tallest count; and a course is left once
 * not even the best of all reels that are still turning could help it.
 */
export function largestChanging(maths: ChangingMaths): number {
  const tallest = Math.max(...maths.heights.map(({ rows }) => rows))
  const reels = maths.strips.map((strip, reel) =>
    strip.map((_, stop) => {
      const shown = windowAt(strip, stop, tallest)
      return PAYING_SYMBOLS.map(
        (symbol) => shown.filter((each) => each === symbol || (each === 'wild' && reel > 0)).length,
      )
    }),
  )
  const best = reels.map((stops) =>
    PAYING_SYMBOLS.map((_, symbol) => Math.max(...stops.map((counts) => counts[symbol] ?? 0))),
  )
  const full = PAYING_SYMBOLS.map((symbol) => maths.pays[symbol].at(-1) ?? 0)
  let largest = 0
  const turn = (reel: number, ways: readonly number[], paid: number): void => {
    const bound = ways.reduce(
      (sum, each, symbol) =>
        sum +
        each *
          (full[symbol] ?? 0) *
          best.slice(reel).reduce((product, most) => product * Math.max(1, most[symbol] ?? 0), 1),
      paid,
    )
    if (bound <= largest) return
    if (reel === reels.length) {
      largest = bound
      return
    }
    for (const counts of reels[reel] ?? []) {
      let ended = paid
      const next = ways.map((each, symbol) => {
        const count = counts[symbol] ?? 0
        if (count === 0 && each > 0)
          ended += each * (maths.pays[PAYING_SYMBOLS[symbol] as PayingSymbol][reel] ?? 0)
        return each * count
      })
      turn(reel + 1, next, ended)
    }
  }
  turn(
    0,
    PAYING_SYMBOLS.map(() => 1),
    0,
  )
  return largest
}
