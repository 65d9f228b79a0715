import { type ComponentType, useEffect, useState } from 'react'

/** Nobody waits for the data layer, and so it comes when the page has nothing better to do, or after this long. */
const LATEST_MS = 3000

/** The observer of the data layer, fetched when the browser is idle. A page without it is a page like any other. */
export function IdleObserver() {
  const [Observer, setObserver] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () =>
      void import('./Observer.tsx').then(
        (module) => setObserver(() => module.Observer),
        (error: unknown) => console.warn('The data layer is not filled', error),
      )
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, LATEST_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(load, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [])

  return Observer ? <Observer /> : null
}
