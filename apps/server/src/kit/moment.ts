/** A moment in words of a language, in UTC, with Western digits: for mail and sentences that are written before anybody reads them. */
export function showMoment(moment: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', numberingSystem: 'latn' })
  return `${format.format(moment)} UTC`
}
