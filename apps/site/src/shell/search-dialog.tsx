import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '../lib/lazy-module.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

export const LazySearch = lazyPart(async () => (await import('../search/SearchDialog.tsx')).SearchDialog)

/** The address parameter that opens the search and holds what was typed, so that Back and a shared link bring it back. */
export const searchParameter = 'search'

/** What the step in the history remembers that opened the search over a page: going back closes it. */
const overPage = { keepScroll: true, searchOverPage: true }

export function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'searchOverPage' in state
}

/** The search dialog opens by its button or by `/`, wherever nothing else takes the key. */
export function useSearchDialog() {
  const [parameters, setParameters] = useSearchParams()
  const isOpen = useHydrated() && parameters.has(searchParameter)

  function open() {
    setParameters(
      (before) => {
        if (!before.has(searchParameter)) before.set(searchParameter, '')
        return before
      },
      { state: overPage },
    )
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return { isOpen, open }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('dialog') !== null)
  )
}
