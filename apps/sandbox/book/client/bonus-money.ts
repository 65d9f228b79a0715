import { leastLineOdds, reachesOdds } from '#rules/odds.ts'
import type { BonusMoney } from './account.ts'
import { combinedOdds } from './slip-lines.ts'
import type { Offer } from './slip-offers.ts'

/** The bets of a slip for which bonus money does not pay, because of their odds. */
export function belowMinOdds(offers: readonly Offer[], bonus: BonusMoney | null): Offer[] {
  if (bonus === null) return []
  return offers.filter(
    (offer) => offer.freeBetId === undefined && !reachesOdds(leastOddsIn(offer), bonus.minOdds),
  )
}

function leastOddsIn({ odds, legs, combination: { lines } }: Offer): string {
  const each = legs.map((leg) => leg.odds)
  return leastLineOdds({ odds: odds ?? combinedOdds(each), lines, legs: each })
}

/**
 * The amount that is missing to place bets that cost `due` in all, in minor units; below zero while
 * there is enough. Those below the least odds of the bonus are paid from the rest of the balance
 * alone.
 */
export function missingFor(
  due: bigint,
  offers: readonly Offer[],
  { balance, bonus }: { balance: bigint; bonus: BonusMoney | null },
): bigint {
  const own = belowMinOdds(offers, bonus).reduce((sum, { totalMinor }) => sum + totalMinor, 0n)
  const missing = due - balance
  const missingOwn = own - (balance - (bonus?.amount ?? 0n))
  return own > 0n && missingOwn > missing ? missingOwn : missing
}
