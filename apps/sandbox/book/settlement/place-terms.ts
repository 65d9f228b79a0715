export interface PlaceTerms {
  places: number
  /** The part of the winnings that a place pays, as a decimal. */
  fraction: string
}

const SMALL_FIELD: PlaceTerms = { places: 2, fraction: '0.25' }
const FIELD: PlaceTerms = { places: 3, fraction: '0.2' }

/**
 * Returns what an each-way bet pays by the number of runners; null where it pays no place. The
 * runners at the off decide, also for bets that were made before a horse was taken out. Handicaps
 * have other terms, and no race here is one.
 */
export function placeTerms(runners: number): PlaceTerms | null {
  if (runners < 5) return null
  return runners < 8 ? SMALL_FIELD : FIELD
}

/** The leg at the best terms that its race may come to pay: a small field pays a larger part. */
export function atBestTerms<L extends { placeFraction?: string }>(leg: L): L {
  return leg.placeFraction === undefined ? leg : { ...leg, placeFraction: SMALL_FIELD.fraction }
}
