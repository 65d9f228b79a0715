import type { BenchRow } from './row.ts'
import { median } from './tools.ts'

/** Requests or bets a second of one round. */
interface Pair {
  ours: number
  yardstick: number
}

export interface SideBySide {
  rounds: number
  /** Rounds before that are not counted: V8 is still compiling what it has not done before. */
  warmUp: number
  ours(): number
  yardstick(): number
}

/**
 * Short rounds of both in turn, each as often first as second: what else runs on the machine
 * changes by the second, and then meets both.
 */
export function sideBySide({ rounds, warmUp, ours, yardstick }: SideBySide): Pair[] {
  const pairs = Array.from(
    { length: warmUp + rounds },
    (_, round): Pair =>
      round % 2 === 0
        ? { ours: ours(), yardstick: yardstick() }
        : { yardstick: yardstick(), ours: ours() },
  )
  return pairs.slice(warmUp)
}

/**
 * The ratio is the middle one of the rounds', not that of the two medians, which may come from
 * different minutes.
 */
export function rowOf(
  pairs: readonly Pair[],
  names: { name: string; unit: string; yardstick: string },
): BenchRow & { ratio: number } {
  return {
    name: names.name,
    value: median(pairs.map(({ ours }) => ours)),
    unit: names.unit,
    yardstick: { name: names.yardstick, value: median(pairs.map(({ yardstick }) => yardstick)) },
    ratio: median(pairs.map(({ ours, yardstick }) => ours / yardstick)),
  }
}
