import { dayOf as dayIn } from '#rules/dates.ts'
import { directionOf } from '#rules/languages.ts'

/**
 * A moment in the reader's notation and time zone, with the digits 0-9. Text from right to left has
 * the month's name: in a day that is only figures, between words that run the other way, a reader
 * does not see where it begins.
 */
export function showMoment(iso: string, language: string): string {
  const dateStyle = directionOf(language) === 'rtl' ? 'long' : 'medium'
  return format(language, { dateStyle, timeStyle: 'short' }).format(new Date(iso))
}

/** A day, YYYY-MM-DD, in the reader's notation, with the digits 0-9. */
export function showDay(day: string, language: string): string {
  return format(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** YYYY-MM-DD of the day that it is for the reader at a moment, `daysBack` days earlier. */
export function dayOf(moment: Date, daysBack = 0): string {
  return dayIn(new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - daysBack))
}

/**
 * The moments at which the first day begins and the last one is over where the reader is. Days may
 * have 23 or 25 hours.
 */
export function momentsOf({ from, to }: { from: string; to: string }): {
  from: string
  until: string
} {
  return { from: beginningOf(from, 0).toISOString(), until: beginningOf(to, 1).toISOString() }
}

function beginningOf(day: string, daysLater: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater)
}

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...options, numberingSystem: 'latn' })
}
