/** The lowest combined odds that are allowed for a slip: a decimal as text, from 1 to 9999.999. */
export const LEAST_ODDS = /^[1-9]\d{0,3}(\.\d{1,3})?$/

/**
 * Returns whether the odds of a slip, a decimal as text, are as high as the lowest allowed ones or
 * higher.
 */
export function reachesOdds(odds: string, least: string): boolean {
  return thousandthsOf(odds) >= thousandthsOf(least)
}

/** The facts of a slip that decide its odds; odds are decimals as text. */
export interface SlipOdds {
  /** The combined odds of all legs. */
  odds: string
  /** The number of lines that the stake pays for; an each-way line counts once. */
  lines: number
  /** The odds of each leg. */
  legs: readonly string[]
}

/**
 * Returns the odds of the line of a slip that has the lowest odds, a decimal as text. The combined
 * odds of all legs do not show the odds of singles and doubles within a system. When several kinds
 * of slips have this number of lines, the kind with the shortest lines counts.
 */
export function leastLineOdds({ odds, lines, legs }: SlipOdds): string {
  if (lines <= 1) return odds
  const lowest = legs.map(thousandthsOf).sort((one, other) => (one < other ? -1 : 1))
  const line = lowest.slice(0, shortestLine(legs.length, lines))
  const thousandths = line.reduce((product, each) => (product * each) / 1000n, 1000n)
  return `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`
}

/**
 * The number of legs in the shortest line: all lines have this number, or the slip has all lines
 * with this number or more.
 */
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

/** Three decimals count: further ones do not lift odds to the lowest allowed ones. */
function thousandthsOf(odds: string): bigint {
  const [whole = '0', fraction = ''] = odds.split('.')
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0').slice(0, 3))
}
