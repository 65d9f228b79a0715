import * as v from 'valibot'

const LATEST_MS = Date.UTC(10_000, 0)

/**
 * A timestamp in ISO 8601 that is a time from 1970 to 9999. What only looks like one, such as an
 * offset of hours alone, is after no other time; years before and after are kept by no database.
 */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => {
    const time = Date.parse(text)
    return time >= 0 && time < LATEST_MS
  }, 'a time from 1970 to 9999'),
)
