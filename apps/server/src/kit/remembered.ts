export interface Remembered<Value> {
  get(key: string): Value | undefined
  keep(key: string, value: Value): void
  forget(key: string): void
}

interface Entry<Value> {
  value: Value
  /** Where its key stands among all keys. */
  place: number
}

/**
 * Remembers what never changes, so that it need not be read again: `most` entries at a time. One
 * more lets go of the oldest. The place of a forgotten entry stays taken until it would have been
 * the oldest.
 */
export function openRemembered<Value>(most: number): Remembered<Value> {
  const known = new Map<string, Entry<Value>>()
  // The places are used in turn, because the first key of a Map is found slowly where many before
  // it were deleted: in 25 µs at 20,000 entries.
  const keys: string[] = []
  let next = 0

  function takePlace(key: string): number {
    const place = next
    next = (place + 1) % most
    const oldest = keys[place]
    // A key that was forgotten and kept again has another place.
    if (oldest !== undefined && known.get(oldest)?.place === place) known.delete(oldest)
    keys[place] = key
    return place
  }

  return {
    get: (key) => known.get(key)?.value,
    keep(key, value) {
      const entry = known.get(key)
      if (entry) entry.value = value
      else known.set(key, { value, place: takePlace(key) })
    },
    forget: (key) => void known.delete(key),
  }
}
