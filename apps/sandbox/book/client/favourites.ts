import { openStore, type Store } from './store.ts'

/** The ids of what a visitor has marked. The newest last; the oldest go first. */
export interface Favourites extends Store<readonly number[]> {
  toggle(id: number): void
  add(ids: readonly number[]): void
}

/** Opens what is kept in the browser under a name, `most` ids of it. */
export function openFavourites(name: string, most: number): Favourites {
  const store = openStore<readonly number[]>(readKept(name))
  const change = (ids: readonly number[]) => {
    store.set(ids.slice(-most))
    try {
      localStorage.setItem(name, JSON.stringify(store.get()))
    } catch {
      // Kept until the page goes.
    }
  }
  return {
    ...store,
    toggle: (id) =>
      change(
        store.get().includes(id) ? store.get().filter((one) => one !== id) : [...store.get(), id],
      ),
    add: (ids) => change([...new Set([...store.get(), ...ids])]),
  }
}

function readKept(name: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}
