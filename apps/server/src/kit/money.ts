import { amountProblem } from '#rules/amounts.ts'
import { formatAmount, parseAmount } from '#rules/money.ts'
import { badInput } from './refusal.ts'

/**
 * Minor units of an amount that a client sent; zero and everything that is no plain amount is
 * refused under the field's name.
 */
export function fromMajor(text: string, currency: string, field = 'amount'): bigint {
  const minor = parseAmount(text, currency)
  const problem = amountProblem(minor, null)
  if (minor === null || problem)
    throw badInput({ [field]: problem ?? 'validations.must_be_a_number' })
  return minor
}

/** Returns an amount as GraphQL's Decimal carries it. */
export const toMajor = formatAmount
