import { hourDigits } from '#rules/hour-digits.ts'

/** When a match begins, by the reader's own clock: `Sat, 28 Nov, 15:00`. */
export function startText(startsAt: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: hourDigits(language),
    minute: '2-digit',
    numberingSystem: 'latn',
    calendar: 'gregory',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(startsAt))
}
