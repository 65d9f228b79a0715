import { type BreakLength, endOfBreak } from '#rules/breaks.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Viewer } from '../kit/request-context.ts'
import { type Exclusion, findExclusion } from '../players/exclusions/exclusions.ts'
import type { Exclusion as ShownExclusion } from '../schema/resolvers.generated.ts'

export interface ExclusionDeps {
  db: Database
  clock: Clock
  /** Stops play for this player, with the transaction. */
  exclude(
    tx: Tx,
    wish: ExclusionWish,
    act: { actor: string; reason: null; requestId: string },
  ): Promise<void>
}

interface ExclusionWish {
  playerId: string
  endsAt: Date | null
  keptSessionId: string
}

/**
 * Stops play for the player who asks, at once; the session they ask in serves to withdraw from now
 * on.
 */
export async function excludeMyself(
  deps: ExclusionDeps,
  { playerId, sessionId }: Viewer,
  length: BreakLength,
  requestId: string,
): Promise<ShownExclusion> {
  const now = deps.clock.now()
  const endsAt = endOfBreak(now, length)
  const wish = { playerId, endsAt, keptSessionId: sessionId }
  await deps.db.transaction((tx) =>
    deps.exclude(tx, wish, { actor: 'player', reason: null, requestId }),
  )
  return { since: now.toISOString(), until: endsAt?.toISOString() ?? null }
}

/**
 * Returns the exclusion or the break that keeps a player from playing now; null when there is none.
 */
export async function readExclusion(
  { db, clock }: ExclusionDeps,
  playerId: string,
): Promise<ShownExclusion | null> {
  const exclusion = await findExclusion(db, playerId, clock.now())
  return exclusion && show(exclusion)
}

function show({ startedAt, endsAt }: Exclusion): ShownExclusion {
  return { since: startedAt.toISOString(), until: endsAt?.toISOString() ?? null }
}
