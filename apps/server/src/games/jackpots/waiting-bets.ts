import { ROUNDS_LAST_MS } from '../../bonuses/bonus.ts'
import type { Tx } from '../../db/database.ts'
import * as store from './jackpots.store.ts'
import type { FeedingBet } from './pot.ts'

/**
 * A bet whose round does not end feeds its pot after this long: the wallet has closed the round by
 * then. Before that the stake may be given back.
 */
const OPEN_FOR_MS = ROUNDS_LAST_MS
const LOOK_AGAIN_MS = 1_000

/**
 * Takes away the waiting bets whose rounds are over, or have been open for long, the oldest first.
 * What has been rolled back is taken away too, and not returned. The others are looked at again
 * once they are twice as old: a round that stays open for long costs some twenty looks.
 */
export async function takeBets(
  tx: Tx,
  pot: { poolId: string; currency: string },
  now: Date,
): Promise<{ bets: FeedingBet[]; mayWait: boolean }> {
  const batches = await store.listDue(tx, pot, now)
  const bets: FeedingBet[] = []
  const waiting: store.WaitingBatch[] = []
  for (const [providerId, those] of Map.groupBy(batches, ({ providerId }) => providerId)) {
    const refs = those.flatMap((batch) => batch.bets.map(({ ref }) => ref))
    const { undone, madeAt } = await store.readStates(tx, providerId, refs)
    for (const batch of those) {
      const since = (ref: string) => madeAt.get(ref)?.getTime() ?? 0
      const waits = ({ ref }: FeedingBet) => now.getTime() - since(ref) < OPEN_FOR_MS
      const stands = batch.bets.filter(({ ref }) => !undone.has(ref))
      bets.push(...stands.filter((bet) => !waits(bet)))
      const [first, ...others] = stands.filter(waits)
      if (!first) continue
      const at = since(first.ref)
      const age = Math.max(now.getTime() - at, LOOK_AGAIN_MS)
      const lookAt = new Date(Math.min(now.getTime() + age, at + OPEN_FOR_MS))
      waiting.push({ ...batch, bets: [first, ...others], lookAt })
    }
  }
  const ids = new Set(waiting.map(({ id }) => id))
  await store.dropBatches(
    tx,
    pot,
    batches.flatMap(({ id }) => (ids.has(id) ? [] : id)),
  )
  await store.keepBatches(tx, pot, waiting)
  return { bets, mayWait: batches.length === store.BATCHES_AT_ONCE }
}
