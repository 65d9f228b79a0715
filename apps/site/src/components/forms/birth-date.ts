import { ADULT_AGE } from '#rules/dates.ts'

const LISTED_YEARS = 100

export interface BirthDateParts {
  day: string
  month: string
  year: string
}

/**
 * The hundred years a player may be born in, the latest first: the first is the one in which
 * today's eighteen-year-olds were born.
 */
export function birthYears(today: Date): number[] {
  const latest = today.getFullYear() - ADULT_AGE
  return Array.from({ length: LISTED_YEARS }, (_, index) => latest - index)
}

/**
 * Returns the number of days in the month; 31 while it is not chosen, and 29 in a February of no
 * year.
 */
export function daysInMonth(month: string, year: string): number {
  if (month === '') return 31
  return new Date(Date.UTC(year === '' ? 2000 : Number(year), Number(month), 0)).getUTCDate()
}

/** `YYYY-MM-DD`, or an empty text while a part is missing. */
export function joinBirthDate({ day, month, year }: BirthDateParts): string {
  if (day === '' || month === '' || year === '') return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function splitBirthDate(date: string): BirthDateParts {
  const [, year = '', month = '', day = ''] = date.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}
