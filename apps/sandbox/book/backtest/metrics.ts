/** Chances of a home win, a draw and an away win. */
export type ResultChances = readonly [number, number, number]
/** The index of the result that came. */
export type Came = 0 | 1 | 2

export interface Forecast {
  chances: ResultChances
  came: Came
}

/**
 * Forecasts between two tenths of probability: their number, their mean, and how often the result
 * came.
 */
export interface Bin {
  count: number
  predicted: number
  came: number
}

const BINS = 10

export function cameOf([home, away]: readonly [number, number]): Came {
  return home > away ? 0 : home === away ? 1 : 2
}

/** Natural logarithm; a chance of zero counts as one in a million million. */
export function logLoss({ chances, came }: Forecast): number {
  return -Math.log(Math.max(chances[came], 1e-12))
}

/** The squares of all three errors: 0 to 2. */
export function brier({ chances, came }: Forecast): number {
  return chances.reduce((sum, chance, at) => sum + (chance - (at === came ? 1 : 0)) ** 2, 0)
}

/** Ranked probability score, 0 to 1: a draw is nearer to a home win than an away win is. */
export function rankedScore({ chances, came }: Forecast): number {
  const atHome = chances[0] - (came === 0 ? 1 : 0)
  const notAway = 1 - chances[2] - (came === 2 ? 0 : 1)
  return (atHome ** 2 + notAway ** 2) / 2
}

/** Each forecast has three chances, and each falls into one of ten bins. */
export function calibrationOf(forecasts: readonly Forecast[]): Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, predicted: 0, came: 0 }))
  for (const { chances, came } of forecasts)
    for (const [at, chance] of chances.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
      if (!bin) continue
      bin.count += 1
      bin.predicted += chance
      bin.came += at === came ? 1 : 0
    }
  return bins.map(({ count, predicted, came }) =>
    count === 0
      ? { count, predicted, came }
      : { count, predicted: predicted / count, came: came / count },
  )
}

/**
 * Returns the distance between the forecast chances and the results, on average over all chances.
 */
export function calibrationError(bins: readonly Bin[]): number {
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  return (
    bins.reduce((sum, { count, predicted, came }) => sum + count * Math.abs(predicted - came), 0) /
    total
  )
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/**
 * The middle 95 % of the means of so many draws of the same size, with replacement. `pick(n)` gives
 * a whole number below `n`.
 */
export function bootstrapInterval(
  values: readonly number[],
  pick: (below: number) => number,
  draws = 2_000,
): [number, number] {
  const means = Array.from({ length: draws }, () => {
    let sum = 0
    for (let count = 0; count < values.length; count++) sum += values[pick(values.length)] ?? 0
    return sum / values.length
  }).sort((one, other) => one - other)
  return [means[Math.floor(draws * 0.025)] ?? 0, means[Math.ceil(draws * 0.975) - 1] ?? 0]
}
