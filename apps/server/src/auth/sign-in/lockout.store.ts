import type { Executor } from '../../db/database.ts'
import { columnsOf, type RateLimit } from '../../players/attempts/rate-limit.ts'

export interface NewGuess {
  account: string
  network: string
  at: Date
  allowed: number
  forgetS: number
  limits: readonly RateLimit[]
  /** Number of limits, counted from the first, that are the caller's own. */
  own: number
}

export interface BegunGuess {
  outcome: 'free' | 'locked' | 'too_many'
  wait: number
  refused_by: string | null
  is_first: boolean
}

export async function beginGuess(
  db: Executor,
  { account, network, at, allowed, forgetS, limits, own }: NewGuess,
): Promise<BegunGuess> {
  const [row] = await db.run<BegunGuess>(
    'guess_begin',
    'select outcome, wait, refused_by, is_first from guess_begin($1, $2, $3, $4, $5, $6::text[], $7::int[], $8::int[], $9)',
    [account, network, at, allowed, forgetS, ...columnsOf(limits), own],
  )
  if (!row) throw new Error('guess_begin answered nothing.')
  return row
}

/** Returns the number of wrong guesses, with this one. */
export async function endWrongGuess(
  db: Executor,
  account: string,
  network: string,
  at: Date,
  allowed: number,
  lockS: number,
): Promise<number> {
  const [row] = await db.run<{ failures: number }>(
    'guess_wrong',
    `insert into failed_sign_in as f (account, ip, failures, last_at) values ($1, $2, 1, $3)
     on conflict (account, ip) do update set failures = f.failures + 1, pending = greatest(f.pending - 1, 0), last_at = $3,
       locked_until = case when f.failures + 1 >= $4::int then coalesce(f.locked_until, $3 + make_interval(secs => $5)) end
     returning failures`,
    [account, network, at, allowed, lockS],
  )
  return row?.failures ?? 0
}

export async function endRightGuess(db: Executor, account: string, network: string): Promise<void> {
  await db.run(
    'guess_right',
    'update failed_sign_in set failures = 0, pending = greatest(pending - 1, 0), locked_until = null where account = $1 and ip = $2',
    [account, network],
  )
}

export async function takeBackGuess(db: Executor, account: string, network: string): Promise<void> {
  await db.run(
    'guess_back',
    'update failed_sign_in set pending = greatest(pending - 1, 0) where account = $1 and ip = $2',
    [account, network],
  )
}

export async function removeStale(db: Executor, before: Date): Promise<void> {
  await db.run('lockout_stale', 'delete from failed_sign_in where last_at < $1', [before])
}
