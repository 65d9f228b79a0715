import * as v from 'valibot'
import { readStateNews, stateNews } from '../../kit/topics.ts'
import type { PursesNow } from '../../ledger/accounts.ts'

const shape = v.object({ real: v.string(), bonus: v.string(), newestTransfer: v.string() })

/** News on `player/{id}` with the balances, so that followers need not read them. */
export function balanceNews({ real, bonus, newestTransfer }: PursesNow): string {
  return stateNews('balance', {
    real: String(real),
    bonus: String(bonus),
    newestTransfer: String(newestTransfer),
  })
}

/** Returns null for other news, after which the player has to be read again. */
export function readBalanceNews(message: string): PursesNow | null {
  const news = readStateNews(message)
  if (news?.kind !== 'balance' || !v.is(shape, news.state)) return null
  const { real, bonus, newestTransfer } = news.state
  return { real: BigInt(real), bonus: BigInt(bonus), newestTransfer: BigInt(newestTransfer) }
}
