import { createStore } from '../../lib/store.ts'

/**
 * The number of times that the player was paid something that no round of a game has paid, such as
 * a jackpot. A game that is open does not know of it by itself.
 */
export const paidApart = createStore(0)
