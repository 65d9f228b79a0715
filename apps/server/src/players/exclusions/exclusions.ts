import type { Executor, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { Refusal } from '../../kit/refusal.ts'
import { PURSES, purse } from '../../ledger/accounts.ts'
import { newestTransfer } from '../../ledger/movements.ts'
import { recordPlayerEvent } from '../events/player-events.ts'
import { recordSecurityEvent } from '../events/security-events.ts'
import { findPlayer } from '../player.ts'
import type { PlayerStatus } from '../player-shape.ts'
import {
  type ExclusionKind,
  type ExclusionRecord,
  endLapsedExclusion,
  findExclusionAt,
  insertEnds,
  insertExclusion,
} from './exclusion.store.ts'

export type Exclusion = ExclusionRecord

/** Six weeks; what is longer is a self-exclusion. */
const LONGEST_TIME_OUT_MS = 42 * 86_400_000

export interface NewExclusion {
  id: string
  playerId: string
  /** Null for good. */
  endsAt: Date | null
  /** 'player' or 'operator/{name}'. */
  requestedBy: string
  /** The operator's reason; null when the player asks. */
  reason: string | null
}

/**
 * The exclusion that keeps a player from playing at `now`, of several the one that ends last; null
 * when there is none (G3).
 */
export async function findExclusion(
  db: Executor,
  playerId: string,
  now: Date,
): Promise<Exclusion | null> {
  return findExclusionAt(db, playerId, now)
}

/**
 * Writes an exclusion down and answers what it is. The caller holds the player's purses, so that no
 * money moves meanwhile. Throws Refusal('exclusion_longer_already') when one that ends later, or at
 * the same time, is in force.
 */
export async function addExclusion(
  tx: Tx,
  { clock }: { clock: Clock },
  exclusion: NewExclusion,
): Promise<ExclusionKind> {
  const { id, playerId, endsAt, requestedBy, reason } = exclusion
  const before = await findExclusionAt(tx, playerId, clock.now())
  if (before && (before.endsAt === null || (endsAt !== null && endsAt <= before.endsAt)))
    throw new Refusal(
      'exclusion_longer_already',
      before.endsAt === null ? {} : { until: before.endsAt.toISOString() },
    )
  const isLong = endsAt === null || endsAt.getTime() - clock.nowMs() > LONGEST_TIME_OUT_MS
  const kind = isLong ? 'self_exclusion' : 'time_out'
  const newest = await newestTransfer(
    tx,
    PURSES.map((which) => purse(playerId, which)),
  )
  const term = { player_id: playerId, kind, started_at: clock.now(), ends_at: endsAt } as const
  await insertExclusion(tx, {
    id,
    ...term,
    asked_by: requestedBy,
    reason,
    moved_money: newest > 0n,
  })
  return kind
}

/**
 * Writes down which exclusions of a player are over: before that the database refuses to make the
 * player active or limited.
 */
export async function recordEnds(
  tx: Tx,
  { clock }: { clock: Clock },
  playerId: string,
): Promise<void> {
  await insertEnds(tx, playerId, clock.now())
}

/**
 * The status that counts now: a player whose exclusion is over comes back to what they were before
 * it. No job is needed for that.
 */
export async function statusNow(
  tx: Tx,
  deps: { clock: Clock; log: Log },
  player: { id: string; status: PlayerStatus },
  requestId: string | null,
): Promise<PlayerStatus> {
  if (player.status !== 'excluded') return player.status
  await recordEnds(tx, deps, player.id)
  const status = await endLapsedExclusion(tx, player.id, deps.clock.now())
  // Another sign-in of the same player may have been faster.
  if (status === null) return (await findPlayer(tx, player.id))?.status ?? 'excluded'
  const change = { before: { status: 'excluded' }, after: { status } }
  await recordPlayerEvent(tx, deps, {
    playerId: player.id,
    actor: 'house',
    kind: 'status_changed',
    ...change,
  })
  await recordSecurityEvent(tx, deps, {
    kind: 'status_changed',
    playerId: player.id,
    requestId,
    subject: status,
  })
  return status
}
