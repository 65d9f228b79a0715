import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Topics } from '../kit/topics.ts'
import { house, purse } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { findGrant, insertGrant } from './bonuses.store.ts'

export interface Grant {
  /** From the business fact that the player is given a bonus for: it is given once. */
  key: string
  playerId: string
  currency: string
  /** Minor units, above zero. */
  amount: bigint
  /** For the player's statement and for the operator. */
  reason: string
}

export interface Bonuses {
  /** Gives bonus money of the house to a player. The same grant again gives nothing; the same key for another one is refused. */
  grantBonus(grant: Grant): Promise<void>
}

export function openBonuses({ db, clock, ids, topics }: { db: Database; clock: Clock; ids: Ids; topics: Topics }): Bonuses {
  return {
    grantBonus: (grant) =>
      db.transaction(async (tx) => {
        const { key, playerId, currency, amount } = grant
        const now = clock.now()
        if (!(await insertGrant(tx, { ...grant, id: ids.newId(), grantedAt: now }))) {
          const before = await findGrant(tx, key)
          const same = before?.playerId === playerId && before.currency === currency && before.amount === amount
          if (!same) throw new Refusal('duplicate_bonus', { key })
          return
        }
        const posting = { from: house('bonuses', currency), to: purse(playerId, 'bonus'), amount, currency }
        await mustPost(tx, { key: `bonus/${key}`, kind: 'bonus', postings: [posting], madeAt: now, reason: grant.reason })
        tx.afterCommit(() => topics.publish(`player/${playerId}`, 'balance'))
      }),
  }
}
