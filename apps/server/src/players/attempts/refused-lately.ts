import type { Executor } from '../../db/database.ts'
import { openRemembered, type Remembered } from '../../kit/remembered.ts'

/**
 * Time for which a limit that has refused refuses without the database, in ms. It bounds how long a
 * limit can refuse after there is room again.
 */
export const REFUSES_FOR_MS = 1000
const MOST_KEYS = 10_000

/** A limit by its key; those of one attempt stand in one order. */
type Limits = readonly { key: string }[]

interface Refused {
  /** The limit refuses by itself until then, in ms since 1970. */
  untilMs: number
  /** All limits of that attempt had room again then, in ms since 1970. */
  freeAtMs: number
  /** Keys of that attempt. */
  keys: string
}

/** Each database has its own limits. */
const refusedIn = new WeakMap<Executor, Remembered<Refused>>()

export function rememberRefused(
  db: Executor,
  limits: Limits,
  { refusedBy, waitS, now }: { refusedBy: string; waitS: number; now: Date },
): void {
  const refused = refusedIn.get(db) ?? openRemembered<Refused>(MOST_KEYS)
  refusedIn.set(db, refused)
  const freeAtMs = now.getTime() + waitS * 1000
  const untilMs = Math.min(freeAtMs, now.getTime() + REFUSES_FOR_MS)
  refused.keep(refusedBy, { untilMs, freeAtMs, keys: keysOf(limits) })
}

/**
 * Returns the whole seconds to wait when one of the limits has refused a moment ago, and 0
 * otherwise: a caller who goes on although it is refused does not cost a look into the database
 * each time. Another attempt under that limit may have less to wait for, and gets one second.
 */
export function waitIfRefusedLately(db: Executor, limits: Limits, now: Date): number {
  const refused = refusedIn.get(db)
  if (!refused) return 0
  for (const { key } of limits) {
    const known = refused.get(key)
    if (!known || known.untilMs <= now.getTime()) continue
    const endMs = known.keys === keysOf(limits) ? known.freeAtMs : known.untilMs
    return Math.ceil((endMs - now.getTime()) / 1000)
  }
  return 0
}

function keysOf(limits: Limits): string {
  return limits.map(({ key }) => key).join('\n')
}
