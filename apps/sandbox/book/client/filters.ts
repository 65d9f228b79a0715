import type { Route } from './route.ts'

/** Hours from now that `periodType` 1 to 5 stand for. The vendor's own meaning is not published. */
export const PERIOD_HOURS = [1, 3, 6, 12, 24] as const

/**
 * The conditions of an address for a list of events, whatever its page: sport, countries, leagues,
 * the highest price, and a day or hours from now.
 */
export function filtersOf(route: Route): string {
  const { sportId, categoryIds, championshipIds, maxOdd, date } = route
  const hours = PERIOD_HOURS[(route.periodType ?? 0) - 1]
  return queryOf({
    sportId,
    categoryIds: categoryIds?.join(','),
    championshipIds: championshipIds?.join(','),
    maxOdd,
    hours,
    date: hours === undefined ? date : undefined,
  })
}

/** Returns the query of those that are given. */
export function queryOf(given: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(given)
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : `${name}=${value}`))
    .join('&')
}
