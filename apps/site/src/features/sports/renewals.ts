const MOST = 3
const WITHIN_MS = 10 * 60_000

/**
 * Counts how often a book refuses its token. A token serves for hours: one that is refused again
 * and again is not mended by another one.
 */
export interface Renewals {
  /** Returns true when another token may be asked for now: three times in ten minutes. */
  take(): boolean
  reset(): void
}

export function openRenewals(nowMs: () => number = () => performance.now()): Renewals {
  let taken: number[] = []
  return {
    take() {
      taken = taken.filter((at) => nowMs() - at < WITHIN_MS)
      if (taken.length >= MOST) return false
      taken.push(nowMs())
      return true
    },
    reset() {
      taken = []
    },
  }
}
