/** An exact number. The denominator is above zero; the two are not always in lowest terms. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n }
export const ONE: Fraction = { numerator: 1n, denominator: 1n }

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,12}))?$/

/**
 * Reads a decimal such as "2.50", exactly. Throws `RangeError` at anything else, signs and
 * exponents included.
 */
export function fractionOf(text: string): Fraction {
  const [, whole = '', decimals = ''] = text.match(DECIMAL) ?? []
  if (whole === '') throw new RangeError(`Not a decimal: ${text.slice(0, 40)}`)
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) }
}

export function ratio(numerator: bigint | number, denominator: bigint | number): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  }
}

export function minus(one: Fraction, other: Fraction): Fraction {
  return plus(one, { numerator: -other.numerator, denominator: other.denominator })
}

export function times(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  }
}

/** Throws `RangeError` when `other` is zero. */
export function over(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator,
    denominator: one.denominator * other.numerator,
  }
}

export function isAbove(one: Fraction, other: Fraction): boolean {
  return one.numerator * other.denominator > other.numerator * one.denominator
}

export function least(one: Fraction, other: Fraction): Fraction {
  return isAbove(one, other) ? other : one
}

/** The whole number below or at a fraction that is not negative. */
export function roundedDown({ numerator, denominator }: Fraction): bigint {
  return numerator / denominator
}

/** The nearest whole number to a fraction that is not negative; a half goes down. */
export function nearest({ numerator, denominator }: Fraction): bigint {
  return (2n * numerator + denominator - 1n) / (2n * denominator)
}

/** Writes an amount of hundredths, such as "26.67". */
export function hundredthsText(minor: bigint): string {
  const digits = minor.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
