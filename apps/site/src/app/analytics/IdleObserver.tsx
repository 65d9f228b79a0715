import { Suspense } from 'react'
import { lazyPart, useWhen } from '../../hydration/hydration.ts'

const Observer = lazyPart(async () => (await import('./Observer.tsx')).Observer, { patient: true })

/**
 * The observer of the data layer, fetched when the browser is idle. A page without it is a page
 * like any other.
 */
export function IdleObserver() {
  const isIdle = useWhen('idle')
  return <Suspense>{isIdle ? <Observer /> : null}</Suspense>
}
