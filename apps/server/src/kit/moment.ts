/**
 * A moment in the words of a language, in UTC, with Western digits. For mail and other stored text.
 */
export function showMoment(moment: Date, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  return `${format.format(moment)} UTC`
}
