/** A belief about several numbers at once: a normal distribution, its covariances row by row. */
export interface Belief {
  readonly size: number
  readonly mean: Float64Array
  readonly covariance: Float64Array
}

/** A sum of some of the numbers, each times its weight. */
export interface WeightedSum {
  places: readonly number[]
  weights: readonly number[]
}

const MOST_STEPS = 12
const CLOSE = 1e-9

export function openBelief(size: number): Belief {
  return { size, mean: new Float64Array(size), covariance: new Float64Array(size * size) }
}

/** Sets one number that has nothing to do with the others yet. */
export function setNumber(belief: Belief, place: number, mean: number, variance: number): void {
  belief.mean[place] = mean
  belief.covariance[place * belief.size + place] = variance
}

/** Lets a number become less certain, by so much variance. */
export function loosen(belief: Belief, place: number, variance: number): void {
  const at = place * belief.size + place
  belief.covariance[at] = (belief.covariance[at] ?? 0) + variance
}

/** Draws a number towards zero, and with it what it has in common with the others. */
export function fade({ size, mean, covariance }: Belief, place: number, factor: number): void {
  mean[place] = (mean[place] ?? 0) * factor
  for (let other = 0; other < size; other++) {
    covariance[place * size + other] = (covariance[place * size + other] ?? 0) * factor
    covariance[other * size + place] = (covariance[other * size + place] ?? 0) * factor
  }
}

/**
 * A belief of other size: `from` names for each of its numbers the old place, or -1 for a number
 * that is new.
 */
export function rearranged(old: Belief, from: readonly number[]): Belief {
  const belief = openBelief(from.length)
  for (const [place, before] of from.entries()) {
    if (before < 0) continue
    belief.mean[place] = old.mean[before] ?? 0
    for (const [other, otherBefore] of from.entries())
      if (otherBefore >= 0)
        belief.covariance[place * belief.size + other] =
          old.covariance[before * old.size + otherBefore] ?? 0
  }
  return belief
}

export function expectationOf(
  { size, mean, covariance }: Belief,
  { places, weights }: WeightedSum,
): { mean: number; variance: number } {
  let [expected, variance] = [0, 0]
  for (let at = 0; at < places.length; at++) {
    const [place, weight] = [places[at] ?? 0, weights[at] ?? 0]
    expected += weight * (mean[place] ?? 0)
    for (let other = 0; other < places.length; other++)
      variance +=
        weight * (weights[other] ?? 0) * (covariance[place * size + (places[other] ?? 0)] ?? 0)
  }
  return { mean: expected, variance }
}

/**
 * Learns from a count, such as goals, whose rate is the exponential of the sum (Poisson). Below
 * one, `trust` lowers the weight of the count. The belief stays normal: its new middle is the
 * likeliest value, its new width the curvature there.
 */
export function learnCount(belief: Belief, sum: WeightedSum, count: number, trust: number): void {
  const { size, mean, covariance } = belief
  const along = covariancesWith(belief, sum)
  const before = expectationOf(belief, sum)
  const after = likeliest(before, count, trust)
  const left = 1 / (1 / before.variance + trust * Math.exp(after))
  const shift = (after - before.mean) / before.variance
  const gain = (before.variance - left) / before.variance ** 2
  for (let row = 0; row < size; row++) {
    const ofRow = along[row] ?? 0
    mean[row] = (mean[row] ?? 0) + ofRow * shift
    const start = row * size
    for (let column = 0; column < size; column++)
      covariance[start + column] =
        (covariance[start + column] ?? 0) - ofRow * gain * (along[column] ?? 0)
  }
}

function covariancesWith(
  { size, covariance }: Belief,
  { places, weights }: WeightedSum,
): Float64Array {
  const along = new Float64Array(size)
  for (let at = 0; at < places.length; at++) {
    const [start, weight] = [(places[at] ?? 0) * size, weights[at] ?? 0]
    for (let column = 0; column < size; column++)
      along[column] = (along[column] ?? 0) + weight * (covariance[start + column] ?? 0)
  }
  return along
}

/** The logarithm of the rate that is likeliest after the count, by Newton's method. */
function likeliest(
  before: { mean: number; variance: number },
  count: number,
  trust: number,
): number {
  let found = before.mean
  for (let step = 0; step < MOST_STEPS; step++) {
    const rate = trust * Math.exp(found)
    const change =
      (trust * count - rate - (found - before.mean) / before.variance) /
      (rate + 1 / before.variance)
    found += change
    if (Math.abs(change) < CLOSE) break
  }
  return found
}
