import { useLocation, useSearchParams } from 'react-router'
import { going } from './going.ts'
import { dialogIn } from './over-page.ts'
import { keepTyping } from './typed-ahead.ts'

/**
 * The address parameter that opens the search and holds what was typed, so that Back and a shared
 * link bring it back.
 */
export const searchParameter = 'search'

/** The state of the history step that opened the search over a page: going back closes it. */
const overPage = { keepScroll: true, searchOverPage: true }

export function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'searchOverPage' in state
}

/** Opens the search over the page one is on. */
export function useOpenSearch(): () => void {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  return () => {
    const isOpen = parameters.has(searchParameter)
    // Pressed twice: the address is ahead of what is drawn.
    if (!isOpen && new URLSearchParams(window.location.search).has(searchParameter)) return
    going.set(true)
    if (!isOpen) keepTyping()
    setParameters(
      (before) => {
        if (!before.has(searchParameter)) before.set(searchParameter, '')
        return before
      },
      // A search whose code could not be loaded is requested again, without a second step to go
      // back. A search that is opened from the menu takes the menu's step.
      isOpen
        ? { replace: true, state }
        : { replace: dialogIn(state) !== undefined, state: overPage },
    )
  }
}
