import type { Feed } from '../feed/feed.ts'
import { marketId } from '../feed/ids.ts'
import type { Shares } from '../feed/market.ts'
import { PLACE, VOID } from '../feed/racing/race-results.ts'
import { cashOutOffer, type LegChances } from '../settlement/cash-out.ts'
import { type Bet, type BetLeg, capsOf, slipOf } from './bet.ts'
import { withTermsNow } from './leg-results.ts'

/** Share that the book keeps of the fair price of a bet. */
const MARGIN = '0.05'

/**
 * Returns the worth of an open bet now, in minor units; null while it cannot be cashed out, as when
 * a market of it is suspended, and for a bet with a free bet.
 */
export function offerFor(feed: Feed, bet: Bet): number | null {
  if (bet.phase !== 'open' || bet.editing !== undefined || bet.freeBetId !== undefined) return null
  const chances = bet.legs.map((leg) => (leg.result === 'open' ? chancesOf(feed, leg) : null))
  if (bet.legs.some((leg, at) => leg.result === 'open' && chances[at] === null)) return null
  const legs = bet.legs.map((leg) => asOfNow(feed, leg, bet.placedAt))
  const offer = cashOutOffer(
    slipOf({ ...bet, legs }),
    bet.type === 'builder' ? [chancesOfBuilder(feed, legs)] : chances,
    MARGIN,
    capsOf(bet),
  )
  return offer !== null && offer > 0n ? Number(offer) : null
}

/** The chances of all legs together. */
function chancesOfBuilder(feed: Feed, legs: readonly BetLeg[]): LegChances | null {
  const joint = feed.jointOf(legs.map(({ id }) => id))
  return joint && { win: joint.shares }
}

function chancesOf(feed: Feed, { id, marketId: ofWin, eventId, placeFraction }: BetLeg) {
  const number = id - ofWin
  const win = feed.sharesOf(ofWin, number)
  if (win === null || placeFraction === undefined) return win && { win }
  const place = placeSharesOf(feed, eventId, number)
  return place && { win, place }
}

/** The place half comes back where too few horses are left for places: its market is settled. */
function placeSharesOf(feed: Feed, eventId: number, number: number): Shares | null {
  const id = marketId(eventId, PLACE, 0)
  const selection = feed.marketResult(id)?.selections.find((one) => one.number === number)
  return selection?.result === 'void' ? VOID : feed.sharesOf(id, number)
}

/**
 * The deductions for horses that were taken out since the bet was made stand only on the leg with
 * its result.
 */
function asOfNow(feed: Feed, leg: BetLeg, placedAt: number): BetLeg {
  const market = leg.result === 'open' ? feed.marketResult(leg.marketId) : null
  return market ? withTermsNow(leg, market, placedAt) : leg
}
