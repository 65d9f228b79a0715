import type { Notation } from '#rules/amount-text.ts'

/**
 * Returns the signs with which a language writes numbers. They are read from a number that all
 * languages write with separators.
 */
export function notationOf(language: string): Notation {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(
    1_234_567.5,
  )
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value
  return { decimal: signOf('decimal') ?? '.', group: signOf('group') ?? '' }
}

/** Returns the sign of a currency, such as €. */
export function currencySign(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
