import { isIPv6 } from 'node:net'
import type { Executor } from '../db/database.ts'
import { Refusal } from '../kit/refusal.ts'

export interface RateLimit {
  /** What is counted, and for whom: 'login/address/192.0.2.1'. */
  key: string
  attempts: number
  windowS: number
}

interface RateLimited {
  db: Executor
  clock: { now(): Date }
}

/** Takes one attempt of every limit, for all nodes together, and answers the whole seconds to wait; 0 when nobody has to. */
export async function takeAttempt({ db, clock }: RateLimited, limits: readonly RateLimit[]): Promise<number> {
  const [row] = await db.run<{ wait: number }>('rate_limit_take', 'select rate_limit_take($1::text[], $2::int[], $3::int[], $4) as wait', [
    limits.map(({ key }) => key),
    limits.map(({ attempts }) => attempts),
    limits.map(({ windowS }) => windowS),
    clock.now(),
  ])
  return Math.ceil(row?.wait ?? 0)
}

/** Refuses with `retryAfterS` when one of the limits is used up. */
export async function mustNotExceed(deps: RateLimited, limits: readonly RateLimit[]): Promise<void> {
  const retryAfterS = await takeAttempt(deps, limits)
  if (retryAfterS > 0) throw new Refusal('rate_limited', { retryAfterS })
}

/** Forgets what no longer limits anybody. */
export async function forgetOldAttempts({ db, clock }: RateLimited): Promise<void> {
  await db.run('rate_limit_forget', 'delete from rate_limit where full_at < $1', [clock.now()])
}

/**
 * What is counted as one address: an IPv4 address, or the /64 of an IPv6 address, because that is what one household has to choose
 * from.
 */
export function networkOf(ip: string): string {
  const mapped = ip.match(/^::ffff:([0-9.]+)$/i)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
