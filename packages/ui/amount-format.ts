/** The text in place of a balance while balances are hidden. */
export const hiddenAmount = '***'

/**
 * An exact decimal such as "1234.50" in the notation of `language`. The text goes to Intl as it is,
 * never through a number, so that no digit is lost. Arabic keeps the digits 0-9, as the amount
 * fields and the games do.
 */
export function formatAmount(
  amount: string,
  currency: string,
  language: string,
  sign: Sign = 'auto',
): string {
  return formatter(language, currency, sign).format(amount as Intl.StringNumericLiteral)
}

/** `exceptZero` also writes the plus of a sum that has come in. */
export type Sign = 'auto' | 'exceptZero'

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(language: string, currency: string, sign: Sign): Intl.NumberFormat {
  const key = `${language} ${currency} ${sign}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    signDisplay: sign,
  })
  formatters.set(key, made)
  return made
}
