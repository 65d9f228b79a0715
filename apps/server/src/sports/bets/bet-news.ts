import { topicsOf } from '../../kit/topics.ts'

/** Topic on which changes of a player's bets are published. */
export const betsTopic = topicsOf('sports-bets')
