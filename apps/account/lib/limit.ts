import type { AmountLimit } from '#rules/amounts.ts'
import { parseAmount } from '#rules/money.ts'

/** A method's limit as the API returns it. */
export type WireLimit =
  | { __typename?: 'PaymentRange'; min: string; max: string }
  | { __typename?: 'PaymentValues'; values: readonly string[] }
  | null
  | undefined

/** Returns a limit in minor units; null when there is none. */
export function limitOf(limit: WireLimit, currency: string): AmountLimit | null {
  if (!limit) return null
  const minor = (text: string) => parseAmount(text, currency) ?? 0n
  return 'values' in limit
    ? { values: limit.values.map(minor) }
    : { min: minor(limit.min), max: minor(limit.max) }
}
