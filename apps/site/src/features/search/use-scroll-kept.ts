import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Scroll position of the results at each place in the history. */
const positions = new Map<string, number>()

/**
 * Scrolls back to the place among the results when the visitor returns from a game. `inner` is what
 * the dialog scrolls.
 */
export function useScrollKept(inner: RefObject<HTMLElement | null>, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the place at which the dialog was opened.
  useLayoutEffect(() => {
    const scroller = inner.current?.parentElement
    const before = positions.get(place)
    if (scroller && before) scroller.scrollTop = before
  }, [])

  useEffect(() => {
    const scroller = inner.current?.parentElement
    if (!scroller) return
    const remember = () => void positions.set(place, scroller.scrollTop)
    remember()
    scroller.addEventListener('scroll', remember, { passive: true })
    return () => scroller.removeEventListener('scroll', remember)
  }, [inner, place])
}
