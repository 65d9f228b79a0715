import { useIdlePart } from '../../hydration/use-idle-part.ts'

/** The observer of the data layer, fetched when the browser is idle. A page without it is a page like any other. */
export function IdleObserver() {
  const Observer = useIdlePart(
    async () => (await import('./Observer.tsx')).Observer,
    (error) => console.warn('The data layer is not filled', error),
  )
  return Observer ? <Observer /> : null
}
