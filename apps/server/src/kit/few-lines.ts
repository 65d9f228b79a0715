import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Says what strangers can cause as often as they like. `kind` is a name of ours: what it says is counted together. */
export type FewLines = (level: 'warn' | 'error', kind: string, facts: object, message: string) => void

interface Window {
  beganAtMs: number
  lines: number
  leftOut: number
}

const WINDOW_MS = 60_000
const MOST_LINES = 5

/**
 * Five lines a minute of each kind. Those beyond are left out; the next line of the kind, after that minute, says in `leftOut` how many they
 * were.
 */
export function openFewLines({ log, clock }: { log: Log; clock: Pick<Clock, 'nowMs'> }): FewLines {
  const windows = new Map<string, Window>()
  return (level, kind, facts, message) => {
    const nowMs = clock.nowMs()
    const before = windows.get(kind)
    // A clock that is put back begins a new minute.
    const isOver = !before || nowMs < before.beganAtMs || nowMs >= before.beganAtMs + WINDOW_MS
    const window = isOver ? { beganAtMs: nowMs, lines: 0, leftOut: 0 } : before
    windows.set(kind, window)
    if (window.lines >= MOST_LINES) {
      window.leftOut++
      return
    }
    window.lines++
    const leftOut = isOver ? (before?.leftOut ?? 0) : 0
    log[level]({ ...facts, ...(leftOut > 0 && { leftOut }) }, message)
  }
}
