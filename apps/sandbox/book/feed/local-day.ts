import { openKept } from './kept.ts'

const DAY_MS = 86_400_000
/** There are some 600 names of time zones, which may be written in any case. */
const MOST_CLOCKS = 600

/** Moments in ms since 1970: the first of it, and the first after it. */
export interface DaySpan {
  from: number
  to: number
}

/**
 * Returns whether it is a day that there is, `2026-11-30`, from the year 2000 to 2999: the book has
 * no events of others, and the first and the last years of dates have no day before or after them.
 */
export function isDay(text: string): boolean {
  const time = /^2\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns whether it names a time zone, `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== null
  } catch {
    return false
  }
}

/**
 * Returns a day of a calendar, `2026-11-26`, as it is on the clocks of a time zone: of 23 or 25
 * hours where they change.
 */
export function spanOfDay(day: string, timeZone: string): DaySpan {
  const dayAt = clockOf(timeZone)
  return { from: startOf(day, dayAt), to: startOf(dayAfter(day, 1), dayAt) }
}

/** Returns the day that the clocks of a time zone show. */
export function dayIn(timeZone: string, time: number): string {
  return clockOf(timeZone)(time).slice(0, 10)
}

/** Returns the day that is so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The first moment of a day. A clock that changes at midnight skips it or shows it twice, so that
 * both of its offsets are tried.
 */
function startOf(day: string, clock: Clock): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const starts = [utc - DAY_MS, utc + DAY_MS].map((near) => utc - offsetAt(near, clock))
  const within = starts.filter((start) => clock(start).startsWith(day))
  return Math.min(...(within.length > 0 ? within : starts))
}

function offsetAt(time: number, clock: Clock): number {
  return Date.parse(`${clock(time)}Z`) - Math.floor(time / 1000) * 1000
}

type Clock = (time: number) => string
const clocks = openKept<string, Clock>(MOST_CLOCKS)

/**
 * Returns what writes a moment as the clocks of a time zone show it, `2026-11-26T18:00:00`. It is
 * kept: a format holds memory that a runtime does not count, and gives it back late.
 */
function clockOf(timeZone: string): Clock {
  const clock = clocks.get(timeZone) ?? newClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

/** Throws `RangeError` for a name that no time zone has. */
function newClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    calendar: 'gregory',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return (time) => format.format(time).replace(' ', 'T')
}
