/** The only source of time, so that a test or a simulation can drive it. */
export interface Clock {
  now(): Date
  /** Milliseconds since 1970. */
  nowMs(): number
}

export const systemClock: Clock = { now: () => new Date(), nowMs: () => Date.now() }

export interface ManualClock extends Clock {
  advance(ms: number): void
}

/** A clock that stands still until its owner moves it. */
export function manualClock(start: Date): ManualClock {
  let nowMs = start.getTime()
  return {
    now: () => new Date(nowMs),
    nowMs: () => nowMs,
    advance: (ms) => {
      nowMs += ms
    },
  }
}
