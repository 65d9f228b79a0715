/** Where a browser that translates a page puts its words; our own pages have none. */
const TRANSLATED = 'FONT'

/**
 * The way down to an element: which child, of which child, and so on. Elements that a browser has
 * put in to translate the page do not count.
 */
export function placeIn(box: Element, element: Element): readonly number[] {
  const place: number[] = []
  for (let at = element; at !== box && at.parentElement; at = at.parentElement) {
    if (at.tagName !== TRANSLATED) place.unshift(childrenOf(at.parentElement).indexOf(at))
  }
  return place
}

/** Returns the element in that place now; null where there is none. */
export function elementAt(box: Element | null, place: readonly number[]): HTMLElement | null {
  let at: Element | null = box
  for (const index of place) at = at === null ? null : (childrenOf(at)[index] ?? null)
  return at as HTMLElement | null
}

function childrenOf(element: Element): readonly Element[] {
  return [...element.children].filter(({ tagName }) => tagName !== TRANSLATED)
}
