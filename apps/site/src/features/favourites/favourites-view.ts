/**
 * The shelf of a player's favourites is a view of the catalogue; for a visitor its address is the
 * catalogue itself.
 */
export const favouritesHref = '/casino?show=favourites'

export function showsFavourites(search: URLSearchParams): boolean {
  return search.get('show') === 'favourites'
}
