import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a row sideways so that the entry marked as the current page is in the middle, as far as
 * the row goes.
 */
export function useCurrentInSight<Row extends HTMLElement>(current: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark is the reason to look again.
  useEffect(() => {
    const marked = row.current?.querySelector('[aria-current]')
    if (!row.current || !marked) return
    const [outer, inner] = [row.current.getBoundingClientRect(), marked.getBoundingClientRect()]
    // scrollIntoView may move the page as well.
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [current])
  return row
}
