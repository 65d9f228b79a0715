/** Least combined odds of a slip as data: a decimal as text, from 1 to 9999.999. */
export const LEAST_ODDS = /^[1-9]\d{0,3}(\.\d{1,3})?$/

/** Tells whether the odds of a slip, a decimal as text, are the least ones or higher. */
export function reachesOdds(odds: string, least: string): boolean {
  return thousandthsOf(odds) >= thousandthsOf(least)
}

/** A slip as its odds are asked about; odds are decimals as text. */
export interface SlipOdds {
  /** The combined odds of all legs. */
  odds: string
  /** Lines that the stake is for, each way not counted twice. */
  lines: number
  /** The odds of each leg. */
  legs: readonly string[]
}

/**
 * The odds of the line of a slip that has the lowest ones, a decimal as text: the combined odds of
 * all legs say nothing of singles and doubles within a system. Of kinds of slips that have as many
 * lines, the one with the shortest lines counts.
 */
export function leastLineOdds({ odds, lines, legs }: SlipOdds): string {
  if (lines <= 1) return odds
  const lowest = legs.map(thousandthsOf).sort((one, other) => (one < other ? -1 : 1))
  const line = lowest.slice(0, shortestLine(legs.length, lines))
  const thousandths = line.reduce((product, each) => (product * each) / 1000n, 1000n)
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`
}

/** Legs in the shortest line: all lines have as many, or there are all lines from there on. */
function shortestLine(legs: number, lines: number): number {
  const sizes = Array.from({ length: legs }, (_, at) => at + 1)
  const counts = sizes.map((size) => waysOf(size, legs))
  const fitting = sizes.find((size) => {
    const longer = counts.slice(size - 1).reduce((sum, count) => sum + count, 0)
    return counts[size - 1] === lines || longer === lines
  })
  return fitting ?? 1
}

/** Ways to choose `size` of `of`. */
function waysOf(size: number, of: number): number {
  let ways = 1
  for (let at = 1; at <= size; at++) ways = (ways * (of - size + at)) / at
  return Math.round(ways)
}

/** Three decimals count: what stands behind them does not lift odds to the least. */
function thousandthsOf(odds: string): bigint {
  const [whole = '0', fraction = ''] = odds.split('.')
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0').slice(0, 3))
}
