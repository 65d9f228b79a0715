export interface Remembered<Value> {
  get(key: string): Value | undefined
  keep(key: string, value: Value): void
  forget(key: string): void
}

/**
 * Remembers what never changes, so that it need not be read again: `most` entries at a time. One
 * more lets go of the oldest.
 */
export function openRemembered<Value>(most: number): Remembered<Value> {
  const known = new Map<string, Value>()
  return {
    get: (key) => known.get(key),
    keep(key, value) {
      const [oldest] = known.keys()
      if (known.size >= most && oldest !== undefined && !known.has(key)) known.delete(oldest)
      known.set(key, value)
    },
    forget: (key) => void known.delete(key),
  }
}
