import { formatAmount, parseAmount } from '#rules/money.ts'
import { badInput } from './refusal.ts'

/** Minor units of an amount that a client sent; zero and everything that is no plain amount is refused under the field's name. */
export function fromMajor(text: string, currency: string, field = 'amount'): bigint {
  const minor = parseAmount(text, currency)
  if (minor === null || minor === 0n) throw badInput({ [field]: 'validations.must_be_a_number' })
  return minor
}

/** What GraphQL's Decimal carries. */
export const toMajor = formatAmount
