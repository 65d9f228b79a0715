/** The limits of a method's amounts, as the API has them. */
export type Limit =
  | { __typename: 'PaymentRange'; min: string; max: string }
  | { __typename: 'PaymentValues'; values: string[] }
  | null

/**
 * `€10 – €5,000`, or the list of the only amounts, with decimals only where there are any; null
 * where there is no limit.
 */
export function describeLimit(limit: Limit, currency: string, language: string): string | null {
  if (limit === null) return null
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const textOf = (amount: string) => format.format(amount as Intl.StringNumericLiteral)
  if (limit.__typename === 'PaymentRange') return `${textOf(limit.min)} – ${textOf(limit.max)}`
  return limit.values.length === 0 ? null : limit.values.map(textOf).join(' · ')
}
