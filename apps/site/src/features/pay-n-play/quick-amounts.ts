import { type AmountLimit, suggestAmounts } from '#rules/amounts.ts'

/** What the buttons offer, in minor units; nothing where nothing can be suggested. */
export function quickAmounts(limit: AmountLimit | null): bigint[] {
  try {
    return suggestAmounts(limit)
  } catch {
    return []
  }
}
