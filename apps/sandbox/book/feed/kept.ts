/** A map of at most `most` entries; the one that was not requested the longest goes first. */
export interface Kept<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): void
  delete(key: K): void
  entries(): IterableIterator<[K, V]>
}

export function openKept<K, V>(most: number): Kept<K, V> {
  const map = new Map<K, V>()
  return {
    get(key) {
      const value = map.get(key)
      if (value === undefined) return undefined
      map.delete(key)
      map.set(key, value)
      return value
    },
    set(key, value) {
      map.delete(key)
      map.set(key, value)
      const oldest = map.keys().next()
      if (map.size > most && !oldest.done) map.delete(oldest.value)
    },
    delete: (key) => void map.delete(key),
    entries: () => map.entries(),
  }
}
