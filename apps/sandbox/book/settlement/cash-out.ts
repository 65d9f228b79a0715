import {
  type Fraction,
  fractionOf,
  minus,
  nearest,
  ONE,
  over,
  plus,
  ratio,
  times,
  ZERO,
} from './fraction.ts'
import { type Leg, placeFactor, winFactor } from './leg.ts'
import { sumOverLines } from './lines.ts'
import type { Caps, Slip } from './settle-slip.ts'
import { foldsOf, linesOf } from './slip-type.ts'

const ENDS = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const
/** Chances are counted in parts of so many. */
const PARTS = 1e9

/** The chance of each end of an open leg now, without margin; they sum to one. */
export type Chances = Readonly<Record<(typeof ENDS)[number], number>>

/** `place` is for the place half of an each-way bet. */
export interface LegChances {
  win: Chances
  place?: Chances
}

/**
 * Returns the worth of a slip now: what each end of its legs returns, times the chance of it, less
 * the margin (a decimal such as "0.05"), rounded to the nearest minor unit. A stake that will come
 * back is worth itself, however likely a win is without it. `chances` has an entry for each leg.
 * Null when an open leg has none, as while its market is suspended.
 */
export function cashOutOffer(
  slip: Slip,
  chances: readonly (LegChances | null)[],
  margin: string,
  caps: Caps | null = null,
): bigint | null {
  const win = expected(
    slip,
    slip.legs.map((leg, at) => worth(leg, winFactor, chances[at]?.win)),
  )
  const place = slip.eachWay
    ? expected(
        slip,
        slip.legs.map((leg, at) => worth(leg, placeFactor, chances[at]?.place)),
      )
    : ZERO
  if (win === null || place === null) return null
  const stakedMinor = slip.stakeMinor * BigInt(linesOf(slip.type, slip.legs.length, slip.eachWay))
  const leftMinor = slip.stakeLeftMinor ?? stakedMinor
  const stake: Fraction = { numerator: slip.stakeMinor * leftMinor, denominator: stakedMinor }
  const offer = nearest(times(times(stake, plus(win, place)), minus(ONE, fractionOf(margin))))
  const most = caps ? leftMinor + caps.winningsMinor : offer
  return offer < most ? offer : most
}

/**
 * Takes a part of the stake out of a slip at the price of the whole. The player is paid
 * `paidMinor`, and `stakeLeftMinor` goes on. Throws `RangeError` when the part is not between one
 * minor unit and what is left.
 */
export function cashOutPart(
  offerMinor: bigint,
  leftMinor: bigint,
  partMinor: bigint,
): { paidMinor: bigint; stakeLeftMinor: bigint } {
  if (partMinor < 1n || partMinor > leftMinor)
    throw new RangeError('The part is no part of the stake')
  return { paidMinor: (offerMinor * partMinor) / leftMinor, stakeLeftMinor: leftMinor - partMinor }
}

/**
 * An automatic cash-out pays the offer that reaches the wish, also when it jumps beyond it; null
 * while it is below.
 */
export function autoCashOut(wishMinor: bigint, offerMinor: bigint | null): bigint | null {
  return offerMinor !== null && offerMinor >= wishMinor ? offerMinor : null
}

/** A decided leg is worth its factor, an open one the factor of each end times its chance. */
function worth(
  leg: Leg,
  factorOf: (leg: Leg) => Fraction | null,
  chances: Chances | undefined,
): Fraction | null {
  const known = factorOf(leg)
  if (known || !chances) return known
  const sum = ENDS.reduce((sum, result) => {
    const parts = ratio(Math.round(chances[result] * PARTS), 1)
    return plus(sum, times(parts, factorOf({ ...leg, result }) ?? ZERO))
  }, ZERO)
  return over(sum, ratio(PARTS, 1))
}

/**
 * A leg without chances makes no offer, even where another leg of its line is lost: the rest of the
 * slip may still depend on it.
 */
function expected(slip: Slip, values: readonly (Fraction | null)[]): Fraction | null {
  const known = values.filter((value) => value !== null)
  return known.length < values.length
    ? null
    : sumOverLines(known, foldsOf(slip.type, slip.legs.length))
}
