import type { Executor } from '../../db/database.ts'
import type { Log } from '../../kit/log.ts'
import { Refusal } from '../../kit/refusal.ts'
import { recordSecurityEvent } from '../events/security-events.ts'
import { rememberRefused, waitIfRefusedLately } from './refused-lately.ts'

export interface RateLimit {
  /**
   * The thing that is counted, and for whom: 'login/address/192.0.2.1'. The text behind the last
   * slash is in no log.
   */
  key: string
  attempts: number
  windowS: number
  /** Set where ordinary use reaches the limit, which then is not worth an entry. */
  isOrdinary?: true
}

export interface RateLimited {
  db: Executor
  clock: { now(): Date }
  log: Log
}

interface Refused {
  wait: number
  refused_by: string | null
  is_first: boolean
}

/**
 * Takes one attempt of every limit, or of none when one of them refuses, for all nodes together.
 * Answers the whole seconds to wait; 0 when the attempt may go on. The caller's own limits stand
 * first: the first that refuses is the one that is written down.
 */
export async function takeAttempt(
  deps: RateLimited,
  limits: readonly RateLimit[],
  requestId: string | null,
): Promise<number> {
  const waitS = waitIfRefusedLately(deps.db, limits, deps.clock.now())
  if (waitS > 0) return waitS
  const [row] = await deps.db.run<Refused>(
    'rate_limit_take_all',
    'select wait, refused_by, is_first from rate_limit_take_all($1::text[], $2::int[], $3::int[], $4)',
    [...columnsOf(limits), deps.clock.now()],
  )
  if (!row) throw new Error('rate_limit_take_all answered nothing.')
  return recordRefusal(deps, row, limits, requestId)
}

/** Refuses with `retryAfterS` when one of the limits is used up. */
export async function mustNotExceed(
  deps: RateLimited,
  limits: readonly RateLimit[],
  requestId: string | null,
): Promise<void> {
  const retryAfterS = await takeAttempt(deps, limits, requestId)
  if (retryAfterS > 0) throw new Refusal('rate_limited', { retryAfterS })
}

/** Keys, attempts and seconds, as the database's functions take them. */
export function columnsOf(limits: readonly RateLimit[]): [string[], number[], number[]] {
  return [
    limits.map(({ key }) => key),
    limits.map(({ attempts }) => attempts),
    limits.map(({ windowS }) => windowS),
  ]
}

/** The last part of a key; that of an IPv6 network has a slash of its own: '/2001:db8::/64'. */
const FOR_WHOM = /\/[^/]*(?:::\/\d+)?$/

/** Writes down that a limit was met, once in its window, and returns the whole seconds to wait. */
export async function recordRefusal(
  deps: RateLimited,
  { wait, refused_by, is_first }: Refused,
  limits: readonly RateLimit[],
  requestId: string | null,
): Promise<number> {
  if (refused_by !== null) {
    const refused = { refusedBy: refused_by, waitS: wait, now: deps.clock.now() }
    rememberRefused(deps.db, limits, refused)
  }
  const limit = limits.find(({ key }) => key === refused_by)
  if (limit && is_first && !limit.isOrdinary) {
    const subject = limit.key.replace(FOR_WHOM, '').slice(0, 100)
    await recordSecurityEvent(deps.db, deps, { kind: 'limit_met', requestId, subject })
  }
  return Math.ceil(wait)
}

/** Removes attempts whose window is over. */
export async function forgetOldAttempts({
  db,
  clock,
}: Pick<RateLimited, 'db' | 'clock'>): Promise<void> {
  await db.run('rate_limit_forget', 'delete from rate_limit where full_at < $1', [clock.now()])
}
