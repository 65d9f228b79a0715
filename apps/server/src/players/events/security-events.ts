import type { Executor, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { insertSecurityEvent } from './security-event.store.ts'

export type SecurityEventKind =
  | 'signed_in'
  | 'sign_in_wrong'
  | 'sign_in_locked'
  | 'sign_in_refused'
  | 'registered'
  | 'registered_again'
  | 'verified'
  | 'reset_asked'
  | 'password_reset'
  | 'password_changed'
  | 'status_changed'
  | 'refresh_token_reused'
  | 'signed_out_elsewhere'
  | 'key_refused'
  | 'limit_met'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** Null where no player is known. */
  playerId?: string | null
  sessionId?: string | null
  /** Null outside a request. */
  requestId: string | null
  /** The key, limit or status that it is about, in at most 100 characters: never typed text. */
  subject?: string | null
}

/** Events that are logged as warnings; all others are logged for information. */
const WARNINGS: ReadonlySet<SecurityEventKind> = new Set([
  'sign_in_locked',
  'refresh_token_reused',
  'key_refused',
  'limit_met',
])

/**
 * Writes a security event into the table that can only be added to, and into the log: in a
 * transaction, both are written with its commit.
 */
export async function recordSecurityEvent(
  db: Executor | Tx,
  { clock, log }: { clock: Pick<Clock, 'now'>; log: Log },
  event: SecurityEvent,
): Promise<void> {
  const { kind, playerId = null, sessionId = null, requestId, subject = null } = event
  await insertSecurityEvent(db, {
    at: clock.now(),
    kind,
    player_id: playerId,
    session_id: sessionId,
    request_id: requestId,
    subject,
  })
  const facts = Object.entries({ requestId, player: playerId, session: sessionId, subject }).filter(
    ([, value]) => value !== null,
  )
  const logEvent = () =>
    log[WARNINGS.has(kind) ? 'warn' : 'info'](
      { security: kind, ...Object.fromEntries(facts) },
      'a security event',
    )
  if ('afterCommit' in db) db.afterCommit(logEvent)
  else logEvent()
}
