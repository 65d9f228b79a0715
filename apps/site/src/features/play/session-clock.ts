/**
 * Time since `startMs` as hours, minutes and seconds: 00:24:10. A clock that went backwards shows
 * zero.
 */
export function sessionTime(startMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - startMs) / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** The stored start of the session in milliseconds; null when nothing sensible is stored. */
export function readSessionStart(stored: string | null, nowMs: number): number | null {
  const start = stored !== null && /^\d{12,14}$/.test(stored) ? Number(stored) : null
  return start !== null && start <= nowMs ? start : null
}
