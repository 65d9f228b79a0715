import { Refusal } from '../../kit/refusal.ts'
import {
  type RateLimit,
  type RateLimited,
  recordRefusal,
} from '../../players/attempts/rate-limit.ts'
import { recordSecurityEvent } from '../../players/events/security-events.ts'
import { accountOf } from '../../players/player.ts'
import * as store from './lockout.store.ts'

/**
 * So many wrong passwords in a row, for one account from one address, lock the two for each other.
 */
const FAILURES_ALLOWED = 5
export const LOCKED_FOR_S = 900

/** A password tried for an account. The account is as it was typed. */
export interface Guess {
  email: string
  network: string
  /** Limits that only the caller draws on: they are checked before anything that others share. */
  own: readonly RateLimit[]
  /** Limits that other callers draw on as well. */
  shared: readonly RateLimit[]
  requestId: string
}

export interface Verdict {
  /** The owner of the account; null when there is no such account. */
  playerId: string | null
  /** 'none' when there was nothing to guess at, and nothing is to be counted. */
  verdict: 'right' | 'wrong' | 'none'
}

export type CheckedGuess =
  | { outcome: 'right' | 'none' }
  | { outcome: 'wrong'; locksNow: boolean; waitS: number }
  | { outcome: 'locked' | 'too_many'; waitS: number }

/**
 * Checks a guess at a password. It is counted as wrong before it is checked and given back when it
 * was right, so that no more wrong ones than are allowed can be checked at the same time, on all
 * nodes together. 'locked' and 'too_many' have not been checked, and do not reveal whether there is
 * such an account.
 */
export async function checkGuess(
  deps: RateLimited,
  guess: Guess,
  check: () => Promise<Verdict>,
): Promise<CheckedGuess> {
  const { db, clock } = deps
  const account = accountOf(guess.email)
  const begun = await begin(deps, guess, account)
  if (begun) return begun
  const checked = await check().catch(async (error: unknown) => {
    await store.takeBackGuess(db, account, guess.network)
    if (error instanceof Refusal && error.code === 'rate_limited')
      return { waitS: Number(error.facts.retryAfterS) }
    throw error
  })
  if ('waitS' in checked) return { outcome: 'too_many', ...checked }
  if (checked.verdict === 'none') await store.takeBackGuess(db, account, guess.network)
  if (checked.verdict === 'right') await store.endRightGuess(db, account, guess.network)
  if (checked.verdict !== 'wrong') return { outcome: checked.verdict }

  const failures = await store.endWrongGuess(
    db,
    account,
    guess.network,
    clock.now(),
    FAILURES_ALLOWED,
    LOCKED_FOR_S,
  )
  const locksNow = failures === FAILURES_ALLOWED
  const facts = { playerId: checked.playerId, requestId: guess.requestId }
  await recordSecurityEvent(db, deps, {
    kind: locksNow ? 'sign_in_locked' : 'sign_in_wrong',
    ...facts,
  })
  return { outcome: 'wrong', locksNow, waitS: LOCKED_FOR_S }
}

/** Counts a guess at a password. Returns null when it may be checked. */
async function begin(
  deps: RateLimited,
  guess: Guess,
  account: string,
): Promise<CheckedGuess | null> {
  const { network, own, shared, requestId } = guess
  const limits = [...own, ...shared]
  const begun = await store.beginGuess(deps.db, {
    account,
    network,
    at: deps.clock.now(),
    allowed: FAILURES_ALLOWED,
    forgetS: LOCKED_FOR_S,
    limits,
    own: own.length,
  })
  const waitS = await recordRefusal(deps, begun, limits, requestId)
  return begun.outcome === 'free' ? null : { outcome: begun.outcome, waitS }
}
