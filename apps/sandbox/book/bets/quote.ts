import { combinedOdds } from '../client/slip-lines.ts'
import type { Feed } from '../feed/feed.ts'
import { DEFAULT_CAPS, settleSlip } from '../settlement/settle-slip.ts'
import { linesOf, type SlipType } from '../settlement/slip-type.ts'
import { type Bet, type BetLeg, slipOf } from './bet.ts'

/** What a client asks for. `stake` is of each line, in minor units. */
export interface SlipWish {
  type: SlipType
  stake: number
  eachWay: boolean
  /** `odds` as the player saw them. */
  legs: readonly { id: number; odds: string }[]
  /** What happens when a price has moved. */
  policy: PricePolicy
}

export type PricePolicy = 'ask' | 'higher' | 'any'

export type QuoteRefusal =
  | 'leg_unknown'
  | 'suspended'
  | 'closed'
  | 'price_moved'
  | 'related'
  | 'no_each_way'
  | 'wrong_type'
  | 'under_minimum'
  | 'over_limit'
  | 'offer_moved'
  | 'no_cash_out'
  | 'no_part'
  | 'no_more_parts'
  | 'out_of_reach'

export type Quote = Pick<Bet, 'type' | 'lines' | 'stake' | 'total' | 'eachWay' | 'odds' | 'atMost' | 'legs'>

/** Why a slip is not taken; `leg` is the selection that is the reason, where one is. */
export class NotTaken extends Error {
  readonly code: QuoteRefusal
  readonly leg: number | null

  constructor(code: QuoteRefusal, leg: number | null = null) {
    super(code)
    this.code = code
    this.leg = leg
  }
}

/** The least that a slip costs, in minor units. */
const LEAST_TOTAL = 10

/** Prices a slip as it would be taken now. Throws `NotTaken`. `maxReturn` is the casino's bound for one slip, in minor units. */
export function quote(feed: Feed, wish: SlipWish, maxReturn: number): Quote {
  const legs = wish.legs.map((leg) => legNow(feed, leg, wish))
  if (new Set(legs.map(({ eventId }) => eventId)).size < legs.length) throw new NotTaken('related')
  const { type, stake, eachWay } = wish
  const lines = countLines(type, legs.length, eachWay)
  const total = stake * lines
  if (total < LEAST_TOTAL) throw new NotTaken('under_minimum')
  const { atMostMinor, capped } = settleSlip(slipOf({ type, stake, eachWay, legs }), DEFAULT_CAPS)
  if (capped || atMostMinor > BigInt(maxReturn)) throw new NotTaken('over_limit')
  const odds = combinedOdds(legs.map((leg) => leg.odds))
  return { type, lines, stake, total, eachWay, odds, atMost: Number(atMostMinor), legs }
}

/** Whether all legs can still be bet on; their prices stay those of the quote. Throws `NotTaken`. */
export function mustStillStand(feed: Feed, legs: readonly Pick<BetLeg, 'id' | 'odds'>[]): void {
  for (const leg of legs) legNow(feed, leg, { policy: 'any', eachWay: false })
}

function countLines(type: SlipType, legs: number, eachWay: boolean): number {
  try {
    return linesOf(type, legs, eachWay)
  } catch {
    throw new NotTaken('wrong_type')
  }
}

function legNow(
  feed: Feed,
  { id, odds: seen }: { id: number; odds: string },
  { policy, eachWay }: Pick<SlipWish, 'policy' | 'eachWay'>,
): BetLeg {
  const found = feed.findSelection(id)
  if (!found) throw new NotTaken('leg_unknown', id)
  const { selection, market, event, situation } = found
  if (market.state === 'suspended') throw new NotTaken('suspended', id)
  if (market.state !== 'open' || selection.odds === null) throw new NotTaken('closed', id)
  const isWorse = Number(selection.odds) < Number(seen)
  const hasMoved = selection.odds !== seen
  if (hasMoved && (policy === 'ask' || (policy === 'higher' && isWorse))) throw new NotTaken('price_moved', id)
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
    odds: selection.odds,
    live: situation.state === 'live',
    startsAt: event.startsAt,
    ...(eachWay && market.eachWay ? { placeFraction: market.eachWay.fraction } : {}),
    result: 'open',
    why: null,
  }
}
