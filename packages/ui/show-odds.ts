/**
 * A price such as "2.50" in the reader's notation, with all the digits that the slip had, and with
 * the digits 0-9.
 */
export function showOdds(odds: string, language: string): string {
  const digits = odds.split('.')[1]?.length ?? 0
  const options = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }
  return new Intl.NumberFormat(language, options).format(odds as Intl.StringNumericLiteral)
}
