import type { Feed } from '../feed/feed.ts'
import { marketId } from '../feed/ids.ts'
import type { Market, Selection } from '../feed/market.ts'
import { PLACE } from '../feed/racing/race-results.ts'
import { cashOutOffer, type FairOdds } from '../settlement/cash-out.ts'
import { DEFAULT_CAPS } from '../settlement/settle-slip.ts'
import { type Bet, type BetLeg, slipOf } from './bet.ts'
import { jointChance } from './builder.ts'

/** Share that the book keeps of the fair price of a bet. */
const MARGIN = '0.05'

/**
 * Returns the worth of an open bet now, in minor units; null while it cannot be cashed out, as when
 * a market of it is suspended, and for a bet with a free bet.
 */
export function offerFor(feed: Feed, bet: Bet): number | null {
  if (bet.phase !== 'open' || bet.editing !== undefined || bet.freeBetId !== undefined) return null
  const fair = bet.legs.map((leg) => (leg.result === 'open' ? fairOdds(feed, leg) : null))
  if (bet.legs.some((leg, at) => leg.result === 'open' && fair[at] === null)) return null
  const offer = cashOutOffer(
    slipOf(bet),
    bet.type === 'builder' ? [fairOfBuilder(feed, bet.legs)] : fair,
    MARGIN,
    DEFAULT_CAPS,
  )
  return offer !== null && offer > 0n ? Number(offer) : null
}

/** Returns null once a leg is lost. */
function fairOfBuilder(feed: Feed, legs: readonly BetLeg[]): FairOdds | null {
  const chance = jointChance(
    feed,
    legs.map(({ id }) => id),
  )
  return chance === null || chance <= 0 ? null : { win: (1 / chance).toFixed(6) }
}

function fairOdds(feed: Feed, leg: BetLeg): FairOdds | null {
  const win = fairPrice(feed.marketResult(leg.marketId), leg.id)
  if (win === null) return null
  if (leg.placeFraction === undefined) return { win }
  const market = feed.marketResult(marketId(leg.eventId, PLACE, 0))
  const place = fairPrice(market, (market?.id ?? 0) + (leg.id - leg.marketId))
  return place === null ? null : { win, place }
}

function fairPrice(market: Market | null, selectionId: number): string | null {
  const selection: Selection | undefined = market?.selections.find(({ id }) => id === selectionId)
  if (market?.state !== 'open' || !selection || selection.probability <= 0) return null
  return (1 / selection.probability).toFixed(6)
}
