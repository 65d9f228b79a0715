import { topicsOf } from '../../kit/topics.ts'

/** News of a player: `balance`, also with the balances themselves (`balanceNews`), and `status`. */
export const playerTopic = topicsOf('player')
