const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Lets arrow keys walk over the spots of a table or board, edges between numbers included. The Tab
 * key stops at it once: otherwise up to 150 spots lie between a player and the next button. Where
 * the spots are is CSS's matter, so their places are read when a key is pressed.
 */
export function walkByArrows(table: HTMLElement, spots: readonly HTMLButtonElement[]): void {
  let stop = spots[0]
  for (const spot of spots) spot.tabIndex = spot === stop ? 0 : -1
  table.addEventListener('focusin', ({ target }) => {
    const spot = spots.find((each) => each === target)
    // An edge is not there in every window, and the table has to be reached in all of them.
    if (!stop || !spot || spot.classList.contains('between')) return
    stop.tabIndex = -1
    spot.tabIndex = 0
    stop = spot
  })
  table.addEventListener('keydown', (event) => {
    const way = WAYS[event.key]
    const from = document.activeElement
    if (!way || !from) return
    event.preventDefault()
    nextTo(from, spots, way)?.focus()
  })
}

/** The nearest spot this way, of those that a line from the middle of `from` passes through. */
function nextTo(
  from: Element,
  spots: readonly HTMLButtonElement[],
  [x, y]: readonly [number, number],
): HTMLButtonElement | undefined {
  const here = middleOf(from.getBoundingClientRect())
  const ahead = spots.flatMap((spot) => {
    const place = spot.getBoundingClientRect()
    const there = middleOf(place)
    const distance = (there.x - here.x) * x + (there.y - here.y) * y
    const isOnLine =
      x === 0
        ? place.left < here.x && here.x < place.right
        : place.top < here.y && here.y < place.bottom
    return isOnLine && distance > 1 ? [{ spot, distance }] : []
  })
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.spot
}

function middleOf({ x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}
