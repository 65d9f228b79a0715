import { formatAmount } from '#rules/money.ts'

/** An amount of minor units, as a language writes it. */
export function moneyText(minor: bigint, currency: string, culture: string): string {
  const format = new Intl.NumberFormat(culture, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  })
  return format.format(formatAmount(minor, currency) as Intl.StringNumericLiteral)
}
