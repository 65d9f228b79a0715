import { createStore } from '../../../lib/store.ts'

/**
 * The number of times that the balance has changed otherwise than by rounds of the open game, such
 * as by a jackpot or a bonus. The game does not know of it by itself.
 */
export const balanceChanges = createStore(0)
