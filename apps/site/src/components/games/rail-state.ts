import { debounce } from '../../lib/debounce.ts'

/** The share of the first or last item that must be in sight to count as reached. */
export const VISIBLE_SHARE = 0.9

/** Snapping settles after a scroll; what is next is looked at when it has. */
export const CHECK_DELAY_MS = 250

export interface RailState {
  before: boolean
  after: boolean
}

/** Positions of two edges on the screen, in pixels. */
export interface Span {
  left: number
  right: number
}

/**
 * Returns whether there is more before the first and after the last item, in either direction of
 * reading.
 */
export function moreAround(
  frame: Span,
  first: Span | undefined,
  last: Span | undefined,
): RailState {
  return {
    before: first !== undefined && visibleShare(first, frame) < VISIBLE_SHARE,
    after: last !== undefined && visibleShare(last, frame) < VISIBLE_SHARE,
  }
}

/** Calls `look` once nothing has moved for a while; `stop` forgets it. */
export function whenStill(look: () => void): ReturnType<typeof debounce> {
  return debounce(look, CHECK_DELAY_MS)
}

function visibleShare(item: Span, frame: Span): number {
  const width = item.right - item.left
  const seen = Math.min(item.right, frame.right) - Math.max(item.left, frame.left)
  return width === 0 ? 1 : Math.max(0, seen) / width
}
