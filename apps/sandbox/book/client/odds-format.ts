/**
 * Decimal odds as text ("2.50") in the six ways of writing them; `format` as the vendors number
 * them.
 */
export function formatOdds(decimal: string, format: number, culture: string): string {
  const hundredths = Math.round(Number(decimal) * 100)
  const profit = hundredths - 100
  const write = (value: number, digits = 2) =>
    value.toLocaleString(culture, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      numberingSystem: 'latn',
      useGrouping: false,
    })
  if (profit <= 0) return write(hundredths / 100)
  switch (format) {
    case 1:
      return fraction(profit)
    case 2:
      return signed(profit >= 100 ? profit : -10_000 / profit, (value) => write(value, 0))
    case 3:
      return write(profit / 100)
    case 4:
      return signed(profit >= 100 ? profit / 100 : -100 / profit, write)
    case 5:
      return signed(profit <= 100 ? profit / 100 : -100 / profit, write)
    default:
      return write(hundredths / 100)
  }
}

/** The exact profit for one, in its lowest terms: 2.50 is 3/2. */
function fraction(profit: number): string {
  const shared = divisor(profit, 100)
  return `${profit / shared}/${100 / shared}`
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}

function signed(value: number, write: (value: number) => string): string {
  return value > 0 ? `+${write(value)}` : `−${write(-value)}`
}

/** "0.25" as 1/4. */
export function fractionText(fraction: string): string {
  return `1/${Math.round(1 / Number(fraction))}`
}
