import { cappedOdds, combinedOdds, hasRelatedLegs } from '../client/slip-lines.ts'
import { raceOf } from '../feed/event.ts'
import type { Feed } from '../feed/feed.ts'
import { atBestTerms } from '../settlement/place-terms.ts'
import { type CasinoLimits, capsWithin, settleSlip } from '../settlement/settle-slip.ts'
import { linesOf, type SlipType } from '../settlement/slip-type.ts'
import { type Bet, type BetLeg, type BetType, slipOf } from './bet.ts'
import { builderPrice } from './builder.ts'
import { NotTaken } from './not-taken.ts'

/** A client's wish for a slip. `stake` is of each line, in minor units. */
export interface SlipWish {
  type: BetType
  stake: number
  eachWay: boolean
  /** `odds` as the player saw them. */
  legs: readonly { id: number; odds: string }[]
  /** The price of a bet builder as the player saw it. */
  odds?: string | undefined
  /** Rule for a price that has moved. */
  policy: PricePolicy
  /** The free bet that pays for it; `stake` is its amount then. */
  freeBetId?: string | undefined
}

/**
 * `ask`: only at the price that the player saw. `higher`: also at a higher one. `any`: at the price
 * of now, whichever that is. `first`: at the price that the player saw, as long as the one of now is
 * not lower.
 */
export type PricePolicy = 'ask' | 'higher' | 'any' | 'first'

export type Quote = Pick<
  Bet,
  'type' | 'lines' | 'stake' | 'total' | 'eachWay' | 'odds' | 'atMost' | 'caps' | 'legs'
>

/** The least that a slip costs, in minor units. */
const LEAST_TOTAL = 10

/**
 * Prices a slip as it would be taken now. Its winnings and its odds are capped, also by the
 * casino's limits. Throws `NotTaken`.
 */
export function quote(feed: Feed, wish: SlipWish, limits: CasinoLimits): Quote {
  const { type, stake, eachWay } = wish
  const { legs, odds } = type === 'builder' ? builderNow(feed, wish) : combinedNow(feed, wish)
  const lines = type === 'builder' ? 1 : countLines(type, legs.length, eachWay)
  const total = stake * lines
  if (total < LEAST_TOTAL) throw new NotTaken('under_minimum')
  const caps = capsWithin(limits, BigInt(total))
  if (caps.winningsMinor <= 0n) throw new NotTaken('over_limit')
  const { atMostMinor } = settleSlip(
    slipOf({ type, stake, eachWay, odds, legs: legs.map(atBestTerms) }),
    caps,
  )
  return {
    ...{ type, lines, stake, total, eachWay, legs },
    odds: cappedOdds(odds, caps.combinedOdds),
    atMost: Number(atMostMinor),
    caps: { winnings: Number(caps.winningsMinor), odds: caps.combinedOdds },
  }
}

function combinedNow(feed: Feed, wish: SlipWish): { legs: BetLeg[]; odds: string } {
  const legs = wish.legs.map((leg) => legNow(feed, leg, wish))
  if (hasRelatedLegs(legs)) throw new NotTaken('related')
  return { legs, odds: combinedOdds(legs.map((leg) => leg.odds)) }
}

/** The legs have one price together: what their own prices do is nothing to it. */
function builderNow(
  feed: Feed,
  { legs: wishedLegs, odds: seen, policy, eachWay }: SlipWish,
): { legs: BetLeg[]; odds: string } {
  if (eachWay) throw new NotTaken('no_each_way')
  const legs = wishedLegs.map((leg) => legNow(feed, leg, { policy: 'any', eachWay }))
  const { odds } = builderPrice(feed, legs)
  return { legs, odds: takenAt(odds, seen ?? '', policy) }
}

/** Throws `NotTaken` when a leg cannot be bet on any more. The prices stay those of the quote. */
export function mustStillStand(feed: Feed, legs: readonly Pick<BetLeg, 'id' | 'odds'>[]): void {
  for (const leg of legs) legNow(feed, leg, { policy: 'any', eachWay: false })
}

/** Returns the price at which a bet is taken by its player's policy. Throws `NotTaken`. */
function takenAt(
  odds: string,
  seen: string,
  policy: PricePolicy,
  leg: number | null = null,
): string {
  if (odds === seen || policy === 'any') return odds
  const isWorse = Number(odds) < Number(seen)
  if (policy === 'higher' && !isWorse) return odds
  if (policy === 'first' && !isWorse && Number(seen) > 1) return seen
  throw new NotTaken('price_moved', leg)
}

function countLines(type: SlipType, legs: number, eachWay: boolean): number {
  try {
    return linesOf(type, legs, eachWay)
  } catch {
    throw new NotTaken('wrong_type')
  }
}

export function legNow(
  feed: Feed,
  { id, odds: seen }: { id: number; odds: string },
  { policy, eachWay }: Pick<SlipWish, 'policy' | 'eachWay'>,
): BetLeg {
  const found = feed.findSelection(id)
  if (!found) throw new NotTaken('leg_unknown', id)
  const { selection, market, event, situation } = found
  if (market.state === 'suspended') throw new NotTaken('suspended', id)
  if (market.state !== 'open' || selection.odds === null) throw new NotTaken('closed', id)
  const odds = takenAt(selection.odds, seen, policy, id)
  if (eachWay && !market.eachWay) throw new NotTaken('no_each_way', id)
  const isOfSides = !event.facts.outright && event.competitors.length === 2
  return {
    id,
    marketId: market.id,
    eventId: event.id,
    sportId: event.sportId,
    kind: market.kind,
    period: market.period,
    line: market.line,
    name: selection.name,
    competitors: isOfSides ? event.competitors.map(({ name }) => name) : [],
    championshipId: event.championshipId,
    ...raceOf(event),
    odds,
    live: situation.state === 'live',
    startsAt: event.startsAt,
    ...(eachWay && market.eachWay ? { placeFraction: market.eachWay.fraction } : {}),
    result: 'open',
    why: null,
  }
}
