import type { Tx } from '../../db/database.ts'
import type { BonusesDeps } from '../bonus.ts'
import { takeTurn } from '../bonuses.store.ts'
import { CANCEL_AFTER_MS, record } from './answer-free-spins.ts'
import type { FreeSpinsDesks } from './desks.ts'
import * as store from './free-spins.store.ts'
import type { FreeSpins } from './free-spins.ts'
import { finish } from './pay-free-spins.ts'

const AT_ONCE = 200
/** A provider may report a last round that was played in time later than that. */
const GRACE_MS = 3_600_000

/**
 * Ends free spins that were not accepted, or not played, in time. What the provider has reported
 * of their rounds is paid, and the provider gets a request to cancel the rest.
 */
export async function endFreeSpins(deps: BonusesDeps): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - GRACE_MS)
  const due = [
    ...(await store.listUnansweredFreeSpins(deps.db, now, AT_ONCE)),
    ...(await store.listOverdueFreeSpins(deps.db, before, AT_ONCE)),
  ]
  await expireAll(deps, due, now)
}

/**
 * Ends free spins of players who may no longer play, where the provider would go on to play them
 * without a call. What they have won until the provider stops is paid, when it reports the sum.
 */
export async function endFreeSpinsOfStopped(
  deps: BonusesDeps,
  desks: Pick<FreeSpinsDesks, 'playingAlone'>,
): Promise<void> {
  const providers = desks.playingAlone()
  if (providers.length === 0) return
  const now = deps.clock.now()
  await expireAll(deps, await store.listFreeSpinsOfStopped(deps.db, providers, now, AT_ONCE), now)
}

async function expireAll(deps: BonusesDeps, due: readonly FreeSpins[], now: Date): Promise<void> {
  for (const { id, playerId, state } of due)
    await deps.db
      .transaction(async (tx) => {
        await takeTurn(tx, playerId)
        const held = await store.lockFreeSpins(tx, id)
        if (held?.state === state) await expire(deps, tx, held, now)
      })
      .catch((error: unknown) =>
        deps.log.warn({ err: error, freeSpins: id }, 'free spins could not end; tried again'),
      )
}

async function expire(deps: BonusesDeps, tx: Tx, held: FreeSpins, now: Date): Promise<void> {
  const callAt = held.state === 'issuing' ? new Date(now.getTime() + CANCEL_AFTER_MS) : now
  await store.setFreeSpinsEnded(tx, held, 'expired', now, callAt)
  const won = await store.sumRounds(tx, held.id)
  if (won === null) await record(deps, tx, held, 'house', 'expired')
  else await finish(deps, tx, { ...held, state: 'expired', endedAt: now }, 'expired', won)
}
