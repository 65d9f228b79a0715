import { type Fraction, isAbove, least, ONE, plus, ratio, times, ZERO } from './fraction.ts'

/**
 * The sum over all lines of the product of their legs' factors. The sum over the lines of one size
 * is a coefficient of the product of (1 + factor·x) over all legs, so that no line has to be gone
 * through by itself.
 */
export function sumOverLines(factors: readonly Fraction[], folds: readonly number[]): Fraction {
  let coefficients = [1n]
  let denominator = 1n
  for (const factor of factors) {
    const next = [...coefficients.map((each) => each * factor.denominator), 0n]
    for (const [at, each] of coefficients.entries())
      next[at + 1] = (next[at + 1] ?? 0n) + each * factor.numerator
    coefficients = next
    denominator *= factor.denominator
  }
  return {
    numerator: folds.reduce((sum, size) => sum + (coefficients[size] ?? 0n), 0n),
    denominator,
  }
}

/**
 * Returns the sum over all lines as `sumOverLines` does, with each line's product at most `most`.
 */
export function cappedSumOverLines(
  factors: readonly Fraction[],
  folds: readonly number[],
  most: number,
): Fraction {
  const cap = ratio(most, 1)
  const highest = factors.filter((factor) => isAbove(factor, ONE)).reduce(times, ONE)
  if (!isAbove(highest, cap)) return sumOverLines(factors, folds)
  return folds.reduce((sum, size) => plus(sum, eachLine(factors, 0, size, ONE, cap)), ZERO)
}

/** Takes or leaves the legs from `at` on, until `size` are taken. */
function eachLine(
  factors: readonly Fraction[],
  at: number,
  size: number,
  product: Fraction,
  cap: Fraction,
): Fraction {
  if (size === 0) return least(product, cap)
  const factor = factors[at]
  if (!factor || factors.length - at < size) return ZERO
  const taken = eachLine(factors, at + 1, size - 1, times(product, factor), cap)
  return lowest(plus(taken, eachLine(factors, at + 1, size, product, cap)))
}

/** Sums of many lines are brought to lowest terms, because their denominators multiply. */
function lowest({ numerator, denominator }: Fraction): Fraction {
  let [divisor, rest] = [numerator, denominator]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}
