import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/** To the top on every change of path, unless the navigation asks to keep the position; going back returns to where one was. */
export function useScrollRule(): void {
  const location = useLocation()
  const how = useNavigationType()
  const path = useRef(location.pathname)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(location.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [location.key])

  useLayoutEffect(() => {
    const changed = path.current !== location.pathname
    path.current = location.pathname
    if (how === 'POP') {
      const before = positions.get(location.key)
      if (before !== undefined) scrollTo({ top: before, behavior: 'instant' })
    } else if (changed && !asksToKeepScroll(location.state)) {
      scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [location, how])
}

function asksToKeepScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll === true
}
