/**
 * How an hour is written before its minutes in a language: `9:05 AM` on a clock of twelve hours,
 * `09:05` on one of twenty-four.
 */
export function hourDigits(language: string): 'numeric' | '2-digit' {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  return hour12 ? 'numeric' : '2-digit'
}
