/** The chance that a chi-square variable of so many degrees of freedom is at least `value`. */
export function upperTail(value: number, freedom: number): number {
  const [a, x] = [freedom / 2, value / 2]
  if (x <= 0) return 1
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x)
}

/** Σ of squared differences over what was expected. */
export function chiSquare(seen: ArrayLike<number>, expected: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < seen.length; index += 1)
    sum += ((seen[index] ?? 0) - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1)
  return sum
}

/*
 * The regularised incomplete gamma function, by its series below and by its continued fraction
 * above a + 1: Numerical Recipes, third edition, 6.2.
 */
const PRECISION = 1e-14
const MOST_STEPS = 10_000

function lowerSeries(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a]
  for (let step = 1; step < MOST_STEPS && Math.abs(term) > Math.abs(sum) * PRECISION; step += 1) {
    term *= x / (a + step)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a))
}

function upperFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let product = d
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const an = -step * (step - a)
    b += 2
    d = 1 / nonZero(an * d + b, tiny)
    c = nonZero(b + an / c, tiny)
    product *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return product * Math.exp(a * Math.log(x) - x - logGamma(a))
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value
}

/** Stirling's series, after the argument has been raised to where it is exact to fifteen digits. */
function logGamma(argument: number): number {
  let [x, below] = [argument, 0]
  while (x < 15) {
    below += Math.log(x)
    x += 1
  }
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7)
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - below
}
