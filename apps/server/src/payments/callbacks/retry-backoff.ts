import { sql } from 'kysely'

/**
 * When a provider is called again: `firstS` seconds after the first call, twice as long after
 * each further one, an hour at the most.
 */
export function putOff(now: Date, firstS: number) {
  return sql<Date>`${now}::timestamptz + least(interval '1 hour', make_interval(secs => ${firstS}) * power(2, least(asked, 12)))`
}
