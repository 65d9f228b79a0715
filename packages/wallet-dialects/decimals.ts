import { formatAmount, parseAmount, wholeUnit } from '#rules/money.ts'

/** 1250 EUR is "12.50", 1250 JPY is "1250". */
export function decimalOf(minor: number, currency: string): string {
  return formatAmount(BigInt(minor), currency)
}

/**
 * Minor units; null for what is no amount of the currency. Zeros at the end may be left out or be
 * more than the currency has.
 */
export function minorOf(decimal: string | number, currency: string): number | null {
  const text = String(decimal)
  const isNegative = text.startsWith('-')
  const plain = text.slice(isNegative ? 1 : 0).replace(/(\.\d*?)0+$/, '$1')
  const minor = parseAmount(plain.replace(/\.$/, ''), currency)
  if (minor === null) return null
  return isNegative ? -Number(minor) : Number(minor)
}

/** Hub88 writes a whole of every currency as this much. */
const HUB88_WHOLE = 100_000n

export function hub88Of(minor: number, currency: string): number {
  return Number((BigInt(minor) * HUB88_WHOLE) / wholeUnit(currency))
}

/** Rounded down to what the currency has coins for. */
export function minorOfHub88(amount: number, currency: string): number {
  return Math.floor((amount * Number(wholeUnit(currency))) / Number(HUB88_WHOLE))
}
