/** A moment in the reader's notation and time zone, with the digits 0-9. */
export function showMoment(iso: string, language: string): string {
  return format(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** A day, YYYY-MM-DD, in the reader's notation, with the digits 0-9. */
export function showDay(day: string, language: string): string {
  return format(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** YYYY-MM-DD of a moment, in UTC, `daysBack` days earlier. */
export function dayOf(moment: Date, daysBack = 0): string {
  return new Date(moment.getTime() - daysBack * 86_400_000).toISOString().slice(0, 10)
}

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...options, numberingSystem: 'latn' })
}
