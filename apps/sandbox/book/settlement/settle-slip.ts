import { type Fraction, isAbove, plus, roundedDown, times, ZERO } from './fraction.ts'
import { atBest, type Leg, placeFactor, winFactor } from './leg.ts'
import { cappedSumOverLines, sumOverLines } from './lines.ts'
import { foldsOf, linesOf, type SlipType } from './slip-type.ts'

export interface Slip {
  type: SlipType
  /** Stake of each line, in minor units of the currency. */
  stakeMinor: bigint
  /** Each line is bet twice: to win, and to be placed. Every leg then has a `placeFraction`. */
  eachWay?: boolean
  legs: readonly Leg[]
  /** Rest of the whole stake after a partial cash-out; all of it when left out. */
  stakeLeftMinor?: bigint
}

export interface Settled {
  lines: number
  stakedMinor: bigint
  /** Payment for the lines that are decided, rounded down once. */
  returnedMinor: bigint
  /** Payment if everything that is open is won. */
  atMostMinor: bigint
  /** A line that is not lost yet has a leg that is open. */
  isOpen: boolean
  /** The limit that `atMostMinor` has reached, so that the slip can show it. */
  capped: 'winnings' | 'odds' | null
}

/** The most that a slip may pay, whatever its odds: data of the operator. */
export interface Caps {
  /** Winnings of one slip, the stake left out. */
  winningsMinor: bigint
  /** Combined odds of one line. */
  combinedOdds: number
}

/** Where an operator sets no others: 50,000 of a currency with two decimals, and odds of 10,000. */
export const DEFAULT_CAPS: Caps = { winningsMinor: 5_000_000n, combinedOdds: 10_000 }

/**
 * The casino's limits: the highest return of a slip in minor units, and the highest combined odds.
 */
export interface CasinoLimits {
  maxReturn: number
  maxOdds: string
}

/**
 * Returns the caps of a slip of such a stake. The casino sets the most that a slip returns in the
 * player's currency, and that return includes the stake. There is nothing to win where that leaves
 * none.
 */
export function capsWithin(limits: CasinoLimits | null, stakedMinor: bigint): Caps {
  if (limits === null) return DEFAULT_CAPS
  return {
    winningsMinor: BigInt(limits.maxReturn) - stakedMinor,
    combinedOdds: Math.min(DEFAULT_CAPS.combinedOdds, Math.floor(Number(limits.maxOdds))),
  }
}

/**
 * Settles a slip as far as its legs are known: stake × the product of the legs' factors, summed
 * over its lines. Throws `RangeError` when the type does not go with the legs, or an each-way leg
 * has no place terms. Without `caps` it pays by the odds alone.
 */
export function settleSlip(slip: Slip, caps: Caps | null = null): Settled {
  const lines = linesOf(slip.type, slip.legs.length, slip.eachWay)
  const stakedMinor = slip.stakeMinor * BigInt(lines)
  const best = slip.legs.map(atBest)
  const [now, later] = [returnOf(slip, slip.legs, caps), returnOf(slip, best, caps)]
  const [returned, atMost] = [roundedDown(now), roundedDown(later)]
  const most = caps ? (slip.stakeLeftMinor ?? stakedMinor) + caps.winningsMinor : atMost
  const isHeldByOdds = caps !== null && isAbove(returnOf(slip, best, null), later)
  return {
    lines,
    stakedMinor,
    returnedMinor: returned < most ? returned : most,
    atMostMinor: atMost < most ? atMost : most,
    isOpen: isAbove(later, now),
    capped: atMost > most ? 'winnings' : isHeldByOdds ? 'odds' : null,
  }
}

function returnOf(slip: Slip, legs: readonly Leg[], caps: Caps | null): Fraction {
  const win = total(slip, legs.map(winFactor), caps)
  const place = slip.eachWay ? total(slip, legs.map(placeFactor), caps) : ZERO
  return stakeOver(slip, plus(win, place))
}

/** A line with an open leg pays nothing yet. */
function total(slip: Slip, factors: readonly (Fraction | null)[], caps: Caps | null): Fraction {
  const known = factors.map((factor) => factor ?? ZERO)
  const folds = foldsOf(slip.type, slip.legs.length)
  return caps ? cappedSumOverLines(known, folds, caps.combinedOdds) : sumOverLines(known, folds)
}

/**
 * The stake of a line times its sum; after a partial cash-out the same part of every line is left.
 */
function stakeOver(
  { type, stakeMinor, eachWay, legs, stakeLeftMinor }: Slip,
  sum: Fraction,
): Fraction {
  const whole = times({ numerator: stakeMinor, denominator: 1n }, sum)
  if (stakeLeftMinor === undefined) return whole
  return times(whole, {
    numerator: stakeLeftMinor,
    denominator: stakeMinor * BigInt(linesOf(type, legs.length, eachWay)),
  })
}
