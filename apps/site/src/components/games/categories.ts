/** The categories that the site knows; what else the API may name is not shown. */
export const knownCategories = [
  'ALL_GAMES',
  'SLOT_GAMES',
  'CASINO_GAMES',
  'LIVE_CASINO',
  'LUCKY_GAMES',
] as const
export type KnownCategory = (typeof knownCategories)[number]

export function isKnownCategory(id: string): id is KnownCategory {
  return knownCategories.some((known) => known === id)
}

/** `/casino/slot_games`; the first category is `/casino` itself. */
export function categoryPath(id: KnownCategory): string {
  return id === 'ALL_GAMES' ? '/casino' : `/casino/${id.toLowerCase()}`
}

/** The category of an address; an unknown one falls back to the first of `available`. */
export function categoryOf(
  segment: string | undefined,
  available: readonly KnownCategory[],
): KnownCategory | undefined {
  const wanted = segment?.toUpperCase()
  return available.find((id) => id === wanted) ?? available[0]
}

/** Returns the number of rows of a ribbon of the lobby. */
export function rowsOf(id: KnownCategory): 1 | 2 {
  return id === 'SLOT_GAMES' || id === 'LIVE_CASINO' ? 2 : 1
}
