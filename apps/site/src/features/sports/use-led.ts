import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

const PATH = '/sports'

/**
 * Calls `lead` with the query of the address when it may lead the book elsewhere. Returns the query
 * of the page.
 */
export function useLed(lead: (asked: URLSearchParams) => void): URLSearchParams {
  const [search] = useSearchParams()
  const follow = useEffectEvent(lead)
  useEffect(() => follow(search), [search])
  useEffect(() => {
    // Who goes back before the page was drawn comes to a query that the page had already.
    const onPopState = () => {
      if (window.location.pathname === PATH) follow(new URLSearchParams(window.location.search))
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  return search
}
