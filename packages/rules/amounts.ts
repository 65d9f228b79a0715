import { amountText, MAX_AMOUNT_CHARACTERS } from './amount-text.ts'
import { wholeUnit } from './money.ts'

/**
 * The amount of a deposit or a withdrawal: what is suggested, stepped to and accepted. All amounts
 * are minor units; `unit` is how many of them make one whole of the currency (100 for EUR), because
 * amounts are stepped by wholes.
 */
export type AmountLimit = { min: bigint; max: bigint } | { values: readonly bigint[] }

const MAX_SUGGESTIONS = 5

const FACTORS = [2n, 4n, 8n, 16n, 32n]

/**
 * Returns the reason why an amount cannot be paid, as a translation key; null when it can be.
 * `amount` is null for a text without an amount.
 */
export function amountProblem(amount: bigint | null, limit: AmountLimit | null): string | null {
  if (amount === null) return 'validations.must_be_a_number'
  if (amount === 0n) return 'validations.amount_zero'
  if (limit === null) return null
  if ('values' in limit)
    return limit.values.includes(amount) ? null : 'validations.amount_not_in_values'
  if (amount < limit.min) return 'validations.amount_below_min'
  if (amount > limit.max) return 'validations.amount_above_max'
  return null
}

/**
 * Quick amounts: the smallest amount times 2, 4, 8, 16 and 32, stopping at the first that reaches
 * the largest (and is capped there); or the first of the only amounts there are. Throws when there
 * is nothing to suggest.
 */
export function suggestAmounts(
  limit: AmountLimit | null,
  count: number = MAX_SUGGESTIONS,
): bigint[] {
  const suggestions =
    limit === null ? [] : 'values' in limit ? [...limit.values] : multiplesOf(limit.min, limit.max)
  if (suggestions.length === 0) throw new Error('Predefined amounts could not be calculated')
  return suggestions.slice(0, Math.min(count, MAX_SUGGESTIONS))
}

function multiplesOf(min: bigint, max: bigint): bigint[] {
  const multiples: bigint[] = []
  for (const factor of min > 0n ? FACTORS : []) {
    const amount = min * factor
    multiples.push(amount < max ? amount : max)
    if (amount >= max) break
  }
  return multiples
}

/** The next amount up: the larger the amount, the larger the step. */
export function incrementAmount(amount: bigint, unit: bigint): bigint {
  if (amount < 0n) return 0n
  if (amount < 5n * unit) return amount + unit
  if (amount < 30n * unit) return amount + 5n * unit
  if (amount < 100n * unit) return amount + 10n * unit
  if (amount < 1000n * unit) return amount + 100n * unit
  return amount + 200n * unit
}

/** The next amount down; never below zero. */
export function decrementAmount(amount: bigint, unit: bigint): bigint {
  if (amount > 1000n * unit) return amount - 200n * unit
  if (amount > 100n * unit) return amount - 100n * unit
  if (amount > 30n * unit) return amount - 10n * unit
  if (amount > 5n * unit) return amount - 5n * unit
  if (amount >= unit) return amount - unit
  return 0n
}

/**
 * Where a press of plus or minus leads: to the next of the only amounts there are, else by wholes;
 * never past the ends of the limit, and never beyond what the field takes.
 */
export function stepAmount(
  amount: bigint,
  way: 'up' | 'down',
  limit: AmountLimit | null,
  currency: string,
): bigint {
  if (limit !== null && 'values' in limit) {
    const rising = limit.values.toSorted((one, other) => (one < other ? -1 : 1))
    const next =
      way === 'up'
        ? rising.find((value) => value > amount)
        : rising.findLast((value) => value < amount)
    return next ?? (way === 'up' ? rising.at(-1) : rising[0]) ?? amount
  }
  const wished = (way === 'up' ? incrementAmount : decrementAmount)(amount, wholeUnit(currency))
  const to = limit === null ? wished : atMost(limit.max, atLeast(limit.min, wished))
  return amountText(to, currency).length > MAX_AMOUNT_CHARACTERS ? amount : to
}

/** The part of a limit that a balance can pay; the whole limit where the balance is below it. */
export function limitWithin(limit: AmountLimit | null, balance: bigint): AmountLimit | null {
  if (limit === null) return balance > 0n ? { min: 1n, max: balance } : null
  if ('min' in limit)
    return balance < limit.min ? limit : { min: limit.min, max: atMost(balance, limit.max) }
  const values = limit.values.filter((value) => value <= balance)
  return values.length === 0 ? limit : { values }
}

function atLeast(min: bigint, amount: bigint): bigint {
  return amount < min ? min : amount
}

function atMost(max: bigint, amount: bigint): bigint {
  return amount > max ? max : amount
}
