import { type ComponentType, createElement, use } from 'react'
import { loadAtLast } from '#web/load-at-last.ts'

/**
 * Milliseconds for which a failed request for code is not repeated (a new release, a tunnel). The
 * component that draws the failed part requests it again while drawing, and without a pause that
 * would never end. Code that failed without a network is requested again as soon as there is one: a
 * listener draws it once and not again.
 */
export const TRY_AGAIN_AFTER_MS = 1000

/**
 * A component whose code is fetched when it is first drawn, beneath a Suspense, or when `load` is
 * called.
 */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Once it has been awaited, drawing the component is synchronous. */
  load: () => Promise<ComponentType<Props>>
  /** The component itself; null until it is there. */
  peek: () => ComponentType<Props> | null
}

/**
 * Unlike React's own `lazy`, the component recovers from a failure: its code is requested again
 * when it is drawn again. A `patient` part was not requested by a press: it never fails, draws
 * nothing until its code is there, and requests it again and again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { patient = false }: { patient?: boolean } = {},
): LazyPart<Props> {
  const { load, peek } = fetchedOnce(patient ? () => loadAtLast(fetchPart) : fetchPart)
  function Part(props: Props) {
    return createElement(peek() ?? use(load()), props)
  }
  return Object.assign(Part, { load, peek })
}

/** Fetches something when it is first requested, and once. */
export function fetchedOnce<Fetched>(fetchIt: () => Promise<Fetched>): {
  load: () => Promise<Fetched>
  peek: () => Fetched | null
} {
  let loaded: Fetched | null = null
  let loading: Promise<Fetched> | null = null
  let wasOffline = false

  function load(): Promise<Fetched> {
    if (loading && !(wasOffline && navigator.onLine)) return loading
    wasOffline = false
    const request = fetchIt()
    loading = request
    request.then(
      (found) => {
        loaded = found
      },
      () => {
        wasOffline = !navigator.onLine
        setTimeout(() => {
          if (loading === request) loading = null
        }, TRY_AGAIN_AFTER_MS)
      },
    )
    return request
  }

  return { load, peek: () => loaded }
}
