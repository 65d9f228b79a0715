/** The time, and a call when it will be another. A test drives one of its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Calls `work` at this time, or at once when it has passed; never before it has returned. Answers
   * what takes that back.
   */
  at(time: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: Date.now,
  at(time, work) {
    const timer = setTimeout(work, Math.max(0, time - Date.now()))
    return () => clearTimeout(timer)
  },
}
