import type { AmountLimit } from './amounts.ts'
import { formatAmount } from './money.ts'

export interface LimitWords {
  noLimit: string
}

/**
 * Returns a method's limit in a few signs: "€10 – €5,000", with decimals only where they are not
 * zero, or the caller's words for 'no limit'.
 */
export function showLimit(
  limit: AmountLimit | null,
  currency: string,
  language: string,
  { noLimit }: LimitWords,
): string {
  if (limit === null) return noLimit
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    numberingSystem: 'latn',
  })
  const show = (amount: bigint) =>
    format.format(formatAmount(amount, currency) as Intl.StringNumericLiteral)
  if ('values' in limit) {
    const [first, last] = [limit.values[0], limit.values.at(-1)]
    return first === undefined || last === undefined
      ? noLimit
      : first === last
        ? show(first)
        : `${show(first)} – ${show(last)}`
  }
  return `${show(limit.min)} – ${show(limit.max)}`
}
