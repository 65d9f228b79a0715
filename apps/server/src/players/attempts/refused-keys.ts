import { networkOf, siteOf } from '#rules/network.ts'
import type { Executor } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { recordSecurityEvent } from '../events/security-events.ts'

const WINDOW_MS = 600_000
/** Most rows in a window on this node, whatever the number of callers. */
const ROWS_A_WINDOW = 100

interface Window {
  endsAtMs: number
  written: Set<string>
}

const windows = new WeakMap<Executor, Window>()

/**
 * Stores that a key or signature was wrong, once in ten minutes for each caller. `key` names the
 * kind, such as 'content'. The refusal does not depend on the database: when a row cannot be
 * written, only the log has it.
 */
export async function recordRefusedKey(
  deps: { db: Executor; clock: Clock; log: Log },
  { key, ip, requestId }: { key: string; ip: string; requestId: string },
): Promise<void> {
  const { db, clock, log } = deps
  let window = windows.get(db)
  if (!window || clock.nowMs() >= window.endsAtMs)
    window = { endsAtMs: clock.nowMs() + WINDOW_MS, written: new Set() }
  windows.set(db, window)
  const caller = `${key}/${siteOf(networkOf(ip))}`
  if (window.written.has(caller) || window.written.size >= ROWS_A_WINDOW) return
  window.written.add(caller)
  await recordSecurityEvent(db, deps, { kind: 'key_refused', requestId, subject: key }).catch(
    (error: unknown) =>
      log.error({ err: error, requestId }, 'a refused key could not be written down'),
  )
}
