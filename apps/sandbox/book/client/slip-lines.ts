/** A way to combine the legs of a slip: the sizes of its combinations, and the number of lines. */
export interface Combination {
  /** `singles`, `double`, `trixie`, or `2/5` for all doubles of five. */
  key: string
  sizes: readonly number[]
  lines: number
}

const MOST_LEGS = 8
const OF_A_SEASON = /^outright_/
const NAMED: Readonly<Record<number, readonly (readonly [key: string, from: number])[]>> = {
  3: [
    ['trixie', 2],
    ['patent', 1],
  ],
  4: [
    ['yankee', 2],
    ['lucky15', 1],
  ],
  5: [
    ['canadian', 2],
    ['lucky31', 1],
  ],
  6: [
    ['heinz', 2],
    ['lucky63', 1],
  ],
  7: [['superheinz', 2]],
  8: [['goliath', 2]],
}

/**
 * Returns the systems for this number of legs: all combinations of a size, then those with a name.
 * None for fewer than three legs or more than eight.
 */
export function systemsOf(legs: number): Combination[] {
  if (legs < 3 || legs > MOST_LEGS) return []
  const perms = Array.from({ length: legs - 2 }, (_, at) => at + 2)
  return [
    ...perms.map((size) => ({ key: `${size}/${legs}`, sizes: [size], lines: choose(legs, size) })),
    ...(NAMED[legs] ?? []).map(([key, from]) => {
      const sizes = Array.from({ length: legs - from + 1 }, (_, at) => from + at)
      return { key, sizes, lines: sizes.reduce((sum, size) => sum + choose(legs, size), 0) }
    }),
  ]
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let at = 1; at <= count; at++) ways = (ways * (from - count + at)) / at
  return Math.round(ways)
}

function thousandthsOf(odds: string): bigint {
  const [whole = '0', fraction = ''] = odds.split('.')
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0').slice(0, 3))
}

/** Returns the product of the odds as it is shown, with two decimals, rounded down. */
export function combinedOdds(odds: readonly string[]): string {
  const product = odds.reduce((all, each) => all * thousandthsOf(each), 1n)
  const hundredths = (product * 100n) / 1000n ** BigInt(odds.length)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

/** Returns the odds, or the highest odds that count. */
export function cappedOdds(odds: string, most: number): string {
  return Number(odds) > most ? most.toFixed(2) : odds
}

/**
 * Returns whether some legs cannot be in one combination, because one makes another more likely:
 * several of one event, or of a season and its matches.
 */
export function hasRelatedLegs(
  legs: readonly { eventId: number; championshipId: number; kind: string }[],
): boolean {
  if (new Set(legs.map(({ eventId }) => eventId)).size < legs.length) return true
  const seasons = legs.filter(({ kind }) => OF_A_SEASON.test(kind))
  return seasons.some((season) =>
    legs.some((leg) => leg !== season && leg.championshipId === season.championshipId),
  )
}
