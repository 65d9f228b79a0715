/** The tile that an arrow key leads to from where the focus is; null when the key moves nothing. */
export function nextTile(key: string, within: HTMLElement | null): HTMLElement | null {
  if (!within || !/^Arrow/.test(key)) return null
  const tiles = [...within.querySelectorAll<HTMLElement>('.tile-play')]
  const focused = document.activeElement
  const current = tiles.findIndex((tile) => tile.closest('.tile')?.contains(focused))
  if (current < 0) return key === 'ArrowDown' ? (tiles[0] ?? null) : null
  const boxes = tiles.map((tile) => tile.getBoundingClientRect())
  const next = placeBeside(key, boxes, current, getComputedStyle(within).direction === 'rtl')
  if (next < 0) return within.querySelector('input')
  return tiles[next] ?? null
}

export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/**
 * Where a key leads from one of these boxes, which stand in reading order: to the one before or
 * after it, or to the one that is nearest in the row above or below, whatever list that row belongs
 * to. -1 above the first row, a number that no box has below the last.
 */
export function placeBeside(
  key: string,
  boxes: readonly Box[],
  current: number,
  rightToLeft: boolean,
): number {
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return current + ((key === 'ArrowRight') === rightToLeft ? -1 : 1)
  const rows = rowsOf(boxes)
  const row = rows.findIndex((places) => places.includes(current))
  const there = rows[row + (key === 'ArrowDown' ? 1 : -1)]
  if (!there) return key === 'ArrowDown' ? boxes.length : -1
  const distance = (place: number) => Math.abs(middleOf(boxes[place]) - middleOf(boxes[current]))
  return there.reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest))
}

/**
 * The places of the boxes, row by row. One that is lifted or grown a little under a pointer still
 * stands in its row.
 */
function rowsOf(boxes: readonly Box[]): number[][] {
  const rows: number[][] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const [place, box] of boxes.entries()) {
    const isNextRow = (box.top + box.bottom) / 2 > bottom
    if (isNextRow) {
      rows.push([place])
      bottom = box.bottom
    } else rows.at(-1)?.push(place)
  }
  return rows
}

function middleOf(box: Box | undefined): number {
  return box ? (box.left + box.right) / 2 : 0
}
