/**
 * No amount may have more whole digits than this: 999,999,999,999.99 is beyond any player's purse.
 */
const MAX_WHOLE_DIGITS = 12

const exponents = new Map<string, number>()

/**
 * Returns the number of digits that a currency has behind the point: 2 for EUR, 0 for JPY, 3 for
 * KWD.
 */
export function currencyExponent(currency: string): number {
  const known = exponents.get(currency)
  if (known !== undefined) return known
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  exponents.set(currency, digits)
  return digits
}

/**
 * An exact decimal such as "12.50" as minor units, or null when it is not a plain amount of this
 * currency: signs, exponents, digits beyond the currency's own, other scripts' digits and spaces
 * are all refused.
 */
export function parseAmount(text: string, currency: string): bigint | null {
  const [, whole = '', fraction = ''] = text.match(/^([0-9]+)(?:\.([0-9]+))?$/) ?? []
  const exponent = currencyExponent(currency)
  if (whole === '' || whole.length > MAX_WHOLE_DIGITS || fraction.length > exponent) return null
  return BigInt(whole + fraction.padEnd(exponent, '0'))
}

/** Minor units as an exact decimal in the currency's own digits: 1250n EUR is "12.50". */
export function formatAmount(minor: bigint, currency: string): string {
  const exponent = currencyExponent(currency)
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0')
  const sign = minor < 0n ? '-' : ''
  const cut = digits.length - exponent
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`
}

/** Returns the minor units in one whole of the currency: 100 for EUR, 1 for JPY. */
export function wholeUnit(currency: string): bigint {
  return 10n ** BigInt(currencyExponent(currency))
}
