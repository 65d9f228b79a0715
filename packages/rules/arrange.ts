/** The features of a game's tile. `ground` is the family of its background colour. */
export interface Look {
  motif: string
  palette: string
  lockup: string
  face: string
  ground: string
}

/**
 * Most comparisons of two looks in one list. A list of tens of thousands that all look alike would
 * need the square of its length, and keep the process busy for minutes.
 */
const MOST_COMPARISONS = 1_000_000

/**
 * Returns the items, ordered so that neighbours do not look alike: they share at most one trait of
 * their looks. The given order is kept as closely as that allows: an item that would stand beside
 * its like waits for the next place where it does not. Items that fit nowhere stay at the end.
 * After `MOST_COMPARISONS` the rest follows in the given order.
 */
export function arrange<Item extends { look: Look }>(items: readonly Item[]): Item[] {
  // Waiting items are a chain of places that begins before the first item. Taking one of tens of
  // thousands out moves none of the others.
  const following = Int32Array.from({ length: items.length + 1 }, (_, at) => at + 1)
  const row: Item[] = []
  let left = MOST_COMPARISONS
  const isLike = (one: Look, other: Look) => left-- > 0 && areAlike(one, other)
  for (let taken = 0; taken < items.length; taken++) {
    const last = row.at(-1)
    let before = 0
    let at = following[0] ?? items.length + 1
    while (at <= items.length && last && isLike(last.look, lookAt(items, at))) {
      before = at
      at = following[at] ?? items.length + 1
    }
    const next = items[at - 1]
    if (!next) break
    row.push(next)
    following[before] = following[at] ?? items.length + 1
  }
  for (let at = following[0] ?? 0; at <= items.length; at = following[at] ?? items.length + 1) {
    const item = items[at - 1]
    if (item) row.splice(left > 0 ? placeFor(item, row, isLike) : row.length, 0, item)
  }
  return row
}

function lookAt(items: readonly { look: Look }[], at: number): Look {
  const item = items[at - 1]
  if (!item) throw new RangeError(`There is no item ${at}`)
  return item.look
}

/** Returns whether two tiles share two or more of their traits. */
export function areAlike(one: Look, other: Look): boolean {
  let shared = 0
  for (const trait of ['motif', 'palette', 'lockup', 'face', 'ground'] as const) {
    if (one[trait] === other[trait]) shared++
  }
  return shared > 1
}

/** The last place where the item has no neighbour like itself; the end when there is none. */
function placeFor(
  item: { look: Look },
  row: readonly { look: Look }[],
  isLike: (one: Look, other: Look) => boolean,
): number {
  const fits = (at: number) => {
    const neighbour = row[at]
    return neighbour === undefined || !isLike(neighbour.look, item.look)
  }
  for (let at = row.length; at >= 0; at--) {
    if (fits(at - 1) && fits(at)) return at
  }
  return row.length
}
