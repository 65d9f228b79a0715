import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/**
 * Writes a log line that callers can cause as often as they like. Lines of one `kind`, a name that
 * the code chooses, are counted together.
 */
export type FewLines = (
  level: 'info' | 'warn' | 'error',
  kind: string,
  facts: object,
  message: string,
) => void

interface Window {
  beganAtMs: number
  lines: number
  leftOut: number
}

const WINDOW_MS = 60_000
const MOST_LINES = 5

/**
 * Lines a minute of each sentence in a log of all mistakes of callers, which operators read to find
 * out who makes them.
 */
const MOST_OF_A_SENTENCE = 100

/**
 * Returns a log that writes at most a hundred lines a minute of each sentence, for what visitors
 * can cause. Errors are ours and are all written.
 */
export function withFewLines(log: Log, clock: Pick<Clock, 'nowMs'>): Log {
  const write = openFewLines({ log, clock }, MOST_OF_A_SENTENCE)
  const bounded = (level: 'info' | 'warn') => ({
    value: (facts: object, message: string) => write(level, message, facts, message),
  })
  return Object.create(log, { info: bounded('info'), warn: bounded('warn') })
}

/**
 * Returns a function that writes `most` lines a minute of each kind. Further lines are left out;
 * the next line of the kind after that minute counts them in `leftOut`.
 */
export function openFewLines(
  { log, clock }: { log: Log; clock: Pick<Clock, 'nowMs'> },
  most = MOST_LINES,
): FewLines {
  const windows = new Map<string, Window>()
  return (level, kind, facts, message) => {
    const nowMs = clock.nowMs()
    const before = windows.get(kind)
    // A clock that is put back begins a new minute.
    const isOver = !before || nowMs < before.beganAtMs || nowMs >= before.beganAtMs + WINDOW_MS
    const window = isOver ? { beganAtMs: nowMs, lines: 0, leftOut: 0 } : before
    windows.set(kind, window)
    if (window.lines >= most) {
      window.leftOut++
      return
    }
    window.lines++
    const leftOut = isOver ? (before?.leftOut ?? 0) : 0
    log[level]({ ...facts, ...(leftOut > 0 && { leftOut }) }, message)
  }
}
