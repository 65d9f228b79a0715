/** The lengths of the break from play that a player may ask for. */
export type BreakLength = 'DAY' | 'WEEK' | 'MONTH' | 'SIX_MONTHS' | 'FOR_GOOD'

const DAY_MS = 86_400_000

/**
 * When a break that begins at `now` is over; null for one that is for good. A month ends on the
 * same day of the month, in UTC, or on the first day of the next month where there is no such day:
 * never earlier than a month.
 */
export function endOfBreak(now: Date, length: BreakLength): Date | null {
  switch (length) {
    case 'DAY':
      return new Date(now.getTime() + DAY_MS)
    case 'WEEK':
      return new Date(now.getTime() + 7 * DAY_MS)
    case 'MONTH':
      return addMonths(now, 1)
    case 'SIX_MONTHS':
      return addMonths(now, 6)
    case 'FOR_GOOD':
      return null
  }
}

function addMonths(from: Date, months: number): Date {
  const end = new Date(from)
  end.setUTCMonth(from.getUTCMonth() + months)
  // The 31st of January and a month is the 3rd of March by the calendar's own overflow.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(1)
  return end
}
