import type { RequestContext, Viewer } from '../../kit/request-context.ts'
import { requirePayee } from '../../kit/request-context.ts'
import { recordPlayerEvent } from '../../players/events/player-events.ts'
import { recordSecurityEvent } from '../../players/events/security-events.ts'
import { listOpenSessions } from '../sessions/session.store.ts'
import { endSessions, type SessionDeps } from '../sessions/sessions.ts'

export interface SignInView {
  id: string
  current: boolean
  since: string
  lastSeen: string
  userAgent: string
}

/** Where a player is signed in; the session of the request first, then the newest. */
export async function listSignIns(
  { db, clock }: SessionDeps,
  { playerId, sessionId }: Viewer,
): Promise<SignInView[]> {
  const open = await listOpenSessions(db, playerId, clock.now())
  const views = open.map(({ id, created_at, rotated_at, user_agent }) => ({
    id,
    current: id === sessionId,
    since: created_at.toISOString(),
    lastSeen: rotated_at.toISOString(),
    userAgent: user_agent,
  }))
  return views.toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Signs out everywhere but here; their sockets close. Answers how many sessions that ended. */
export async function endOtherSignIns(
  deps: Pick<SessionDeps, 'db' | 'clock' | 'log' | 'topics'>,
  context: Pick<RequestContext, 'viewer' | 'requestId'>,
): Promise<number> {
  const { playerId, sessionId } = requirePayee(context)
  return deps.db.transaction(async (tx) => {
    const ended = await endSessions(deps, tx, playerId, 'signed_out', sessionId)
    if (ended === 0) return 0
    await recordPlayerEvent(tx, deps, {
      playerId,
      actor: 'player',
      kind: 'signed_out_elsewhere',
      after: { sessions: ended },
    })
    await recordSecurityEvent(tx, deps, {
      kind: 'signed_out_elsewhere',
      playerId,
      sessionId,
      requestId: context.requestId,
    })
    return ended
  })
}
