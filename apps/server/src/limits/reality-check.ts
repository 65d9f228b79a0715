import type { Database, Executor, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Viewer } from '../kit/request-context.ts'
import type { Topics } from '../kit/topics.ts'
import { topicsOf } from '../kit/topics.ts'
import { purse } from '../ledger/accounts.ts'
import { newestTransfer } from '../ledger/movements.ts'
import { recordPlayerEvent } from '../players/events/player-events.ts'
import { findPlayer, setNoBetsFrom } from '../players/player.ts'
import * as store from './reality-check.store.ts'

/** The money that went into games of one category and came out of them, in minor units. */
export interface PlayedCategory {
  category: string
  realIn: bigint
  bonusIn: bigint
  realOut: bigint
  bonusOut: bigint
}

export interface RealityCheckDeps {
  db: Database
  clock: Clock
  topics: Topics
  /** Rules of the licence of the player's country. */
  policyOf(country: string): { realityCheckS: number }
  /** Set where the operator wants the check more often than the licence does; null otherwise. */
  realityCheckEveryS: number | null
  isSessionInUse(db: Executor, session: Viewer): Promise<boolean>
  /** Lists what was played after a transfer, from the ledger. */
  listPlayed(playerId: string, afterTransfer: bigint): Promise<PlayedCategory[]>
}

/**
 * The facts that a player is shown: how long they have been signed in, and their play meanwhile.
 */
export interface RealityCheck {
  currency: string
  durationS: number
  entries: PlayedCategory[]
}

export const realityTopic = topicsOf('reality')

/**
 * Begins to count for a sign-in, when its first request comes. While an earlier sign-in is in use,
 * on another device for example, its count goes on: opening a second one is no way around it.
 */
export async function beginRealityCheck(
  deps: RealityCheckDeps,
  viewer: Viewer,
): Promise<store.RealityCheckRecord> {
  const { playerId, sessionId } = viewer
  const before = await store.findRealityCheck(deps.db, playerId)
  if (
    before &&
    (before.sessionId === sessionId ||
      (await deps.isSessionInUse(deps.db, { playerId, sessionId: before.sessionId })))
  )
    return before
  await deps.db.transaction(async (tx) => {
    const since = deps.clock.now()
    const afterTransfer = await newestTransfer(tx, [
      purse(playerId, 'real'),
      purse(playerId, 'bonus'),
    ])
    const dueAt = await nextDue(deps, tx, playerId)
    const isBegun = await store.beginRealityCheck(
      tx,
      { playerId, sessionId, since, afterTransfer, dueAt },
      before?.sessionId ?? null,
    )
    if (!isBegun) return
    await setNoBetsFrom(tx, playerId, dueAt)
    tx.afterCommit(() => deps.topics.publish(realityTopic(playerId), 'begun'))
  })
  const begun = await store.findRealityCheck(deps.db, playerId)
  if (!begun) throw new Error('A reality check is gone right after it began.')
  return begun
}

/** Returns when the player has to answer next; null for a player without a reality check. */
export async function findDueAt({ db }: RealityCheckDeps, playerId: string): Promise<Date | null> {
  return (await store.findRealityCheck(db, playerId))?.dueAt ?? null
}

/** Returns null while nothing is due. */
export async function findRealityCheck(
  deps: RealityCheckDeps,
  playerId: string,
): Promise<RealityCheck | null> {
  const [check, player] = await Promise.all([
    store.findRealityCheck(deps.db, playerId),
    findPlayer(deps.db, playerId),
  ])
  const nowMs = deps.clock.nowMs()
  if (!check || !player || check.dueAt.getTime() > nowMs) return null
  const entries = await deps.listPlayed(playerId, check.afterTransfer)
  return {
    currency: player.currency,
    durationS: Math.floor((nowMs - check.since.getTime()) / 1000),
    entries,
  }
}

/**
 * The player has seen it and plays on: bets are taken again, on every device. Does nothing while
 * nothing is due.
 */
export async function acknowledgeRealityCheck(
  deps: RealityCheckDeps,
  playerId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const dueAt = await nextDue(deps, tx, playerId)
    const acknowledged = await store.setAcknowledged(tx, playerId, now, dueAt)
    if (!acknowledged) return
    await setNoBetsFrom(tx, playerId, dueAt)
    const durationS = Math.floor((now.getTime() - acknowledged.since.getTime()) / 1000)
    await recordPlayerEvent(tx, deps, {
      playerId,
      actor: 'player',
      kind: 'reality_check_acknowledged',
      before: { durationS },
      after: { dueAt: dueAt.toISOString() },
    })
    tx.afterCommit(() => deps.topics.publish(realityTopic(playerId), 'acknowledged'))
  })
}

async function nextDue(
  { clock, policyOf, realityCheckEveryS }: RealityCheckDeps,
  tx: Tx,
  playerId: string,
): Promise<Date> {
  const { realityCheckS } = policyOf((await findPlayer(tx, playerId))?.country ?? '')
  return new Date(
    clock.nowMs() + Math.min(realityCheckS, realityCheckEveryS ?? realityCheckS) * 1000,
  )
}
