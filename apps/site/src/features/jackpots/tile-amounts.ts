import { createStore } from '../../lib/store.ts'

/** The amount on the tiles of the games that feed a pool. */
export interface TileAmount {
  /** Words for screen readers that name the amount. */
  name: string
  /** Amount in the reader's notation. */
  amount: string
}

/** Amounts by pool, written out once, because a page has hundreds of tiles. */
export const tileAmounts = createStore<ReadonlyMap<string, TileAmount>>(new Map())
