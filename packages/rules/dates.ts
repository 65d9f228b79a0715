/** The age from which one may play, in years. */
export const ADULT_AGE = 18

/** Returns true for a day that is in the calendar, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const [, year, month, day] = text.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/)?.map(Number) ?? []
  if (!year || !month || !day || year < 1800) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Full years between two days, both written YYYY-MM-DD. A person who was born on 29 February has
 * their birthday on 1 March.
 */
export function ageOn(today: string, dateOfBirth: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/**
 * The day it is at `now` where the clock shows `timeZone` (the reader's own when left out), written
 * YYYY-MM-DD.
 */
export function dayOf(now: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .formatToParts(now)
    .map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', string>
  return `${year}-${month}-${day}`
}
