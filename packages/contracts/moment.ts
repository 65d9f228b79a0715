import * as v from 'valibot'

const LATEST_MS = Date.UTC(10_000, 0)

/**
 * A timestamp in ISO 8601, from 1970 to 9999. The check of the format alone also accepts offsets
 * without minutes, which `Date.parse` cannot read, and years that the database does not store.
 */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => {
    const time = Date.parse(text)
    return time >= 0 && time < LATEST_MS
  }, 'a time from 1970 to 9999'),
)
