import type { Feed } from '../feed/feed.ts'
import { marketId } from '../feed/ids.ts'
import type { Market } from '../feed/market.ts'
import { PLACE } from '../feed/racing/race-results.ts'
import type { BetLeg } from './bet.ts'

const RACING = 2

/**
 * The leg with its result, once its market is settled; the same leg before. `placedAt` decides
 * which deductions it bears.
 */
export function withResult(feed: Feed, leg: BetLeg, placedAt: number): BetLeg {
  if (leg.result !== 'open') return leg
  const market = feed.marketResult(leg.marketId)
  const selection = market?.selections.find(({ id }) => id === leg.id)
  if (!market || !selection || selection.result === null) return leg
  const settled = {
    ...withTermsNow(leg, market, placedAt),
    result: selection.result,
    why: selection.why,
  }
  const tied = selection.deadHeat ? { ...settled, deadHeat: selection.deadHeat } : settled
  if (leg.placeFraction === undefined || leg.sportId !== RACING || selection.result === 'void')
    return tied
  const placed = feed
    .marketResult(marketId(leg.eventId, PLACE, 0))
    ?.selections.find(({ number }) => number === selection.number)
  if (placed?.result === 'void') return withoutPlaces(tied, placed.why)
  if (selection.result !== 'lost' || placed?.result !== 'won') return tied
  return {
    ...settled,
    result: 'placed',
    why: placed.why,
    ...(placed.deadHeat ? { deadHeat: placed.deadHeat } : {}),
  }
}

/** An each-way leg of a race in which too few ran for places: the place half is given back. */
function withoutPlaces(leg: BetLeg, why: BetLeg['why']): BetLeg {
  return leg.result === 'lost'
    ? { ...leg, placeFraction: '0', result: 'placed', why }
    : { ...leg, placeFraction: '0' }
}

/**
 * The leg with what its market takes from the winnings of bets that were made at `placedAt`, and
 * with the part that a place pays by the runners of now.
 */
export function withTermsNow(
  leg: BetLeg,
  { deductions = [], eachWay }: Market,
  placedAt: number,
): BetLeg {
  const rule4 = sumOf(deductions.filter(({ at }) => at > placedAt).map(({ rate }) => rate))
  return {
    ...leg,
    ...(rule4 ? { rule4 } : {}),
    ...(leg.placeFraction !== undefined && eachWay ? { placeFraction: eachWay.fraction } : {}),
  }
}

/** Returns the sum of rates such as "0.15"; null when there are none. */
function sumOf(rates: readonly string[]): string | null {
  const hundredths = rates.reduce((sum, rate) => sum + Math.round(Number(rate) * 100), 0)
  return hundredths === 0 ? null : (Math.min(hundredths, 100) / 100).toFixed(2)
}
