import type { Route } from './route.ts'
import type { BookCallbacks } from './settings.ts'

type Name = keyof BookCallbacks
type Facts<N extends Name> = Parameters<NonNullable<BookCallbacks[N]>>
/** Returns a host's callback of this name; undefined where it has none. */
export type Callback = <N extends Name>(name: N) => BookCallbacks[N]

/** The book on the page, which the widgets beside it lead. */
export interface ShownBook {
  callback: Callback
  go(route: Route): void
  path(): string
}

/** The hosts that have put parts of the book on a page, each with its own callbacks. */
export interface Hosts {
  join(callback: Callback): () => void
  /** Reports what is of no part: all hosts receive it. */
  notifyAll<N extends Name>(name: N, ...facts: Facts<N>): void
  book: ShownBook | null
}

export function openHosts(): Hosts {
  const joined = new Set<Callback>()
  return {
    book: null,
    join(callback) {
      joined.add(callback)
      return () => joined.delete(callback)
    },
    notifyAll(name, ...facts) {
      const callbacks = new Set([...joined].map((callback) => callback(name)))
      for (const notify of callbacks)
        (notify as ((...facts: unknown[]) => unknown) | undefined)?.(...facts)
    },
  }
}

interface Way {
  route: Route
  /** The selections that going there makes, by the names of the callbacks that get them. */
  selections: readonly Selection[]
}

export type Selection = { [N in Name]: { name: N; facts: Facts<N>[0] } }[
  | 'onEventSelect'
  | 'onChampionshipSelect'
  | 'onTopSportClick'
  | 'onHorseRaceSelect']

/**
 * Follows a press in a part of the book. Where a widget's own host has no callback for it, the book
 * beside the widget goes there.
 */
export function followPress(
  hosts: Hosts,
  { own, isBook }: { own: Callback; isBook: boolean },
  { route, selections }: Way,
): void {
  const hasListener =
    own('onRouteChange') !== undefined || selections.some(({ name }) => own(name) !== undefined)
  if (!isBook && !hasListener && hosts.book) {
    hosts.book.go(route)
    return
  }
  own('onRouteChange')?.(route)
  for (const { name, facts } of selections)
    (own(name) as ((facts: unknown) => void) | undefined)?.(facts)
}
