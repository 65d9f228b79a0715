import type { Executor } from '../db/database.ts'
import { accountOf } from '../players/player.ts'
import * as store from './lockout.store.ts'

/** So many wrong passwords in a row, for one account from one address, lock the two for each other. */
const FAILURES_ALLOWED = 5
export const LOCKED_FOR_S = 900

interface Deps {
  db: Executor
  clock: { now(): Date; nowMs(): number }
}

/** Whole seconds until this account can be tried from this address again; 0 when it can now. Nobody learns whether there is one. */
export async function lockedForS({ db, clock }: Deps, email: string, ip: string): Promise<number> {
  const until = await store.lockedUntil(db, accountOf(email), ip)
  return until ? Math.max(0, Math.ceil((until.getTime() - clock.nowMs()) / 1000)) : 0
}

/** Counts a wrong password and answers whether it was the one that locks. */
export async function countFailure({ db, clock }: Deps, email: string, ip: string): Promise<{ locksNow: boolean }> {
  const { failures, lockedUntil } = await store.addFailure(db, accountOf(email), ip, clock.now(), FAILURES_ALLOWED, LOCKED_FOR_S)
  return { locksNow: lockedUntil !== null && failures === FAILURES_ALLOWED }
}

export async function forgetFailures({ db }: Deps, email: string, ip: string): Promise<void> {
  await store.removeFailures(db, accountOf(email), ip)
}
