import type { Notation } from '#rules/amount-text.ts'

/** The signs by which a language writes numbers; of a number that is long enough for all languages to part its thousands. */
export function notationOf(language: string): Notation {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1_234_567.5)
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value
  return { decimal: signOf('decimal') ?? '.', group: signOf('group') ?? '' }
}

/** What a currency is written with, such as €. */
export function currencySign(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
