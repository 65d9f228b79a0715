const MOST = 3
const WITHIN_MS = 10 * 60_000

/**
 * Counts how often a vendor's page requests to be opened again, because it refuses its token or has
 * failed. Another opening does not help a page that fails again and again, and would use up the
 * launches that the player has in an hour.
 */
export interface Renewals {
  /** Returns true when it may be opened again now: three times in ten minutes. */
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
