import { type Fraction, fractionOf, isAbove, least, plus, ZERO } from './fraction.ts'

const MOST = fractionOf('0.90')

/**
 * The deductions from the winnings of a bet when a horse is taken out, by the highest price that
 * the horse had. The bands are those that bookmakers agree on; an operator with others changes them
 * here.
 */
const RULE_FOUR_BANDS: readonly { to: string; rate: string }[] = [
  { to: '1.11', rate: '0.90' },
  { to: '1.18', rate: '0.85' },
  { to: '1.25', rate: '0.80' },
  { to: '1.30', rate: '0.75' },
  { to: '1.40', rate: '0.70' },
  { to: '1.53', rate: '0.65' },
  { to: '1.61', rate: '0.60' },
  { to: '1.80', rate: '0.55' },
  { to: '1.95', rate: '0.50' },
  { to: '2.20', rate: '0.45' },
  { to: '2.50', rate: '0.40' },
  { to: '2.75', rate: '0.35' },
  { to: '3.25', rate: '0.30' },
  { to: '4.00', rate: '0.25' },
  { to: '5.00', rate: '0.20' },
  { to: '6.50', rate: '0.15' },
  { to: '10.00', rate: '0.10' },
  { to: '15.00', rate: '0.05' },
]

/**
 * The rate for a horse whose price was `odds`; null above the last band, where nothing is deducted.
 */
export function ruleFourRate(odds: string): string | null {
  const price = fractionOf(odds)
  return RULE_FOUR_BANDS.find(({ to }) => !isAbove(price, fractionOf(to)))?.rate ?? null
}

/** Deductions of several horses add up, to 0.90 at most. */
export function deductionOf(rates: readonly string[]): Fraction {
  return least(
    MOST,
    rates.reduce((sum, rate) => plus(sum, fractionOf(rate)), ZERO),
  )
}
