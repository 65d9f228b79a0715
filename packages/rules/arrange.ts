/** The features of a game's tile. `ground` is the family of its background colour. */
export interface Look {
  motif: string
  palette: string
  lockup: string
  face: string
  ground: string
}

/**
 * Returns the items, ordered so that neighbours do not look alike: they share at most one trait of
 * their looks. The given order is kept as closely as that allows: an item that would stand beside
 * its like waits for the next place where it does not. Items that fit nowhere stay at the end.
 */
export function arrange<Item extends { look: Look }>(items: readonly Item[]): Item[] {
  const waiting = [...items]
  const row: Item[] = []
  while (waiting.length > 0) {
    const last = row.at(-1)
    const next =
      last === undefined ? 0 : waiting.findIndex((item) => !areAlike(last.look, item.look))
    if (next === -1) break
    row.push(...waiting.splice(next, 1))
  }
  for (const item of waiting) row.splice(placeFor(item, row), 0, item)
  return row
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
function placeFor(item: { look: Look }, row: readonly { look: Look }[]): number {
  const fits = (at: number) => {
    const neighbour = row[at]
    return neighbour === undefined || !areAlike(neighbour.look, item.look)
  }
  for (let at = row.length; at >= 0; at--) {
    if (fits(at - 1) && fits(at)) return at
  }
  return row.length
}
