import type { AmountLimit } from '#rules/amounts.ts'
import { parseAmount } from '#rules/money.ts'
import type { QuickDepositMethod } from '../../components/joining/quick-deposit-methods-queries.ts'

/**
 * A method's limit in minor units; null for none. Amounts that the currency cannot have are left
 * out.
 */
export function methodLimit(
  limit: QuickDepositMethod['limit'],
  currency: string,
): AmountLimit | null {
  if (limit === null) return null
  if (limit.__typename === 'PaymentValues') {
    return {
      values: limit.values
        .map((value) => parseAmount(value, currency))
        .filter((value) => value !== null),
    }
  }
  const [min, max] = [parseAmount(limit.min, currency), parseAmount(limit.max, currency)]
  return min === null || max === null ? null : { min, max }
}
