/** Selected providers in the address: `?brands=A,B`, ids in capitals. */
const brandsParameter = 'brands'

export function readBrands(search: URLSearchParams): string[] {
  const ids = (search.get(brandsParameter) ?? '').split(',').map((id) => id.trim().toUpperCase())
  return [...new Set(ids.filter(Boolean))]
}

/** The search part of an address with these providers selected; empty when there are none. */
export function writeBrands(search: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search)
  if (ids.length > 0) next.set(brandsParameter, ids.join(','))
  else next.delete(brandsParameter)
  return next
}

/** The list with the item, or without it where it was in it. */
export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item]
}

/** Top providers: those in `order` first and in that order, the rest by their number of games. */
export function sortBrands<T extends { id: string; games: { total: number } }>(
  brands: readonly T[],
  order: readonly string[] = [],
): T[] {
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return brands.toSorted((a, b) => rank(a.id) - rank(b.id) || b.games.total - a.games.total)
}
