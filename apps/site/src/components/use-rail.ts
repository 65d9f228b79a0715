import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { moreAround, type RailState, settled, VISIBLE_SHARE } from './rail-state.ts'

/** A row that scrolls sideways, by hand or by two buttons that know whether there is more. */
export function useRail<T extends HTMLElement>() {
  const rail = useRef<T>(null)
  return { rail, ...useRailOf(rail) }
}

/** The same for a row that another component draws. */
export function useRailOf(rail: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState<RailState>({ before: false, after: true })

  useEffect(() => {
    const element = rail.current
    if (!element) return
    const { ask, stop } = settled(() => {
      const now = lookAround(element)
      setMore((before) => (before.before === now.before && before.after === now.after ? before : now))
    })
    const size = new ResizeObserver(ask)
    size.observe(element)
    element.addEventListener('scroll', ask, { passive: true })
    return () => {
      stop()
      size.disconnect()
      element.removeEventListener('scroll', ask)
    }
  }, [rail])

  const scroll = useCallback(
    (direction: 1 | -1) => {
      const element = rail.current
      if (!element) return
      const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction
      element.scrollBy({ left: sign * element.clientWidth * VISIBLE_SHARE, behavior: 'smooth' })
    },
    [rail],
  )

  return { more, scroll }
}

function lookAround(element: HTMLElement): RailState {
  const { firstElementChild: first, lastElementChild: last } = element
  return moreAround(element.getBoundingClientRect(), first?.getBoundingClientRect(), last?.getBoundingClientRect())
}
