import { openStore, type Store } from './store.ts'

export interface Favourites extends Store<readonly number[]> {
  toggle(eventId: number): void
  add(eventIds: readonly number[]): void
}

const PLACE = 'baize-book-favourites'
const MOST = 100

/** Events that a visitor has marked, kept in the browser. The newest last; the oldest go first. */
export function openFavourites(): Favourites {
  const store = openStore<readonly number[]>(readKept())
  const change = (ids: readonly number[]) => {
    store.set(ids.slice(-MOST))
    try {
      localStorage.setItem(PLACE, JSON.stringify(store.get()))
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

function readKept(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : []
  } catch {
    return []
  }
}
