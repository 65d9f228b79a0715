/**
 * The amount of a deposit or a withdrawal: what may be typed, suggested, stepped to and accepted. All amounts are minor units; `unit`
 * is how many of them make one whole of the currency (100 for EUR), because amounts are stepped by wholes.
 */
export type AmountLimit = { min: bigint; max: bigint } | { values: readonly bigint[] }

const MAX_SUGGESTIONS = 5
/** The longest text the amount field takes. */
export const MAX_AMOUNT_CHARACTERS = 8

const FACTORS = [2n, 4n, 8n, 16n, 32n]

/** Why an amount is not within the limit, as a translation key; null when it is. */
export function amountProblem(amount: bigint, limit: AmountLimit | null): string | null {
  if (limit === null) return null
  if ('values' in limit) return limit.values.includes(amount) ? null : 'validations.amount_not_in_values'
  if (amount < limit.min) return 'validations.amount_below_min'
  if (amount > limit.max) return 'validations.amount_above_max'
  return null
}

/**
 * Quick amounts: the smallest amount times 2, 4, 8, 16 and 32, stopping at the first that reaches the largest (and is capped there);
 * or the first of the only amounts there are. Throws when there is nothing to suggest.
 */
export function suggestAmounts(limit: AmountLimit | null, count: number = MAX_SUGGESTIONS): bigint[] {
  const suggestions = limit === null ? [] : 'values' in limit ? [...limit.values] : multiplesOf(limit.min, limit.max)
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
 * What remains of typed or pasted text: digits and one dot, at most eight characters. The locale's own decimal sign counts as the dot,
 * and then a dot beside it only separated the thousands. More digits behind the dot than a currency has are left to `roundAmountText`.
 */
export function cleanAmountText(text: string, decimalSign = '.'): string {
  const latin = toLatinDigits(text)
  const dotted = decimalSign !== '.' && latin.includes(decimalSign) ? latin.replaceAll('.', '').replaceAll(decimalSign, '.') : latin
  const [whole = '', ...fractions] = dotted.replace(/[^0-9.]/g, '').split('.')
  const kept = fractions.length === 0 ? whole : `${whole === '' ? '0' : whole}.${fractions.join('')}`
  return kept.slice(0, MAX_AMOUNT_CHARACTERS)
}

/** A cleaned text rounded, halves up, to the `digits` that the currency has behind the dot; a dot without digits behind it goes. */
export function roundAmountText(text: string, digits: number): string {
  const [whole = '', fraction = ''] = text.split('.')
  if (fraction.length <= digits) return fraction === '' ? whole : text
  const kept = BigInt(whole + fraction.slice(0, digits)) + (Number(fraction[digits]) >= 5 ? 1n : 0n)
  const all = kept.toString().padStart(digits + 1, '0')
  return digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`
}

/** The signs of Arabic and Persian keyboards, digits and decimal sign, as those of the amount; a phone may offer no others. */
function toLatinDigits(text: string): string {
  return text.replaceAll('٫', '.').replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
