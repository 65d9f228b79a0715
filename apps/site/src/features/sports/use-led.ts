import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

const PATH = '/sports'

/**
 * Calls `lead` with the query of the address when it may lead the book elsewhere. Returns the query
 * of the page.
 */
export function useLed(lead: (address: URLSearchParams) => void): URLSearchParams {
  const [search] = useSearchParams()
  const follow = useEffectEvent(lead)
  useEffect(() => follow(search), [search])
  useEffect(() => {
    // A visitor may go back before the page is drawn. The page then has the same query as before.
    const onPopState = () => {
      if (window.location.pathname === PATH) follow(new URLSearchParams(window.location.search))
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])
  return search
}
