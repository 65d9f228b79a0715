import { createStore } from '../../lib/store.ts'

/** What stands on the tiles of the games that feed a pool. */
export interface TileAmount {
  /** For those who hear the page: what the amount is. */
  word: string
  /** In the reader's notation. */
  amount: string
}

/** By pool; ready to be shown, because a page has hundreds of tiles. */
export const tileAmounts = createStore<ReadonlyMap<string, TileAmount>>(new Map())
