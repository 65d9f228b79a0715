/** The text in place of a balance while balances are hidden. */
export const hiddenAmount = '***'

/**
 * An exact decimal such as "1234.50" in the notation of `language`. The text goes to Intl as it is,
 * never through a number, so that no digit is lost. Arabic keeps the digits 0-9, as the amount
 * fields and the games do.
 */
export function formatAmount(amount: string, currency: string, language: string): string {
  return formatter(language, currency).format(amount as Intl.StringNumericLiteral)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  })
  formatters.set(key, made)
  return made
}
