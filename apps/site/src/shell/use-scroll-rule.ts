import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { bringUp } from './bring-up.ts'

/** How far each place in the history was scrolled. */
const positions = new Map<string, number>()

/**
 * To the top on every change of path, unless the navigation asks to keep the position; to the place that the address names; going back
 * returns to where one was.
 */
export function useScrollRule(): void {
  const location = useLocation()
  const how = useNavigationType()
  const shown = useRef({ key: location.key, pathname: location.pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(shown.current.key, scrollY)
    // A reload is the browser's own affair.
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const { key, pathname } = shown.current
    if (key === location.key) return
    // Set before scrolling, so that the scroll is not remembered for the page that was left.
    shown.current = { key: location.key, pathname: location.pathname }
    if (how === 'POP') {
      scrollTo({ top: positions.get(location.key) ?? 0, behavior: 'instant' })
      return
    }
    if (pathname !== location.pathname && !asksToKeepScroll(location.state)) {
      scrollTo({ top: 0, behavior: 'instant' })
    }
    return location.hash ? bringUp(location.hash) : undefined
  }, [location, how])
}

function asksToKeepScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true
}
