/** Writes amounts in minor units in the player's language. */
export interface Money {
  (minor: number): string
  /** Writes an amount with a sign, for results. */
  signed(minor: number): string
}

export function openMoney(language: string, currency: string): Money {
  const locale = language.startsWith('ar') ? `${language}-u-nu-latn` : language
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const signed = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'exceptZero',
  })
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return Object.assign((minor: number) => format.format(minor / unit), {
    signed: (minor: number) => signed.format(minor / unit).replace('-', '−'),
  })
}

/** A multiplier given in hundredths, such as 2.35×. */
export function times(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}×`
}
