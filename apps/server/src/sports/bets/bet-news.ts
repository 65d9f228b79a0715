import { topicsOf } from '../../kit/topics.ts'

/** Where it is told that a bet of a player has changed. */
export const betsTopic = topicsOf('sports-bets')
