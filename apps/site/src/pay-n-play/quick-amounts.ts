import { type AmountLimit, suggestAmounts } from '#rules/amounts.ts'
import { formatAmount } from '#rules/money.ts'

/** What the buttons offer, in minor units; nothing where nothing can be suggested. */
export function quickAmounts(limit: AmountLimit | null): bigint[] {
  try {
    return suggestAmounts(limit)
  } catch {
    return []
  }
}

/** An amount as it stands in the field: no decimals where there are none to show. */
export function amountText(minor: bigint, currency: string): string {
  return formatAmount(minor, currency).replace(/\.0+$/, '')
}
