/** A moment in the reader's notation and time zone, with the digits 0-9. */
export function showMoment(iso: string, language: string): string {
  return format(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** YYYY-MM-DD of a moment, in UTC, `daysBack` days earlier. */
export function dayOf(moment: Date, daysBack = 0): string {
  return new Date(moment.getTime() - daysBack * 86_400_000).toISOString().slice(0, 10)
}

function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...options, numberingSystem: 'latn' })
}
