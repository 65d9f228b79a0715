import { createStore } from '../../lib/store.ts'
import type { TileGame } from './game.ts'

/** Games that are not offered any more, and brands that have none left. */
export interface Gone {
  games: ReadonlySet<string>
  brands: ReadonlySet<string>
}

export const NONE_GONE: Gone = { games: new Set(), brands: new Set() }

/** The games that have gone since the page was drawn: they are not shown any longer. */
export const goneGames = createStore(NONE_GONE)

export function isGone({ id, brand }: Pick<TileGame, 'id' | 'brand'>, gone: Gone): boolean {
  return gone.games.has(id) || gone.brands.has(brand.id)
}
