import type { Words } from '../feed/sport.ts'
import { builderResult } from '../settlement/bet-builder.ts'
import type { Leg as SettledLeg } from '../settlement/leg.ts'
import { type Caps, DEFAULT_CAPS, type Slip } from '../settlement/settle-slip.ts'
import type { SlipType } from '../settlement/slip-type.ts'

/** `builder`: all legs are of one event, and have one price together. */
export type BetType = SlipType | 'builder'

/**
 * `making`: the stake is being held. `committing`: taken by the book, and to be reported to the
 * casino. `discarding`: not taken, and to be reported. `open`: waits for its results. `settling`:
 * decided, and to be reported. The last three are final.
 */
export type BetPhase =
  | 'making'
  | 'committing'
  | 'discarding'
  | 'open'
  | 'settling'
  | 'settled'
  | 'discarded'
  | 'refused'

export interface BetLeg {
  /** Id of the selection. */
  id: number
  marketId: number
  eventId: number
  sportId: number
  kind: string
  period: string
  line: number | null
  name: Words
  competitors: readonly string[]
  championshipId: number
  /** The number of a race. */
  race?: number
  /** Odds at which the bet was taken, as decimal text. */
  odds: string
  live: boolean
  /** Milliseconds since 1970. */
  startsAt: number
  placeFraction?: string
  result: SettledLeg['result']
  why: Words | null
  deadHeat?: { places: number; tied: number }
  rule4?: string
}

/** Amounts are minor units. */
export interface Bet {
  id: string
  playerId: string
  /** The client's own, one for each press of the button. */
  key: string
  phase: BetPhase
  currency: string
  type: BetType
  lines: number
  stake: number
  total: number
  eachWay: boolean
  /** Odds of all legs together; decimal text. */
  odds: string
  atMost: number
  /**
   * The most that it wins, and that its odds count, from when it was taken; missing on older bets.
   */
  caps?: { winnings: number; odds: number }
  legs: readonly BetLeg[]
  placedAt: number
  /** Why it was not taken; `replaced` when another bet has taken its place. */
  refusal: string | null
  settlement: { result: 'won' | 'lost' | 'void' | 'cashed_out'; amount: number } | null
  /** Parts of the stake that were cashed out, oldest first. */
  parts?: readonly CashedPart[]
  /**
   * The part that is being reported to the casino: the bet is `settling`, and open again
   * afterwards.
   */
  part?: CashedPart
  /** The bet is cashed out by itself as soon as at least this is offered for what is left of it. */
  cashOutAt?: number
  /** The free bet that is the stake: `atMost` and what is paid are without it. */
  freeBetId?: string
  /** The bet whose place this one takes. */
  replaces?: string
  /** The bet that is to take the place of this one, until it is known whether it does. */
  editing?: string
}

export interface CashedPart {
  /** The client's own, one for each press of the button. */
  key: string
  stake: number
  amount: number
}

/** Returns the part of the whole stake that was not cashed out. */
export function stakeLeft({ total, parts = [] }: Pick<Bet, 'total' | 'parts'>): number {
  return parts.reduce((left, { stake }) => left - stake, total)
}

/** The caps that a bet was taken with. */
export function capsOf({ caps }: Pick<Bet, 'caps'>): Caps {
  if (!caps) return DEFAULT_CAPS
  return { winningsMinor: BigInt(caps.winnings), combinedOdds: caps.odds }
}

/** The bet as the settlement module reckons with it: a bet builder is a single at its own price. */
export function slipOf(
  bet: Pick<Bet, 'type' | 'stake' | 'eachWay' | 'odds' | 'legs'> &
    Partial<Pick<Bet, 'total' | 'parts'>>,
): Slip {
  const { type, stake, eachWay, odds, legs, total, parts } = bet
  const left =
    total !== undefined && parts ? { stakeLeftMinor: BigInt(stakeLeft({ total, parts })) } : {}
  const stakeMinor = BigInt(stake)
  if (type === 'builder')
    return {
      ...left,
      type: 'single',
      stakeMinor,
      legs: [{ odds, result: builderResult(legs.map(({ result }) => result)) }],
    }
  return {
    ...left,
    type,
    stakeMinor,
    eachWay,
    legs: legs.map(({ odds, result, placeFraction, deadHeat, rule4 }) => ({
      odds,
      result,
      ...(placeFraction ? { placeFraction } : {}),
      ...(deadHeat ? { deadHeat } : {}),
      ...(rule4 ? { rule4 } : {}),
    })),
  }
}

/** `balance` is in minor units; null when the casino has not sent it. */
export interface Placed {
  bet: Bet
  balance: number | null
}
