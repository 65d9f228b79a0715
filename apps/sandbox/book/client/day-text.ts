import { hourDigits } from '#rules/hour-digits.ts'

/** How a reader writes moments; `dateFormat` is a host's own order of the parts of a date. */
export interface DayNotation {
  culture: string
  /** `DD/MM/YYYY`, `d. MMM` and the like; empty for the language's own. */
  dateFormat: string
}

/**
 * Moments in the reader's notation, on the player's own clock; with the digits 0-9, as prices and
 * money are written. An hour has as many digits as its language writes.
 */
export function dayText(
  at: Date | string | number,
  { culture, dateFormat }: DayNotation,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(at)
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(culture, {
      ...parts,
      ...(parts.hour && { hour: hourDigits(culture) }),
      numberingSystem: 'latn',
      calendar: 'gregory',
    }).format(date)
  const { weekday, day, dateStyle, timeStyle, hour, minute } = options
  if (dateFormat === '' || !(day ?? dateStyle)) return write(options)
  const time = timeStyle ? { timeStyle } : hour && { hour, ...(minute && { minute }) }
  return [weekday && write({ weekday }), dateIn(dateFormat, date, write), time && write(time)]
    .filter(Boolean)
    .join(' ')
}

/** Returns true for an order of a day, a month and, where it is wanted, a year. */
export function isDateFormat(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^(?=.*d)(?=.*m)[dmy .,/-]{2,20}$/i.test(text) &&
    !/d{3}|m{5}|y{5}|[^dmy .,/-]/i.test(text)
  )
}

function dateIn(
  format: string,
  date: Date,
  write: (parts: Intl.DateTimeFormatOptions) => string,
): string {
  const [day, month, year] = [date.getDate(), date.getMonth() + 1, date.getFullYear()].map(String)
  return format.replace(/d+|m+|y+/gi, (part) => {
    const letters = part.length
    if (/^y/i.test(part)) return letters > 2 ? `${year}` : `${year}`.slice(-2)
    if (/^m/i.test(part) && letters > 2) return write({ month: letters > 3 ? 'long' : 'short' })
    return `${/^d/i.test(part) ? day : month}`.padStart(letters, '0')
  })
}
