import { type RefObject, useEffect, useRef } from 'react'

const MARKED = '[data-on], [aria-current], [aria-pressed=true]'

/**
 * Scrolls a strip sideways until what is marked in it stands in its middle, each time that
 * `marked` changes: a strip is longer than a phone is wide.
 */
export function useMarkedInSight<Strip extends Element>(marked: unknown): RefObject<Strip | null> {
  const strip = useRef<Strip>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark is the reason to scroll.
  useEffect(() => {
    const entry = strip.current?.querySelector(MARKED)
    if (!strip.current || !entry) return
    strip.current.scrollBy({ left: middleOf(entry) - middleOf(strip.current) })
  }, [marked])
  return strip
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
