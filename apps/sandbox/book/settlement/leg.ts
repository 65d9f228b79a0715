import {
  type Fraction,
  fractionOf,
  least,
  minus,
  ONE,
  plus,
  ratio,
  times,
  ZERO,
} from './fraction.ts'
import { deductionOf } from './rule-four.ts'

export const LEG_RESULTS = [
  'open',
  'won',
  'lost',
  'void',
  'half_won',
  'half_lost',
  'placed',
] as const
export type LegResult = (typeof LEG_RESULTS)[number]

/**
 * One selection of a slip. Decimals are texts, as they are shown: what is shown is what is paid.
 */
export interface Leg {
  odds: string
  /** `placed`: not the winner, but in one of the places that an each-way bet pays. */
  result: LegResult
  /** The part of the winnings that the place half of an each-way bet pays, such as "0.2". */
  placeFraction?: string
  /**
   * Several share the places that are left: for the first place when `won`, for the last of the
   * places when `placed`.
   */
  deadHeat?: { places: number; tied: number }
  /** Rule 4: the sum of all deductions, such as "0.35"; more than 0.90 counts as 0.90. */
  rule4?: string
}

const HALF = ratio(1, 2)

/**
 * Returns the return of one unit on a leg: 0 when lost, 1 when void, the odds when won. Null while
 * it is open.
 */
export function winFactor(leg: Leg): Fraction | null {
  if (leg.result === 'placed') return ZERO
  return factorOf(leg, fractionOf(leg.odds), leg.result)
}

/**
 * Returns the factor of the place half of an each-way bet, as `winFactor` does. Throws `RangeError`
 * when the leg has no place terms.
 */
export function placeFactor(leg: Leg): Fraction | null {
  if (leg.placeFraction === undefined) throw new RangeError('An each-way leg has a place fraction')
  const odds = plus(ONE, times(minus(fractionOf(leg.odds), ONE), fractionOf(leg.placeFraction)))
  if (leg.result === 'placed') return factorOf(leg, odds, 'won')
  // A winner is placed for certain: those who tie with it share the first place, not the last.
  return factorOf(withoutDeadHeat(leg), odds, leg.result)
}

/** The leg as if what is still open were won without a tie. */
export function atBest(leg: Leg): Leg {
  return leg.result === 'open' ? { ...withoutDeadHeat(leg), result: 'won' } : leg
}

function withoutDeadHeat({ deadHeat: _shared, ...leg }: Leg): Leg {
  return leg
}

function factorOf(leg: Leg, odds: Fraction, result: Exclude<LegResult, 'placed'>): Fraction | null {
  if (result === 'open') return null
  if (result === 'lost') return ZERO
  if (result === 'void') return ONE
  if (result === 'half_lost') return HALF
  const kept = minus(ONE, leg.rule4 === undefined ? ZERO : deductionOf([leg.rule4]))
  const winnings = times(minus(odds, ONE), kept)
  return times(plus(ONE, result === 'half_won' ? times(winnings, HALF) : winnings), shareOf(leg))
}

/** A dead heat pays the full odds on a part of the stake, and loses the rest. */
function shareOf({ deadHeat }: Leg): Fraction {
  return deadHeat ? least(ONE, ratio(deadHeat.places, deadHeat.tied)) : ONE
}
