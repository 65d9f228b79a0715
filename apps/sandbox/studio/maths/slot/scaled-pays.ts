import { PAYING_SYMBOLS, type PayingSymbol } from './slot-maths.ts'

/**
 * A table of pays from h1 to l4 times `scale`, in steps of five hundredths. A pay that is worth
 * something stays worth something.
 */
export function scaledPays(
  table: readonly (readonly number[])[],
  scale: number,
): Record<PayingSymbol, readonly number[]> {
  const rows = PAYING_SYMBOLS.map((symbol, index) => [
    symbol,
    (table[index] ?? []).map((pay) => inFives(pay * scale)),
  ])
  return Object.fromEntries(rows) as Record<PayingSymbol, readonly number[]>
}

function inFives(pay: number): number {
  return pay === 0 ? 0 : Math.max(5, Math.round(pay / 5) * 5)
}
