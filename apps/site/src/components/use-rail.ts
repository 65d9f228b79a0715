import { useCallback, useEffect, useRef, useState } from 'react'

/** How much of the first or last item must be in sight to count as reached. */
const VISIBLE_SHARE = 0.9

/** Snapping settles after a scroll; what is next is looked at when it has. */
const CHECK_DELAY_MS = 250

/** A row that scrolls sideways, by hand or by two buttons that know whether there is more. */
export function useRail<T extends HTMLElement>() {
  const rail = useRef<T>(null)
  const [more, setMore] = useState({ before: false, after: true })

  useEffect(() => {
    const element = rail.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setMore(moreAround(element)), CHECK_DELAY_MS)
    }
    const size = new ResizeObserver(look)
    size.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const scroll = useCallback((direction: 1 | -1) => {
    const element = rail.current
    if (!element) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction
    element.scrollBy({ left: sign * element.clientWidth * VISIBLE_SHARE, behavior: 'smooth' })
  }, [])

  return { rail, more, scroll }
}

function moreAround(element: HTMLElement): { before: boolean; after: boolean } {
  const first = element.firstElementChild
  const last = element.lastElementChild
  return {
    before: first !== null && visibleShare(first, element) < VISIBLE_SHARE,
    after: last !== null && visibleShare(last, element) < VISIBLE_SHARE,
  }
}

function visibleShare(item: Element, frame: Element): number {
  const inner = item.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  const seen = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left)
  return inner.width === 0 ? 1 : Math.max(0, seen) / inner.width
}
