import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { moreAround, type RailState, VISIBLE_SHARE, whenStill } from './rail-state.ts'

const atFirst: RailState = { before: false, after: true }

/**
 * A row that scrolls sideways, by hand or by two buttons that know whether there is more. It may
 * come later than its page, go and come again.
 */
export function useRail<T extends HTMLElement>() {
  const shown = useRef<T>(null)
  const [more, setMore] = useState(atFirst)
  const rail = useCallback((element: T) => {
    shown.current = element
    return watch(element, setMore)
  }, [])
  return { rail, more, scroll: useScroll(shown) }
}

/**
 * Returns the state of a rail as `useRail` does, for a row that another component draws, while that
 * component shows it.
 */
export function useRailOf(rail: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState(atFirst)
  useEffect(() => (rail.current ? watch(rail.current, setMore) : undefined), [rail])
  return { more, scroll: useScroll(rail) }
}

/**
 * Reports whether the row goes on at either end, whenever it may have moved or its items have
 * changed. Returns the function that stops it.
 */
function watch(
  element: HTMLElement,
  update: (change: (before: RailState) => RailState) => void,
): () => void {
  const { restart, stop } = whenStill(() => {
    const now = lookAround(element)
    update((before) => (before.before === now.before && before.after === now.after ? before : now))
  })
  const size = new ResizeObserver(restart)
  size.observe(element)
  const others = new MutationObserver(restart)
  others.observe(element, { childList: true })
  // Another language may begin at the other end, and move nothing.
  others.observe(document.documentElement, { attributeFilter: ['dir'] })
  element.addEventListener('scroll', restart, { passive: true })
  return () => {
    stop()
    size.disconnect()
    others.disconnect()
    element.removeEventListener('scroll', restart)
  }
}

function useScroll(rail: RefObject<HTMLElement | null>) {
  return useCallback(
    (direction: 1 | -1) => {
      const element = rail.current
      if (!element) return
      const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction
      element.scrollBy({ left: sign * element.clientWidth * VISIBLE_SHARE, behavior: 'smooth' })
    },
    [rail],
  )
}

function lookAround(element: HTMLElement): RailState {
  const { firstElementChild: first, lastElementChild: last } = element
  return moreAround(
    element.getBoundingClientRect(),
    first?.getBoundingClientRect(),
    last?.getBoundingClientRect(),
  )
}
