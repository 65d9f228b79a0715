import type { Executor } from '../db/database.ts'

export async function lockedUntil(db: Executor, account: string, ip: string): Promise<Date | null> {
  const [row] = await db.run<{ locked_until: Date | null }>(
    'lockout_find',
    'select locked_until from failed_sign_in where account = $1 and ip = $2',
    [account, ip],
  )
  return row?.locked_until ?? null
}

export interface Failures {
  failures: number
  lockedUntil: Date | null
}

/** Failures are forgotten after as long as a lock lasts. */
export async function addFailure(db: Executor, account: string, ip: string, at: Date, allowed: number, lockS: number): Promise<Failures> {
  const [row] = await db.run<Failures>(
    'lockout_add',
    'select failures, locked_until as "lockedUntil" from sign_in_failed($1, $2, $3, $4, $5, $5)',
    [account, ip, at, allowed, lockS],
  )
  if (!row) throw new Error('sign_in_failed answered nothing.')
  return row
}

export async function removeFailures(db: Executor, account: string, ip: string): Promise<void> {
  await db.run('lockout_remove', 'delete from failed_sign_in where account = $1 and ip = $2', [account, ip])
}

export async function removeStale(db: Executor, before: Date): Promise<void> {
  await db.run('lockout_stale', 'delete from failed_sign_in where last_at < $1', [before])
}
