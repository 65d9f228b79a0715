import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { modalIn } from '../components/navigation/modal-address.ts'
import { bringUp } from './bring-up.ts'

/** Scroll position of each place in the history, in pixels. */
const positions = new Map<string, number>()

/**
 * To the top on every change of path, unless the navigation is to keep the position (`keepScroll`:
 * true, or the id of the list that changes, which is then seen from its beginning); to the place
 * that the address names; going back returns to where one was, as long as the page has not been
 * loaded again: then it only leaves the page as it lies, where it is the same one.
 */
export function useScrollRule(): void {
  const location = useLocation()
  const how = useNavigationType()
  const shown = useRef({ key: location.key, pathname: location.pathname, hash: location.hash })
  const stopSeeking = useRef(() => {})

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(shown.current.key, scrollY)
    // Scroll position at which the browser had put a page that was loaded again.
    remember()
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
    const { key, pathname, hash } = shown.current
    if (key === location.key) return
    // Set before scrolling, so that the scroll is not remembered for the page that was left.
    shown.current = { key: location.key, pathname: location.pathname, hash: location.hash }
    const isOtherPage = pathname !== location.pathname
    const isOtherPlace = isOtherPage || hash !== location.hash
    if (isOtherPlace) stopSeeking.current()
    // A press on a plain link to a place of the page, which the browser follows by itself, comes
    // without a state.
    const isPlainLink = how === 'POP' && history.state === null
    if (how === 'POP' && !isPlainLink) {
      const left = positions.get(location.key) ?? (isOtherPage ? 0 : scrollY)
      scrollTo({ top: left, behavior: 'instant' })
      return
    }
    // Where nothing moves, no event will report how far this step is scrolled.
    positions.set(location.key, positions.get(key) ?? 0)
    const kept = keepScrollOf(location.state)
    if (typeof kept === 'string') keepAtMostAt(kept)
    if (kept) return
    if (isOtherPage) scrollTo({ top: 0, behavior: 'instant' })
    const isPlace = location.hash !== '' && modalIn({ search: '', hash: location.hash }) === null
    if (isPlace && (isOtherPlace || isPlainLink)) stopSeeking.current = bringUp(location.hash)
  }, [location, how])

  useEffect(() => () => stopSeeking.current(), [])
}

function keepScrollOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'keepScroll' in state && state.keepScroll
}

/**
 * Keeps the scroll position, but goes no further down than the beginning of the list: the old
 * position in it means nothing in a new list.
 */
function keepAtMostAt(list: string): void {
  const before = scrollY
  document.getElementById(list)?.scrollIntoView({ behavior: 'instant' })
  if (scrollY > before) scrollTo({ top: before, behavior: 'instant' })
}
