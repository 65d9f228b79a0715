import { type ComponentType, createElement, use } from 'react'
import { loadAtLast } from '#ui/load-at-last.ts'

/**
 * What could not be fetched (a new release, a tunnel) may be asked for again, but not sooner than this: the component that draws what failed asks
 * for it once more while drawing, and without a pause that would never end. What failed for want of a network may be asked for as soon as
 * there is one: a listener draws it once and not again.
 */
export const TRY_AGAIN_AFTER_MS = 1000

export interface LazyModule<Module> {
  load: () => Promise<Module>
  /** Null until it is there. */
  peek: () => Module | null
  /** While a component is drawn: suspends it until the module is there, and throws when it cannot be had. */
  useModule: () => Module
}

/** A module that is fetched once, when it is first asked for. Once `load` has been awaited, drawing it is synchronous. */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null
  let loading: Promise<Module> | null = null
  let wasOffline = false

  function load(): Promise<Module> {
    if (loading && !(wasOffline && navigator.onLine)) return loading
    wasOffline = false
    const asked = fetchModule()
    loading = asked
    asked.then(
      (module) => {
        loaded = module
      },
      () => {
        wasOffline = !navigator.onLine
        setTimeout(() => {
          if (loading === asked) loading = null
        }, TRY_AGAIN_AFTER_MS)
      },
    )
    return asked
  }

  return { load, peek: () => loaded, useModule: () => loaded ?? use(load()) }
}

/** A component whose code is fetched when it is first drawn, beneath a Suspense. Unlike React's own `lazy`, it recovers from a failure. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { useModule } = lazyModule(fetchPart)
  return function Part(props) {
    return createElement(useModule(), props)
  }
}

/** As lazyPart, for parts that were not pressed for: when the code cannot be had, nothing is shown, and it is asked for again. */
export function patientPart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyPart(() => loadAtLast(fetchPart))
}
