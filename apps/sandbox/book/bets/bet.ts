import type { Words } from '../feed/sport.ts'
import type { Leg as SettledLeg } from '../settlement/leg.ts'
import type { Slip } from '../settlement/settle-slip.ts'
import type { SlipType } from '../settlement/slip-type.ts'

/**
 * `making`: the stake is being held. `committing`: taken by us, and to be told to the casino. `discarding`: not taken, and to be told.
 * `open`: waits for its results. `settling`: decided, and to be told. The last three are final.
 */
export type BetPhase = 'making' | 'committing' | 'discarding' | 'open' | 'settling' | 'settled' | 'discarded' | 'refused'

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
  /** As it was taken; decimal text. */
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
  type: SlipType
  lines: number
  stake: number
  total: number
  eachWay: boolean
  /** Odds of all legs together; decimal text. */
  odds: string
  atMost: number
  legs: readonly BetLeg[]
  placedAt: number
  /** Why it was not taken. */
  refusal: string | null
  settlement: { result: 'won' | 'lost' | 'void' | 'cashed_out'; amount: number } | null
}

/** The bet as the settlement module reckons with it. */
export function slipOf({ type, stake, eachWay, legs }: Pick<Bet, 'type' | 'stake' | 'eachWay' | 'legs'>): Slip {
  return {
    type,
    stakeMinor: BigInt(stake),
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
