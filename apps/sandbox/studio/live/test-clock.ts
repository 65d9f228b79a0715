import type { Clock } from './clock.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Moves on by some milliseconds, and calls in turn what is due meanwhile. */
  pass(ms: number): void
}

export function openTestClock(start = 1_800_000_000_000): TestClock {
  let time = start
  let alarms: { time: number; work: () => void }[] = []
  return {
    now: () => time,
    at(when, work) {
      const alarm = { time: when, work }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter((each) => each !== alarm)
      }
    },
    pass(ms) {
      const end = time + ms
      for (;;) {
        const next = alarms
          .filter((alarm) => alarm.time <= end)
          .toSorted((a, b) => a.time - b.time)[0]
        if (!next) break
        alarms = alarms.filter((each) => each !== next)
        time = Math.max(time, next.time)
        next.work()
      }
      time = end
    },
  }
}
