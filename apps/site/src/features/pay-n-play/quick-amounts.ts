import { type AmountLimit, suggestAmounts } from '#rules/amounts.ts'

/** Returns the amounts that the buttons offer, in minor units; none where none can be suggested. */
export function quickAmounts(limit: AmountLimit | null): bigint[] {
  try {
    return suggestAmounts(limit)
  } catch {
    return []
  }
}
