import type { Notation } from '#rules/amount-text.ts'
import { fractionOf, isAbove, ONE } from '../settlement/fraction.ts'
import type { LegResult } from '../settlement/leg.ts'
import { type Settled, settleSlip } from '../settlement/settle-slip.ts'
import type { SlipType } from '../settlement/slip-type.ts'
import { readTyped } from './slip-offers.ts'

/** The content of the calculator's form; texts as they are typed. */
export interface CalculatorForm {
  type: SlipType
  stake: string
  eachWay: boolean
  legs: readonly { odds: string; result: LegResult }[]
}

/** Each-way terms that the calculator takes for every leg. */
const PLACE_FRACTION = '0.25'

/**
 * Computes the return of the slip, by the settlement that pays bets; null while a value is missing
 * or does not fit.
 */
export function calculate(
  { type, stake, eachWay, legs }: CalculatorForm,
  currency: string,
  notation: Notation,
): Settled | null {
  const { minor: stakeMinor } = readTyped(stake, notation, currency)
  const odds = legs.map((leg) => oddsOf(leg.odds))
  if (stakeMinor === 0n || odds.includes(null)) return null
  const settled = legs.map(({ result }, at) => ({
    odds: odds[at] ?? '1',
    result,
    ...(eachWay ? { placeFraction: PLACE_FRACTION } : {}),
  }))
  try {
    return settleSlip({ type, stakeMinor, eachWay, legs: settled })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Decimal odds from 1 to 10,000, with a comma or a dot; null for another text. */
export function oddsOf(text: string): string | null {
  const odds = text.trim().replace(',', '.')
  if (!/^\d{1,5}(\.\d{1,4})?$/.test(odds)) return null
  return isAbove(ONE, fractionOf(odds)) || Number(odds) > 10_000 ? null : odds
}

/** Odds as a reader of the language writes them: `2,00`. */
export function writtenOdds(odds: number, culture: string): string {
  return odds.toLocaleString(culture, {
    minimumFractionDigits: 2,
    numberingSystem: 'latn',
    useGrouping: false,
  })
}
