import * as v from 'valibot'
import { readStateNews, stateNews } from '../../kit/topics.ts'
import type { PursesNow } from '../../ledger/accounts.ts'

const shape = v.object({ real: v.string(), bonus: v.string(), newestTransfer: v.string() })

/** The cause of the change: rounds of a game, by its id, or sports bets. */
export type MovedBy = `game/${string}` | 'sports'

/** News on `player/{id}` with the balances, so that subscribers need not read them. */
export function balanceNews({ real, bonus, newestTransfer }: PursesNow, movedBy: MovedBy): string {
  return stateNews(kindOf(movedBy), {
    real: String(real),
    bonus: String(bonus),
    newestTransfer: String(newestTransfer),
  })
}

/** Returns null for other news, after which the player has to be read again. */
export function readBalanceNews(message: string): PursesNow | null {
  const news = readStateNews(message)
  if (!news?.kind.startsWith(kindOf('')) || !v.is(shape, news.state)) return null
  const { real, bonus, newestTransfer } = news.state
  return { real: BigInt(real), bonus: BigInt(bonus), newestTransfer: BigInt(newestTransfer) }
}

/** Returns true for news of a balance that only rounds of this game have changed. */
export function isOfGame(message: string, gameId: string): boolean {
  return readStateNews(message)?.kind === kindOf(`game/${gameId}`)
}

function kindOf(movedBy: MovedBy | ''): string {
  return `balance/${movedBy}`
}
