import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { OverlayBoundary } from '../../components/boundaries/ErrorBoundaries.tsx'
import { OnTheWay } from '../../components/navigation/OnTheWay.tsx'
import { searchParameter, useOpenSearch } from '../../components/navigation/open-search.ts'
import { dropTyped, isField } from '../../components/navigation/typed-ahead.ts'
import { lazyPart, useHydrated } from '../../hydration/hydration.ts'

const LazySearch = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog)

/**
 * Where the search dialog stands while the address names it. It also opens by `/`, wherever
 * nothing else takes the key. A game that is found leads back to `from`, or to the page and the
 * search as they stand.
 */
export function SearchPlace({ from }: { from?: string }) {
  const [parameters] = useSearchParams()
  const isOpen = useHydrated() && parameters.has(searchParameter)
  const open = useOpenSearch()

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  useEffect(() => {
    if (!isOpen) dropTyped()
  }, [isOpen])

  if (!isOpen) return null
  return (
    <OverlayBoundary>
      <Suspense fallback={<OnTheWay />}>
        <LazySearch from={from} />
      </Suspense>
    </OverlayBoundary>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return isField(target) || (target instanceof Element && target.closest('dialog') !== null)
}
