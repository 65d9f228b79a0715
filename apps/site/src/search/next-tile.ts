/** The tile that an arrow key leads to from where the focus is; null when the key moves nothing. */
export function nextTile(key: string, within: HTMLElement | null): HTMLElement | null {
  if (!within || !/^Arrow/.test(key)) return null
  const tiles = [...within.querySelectorAll<HTMLElement>('.tile-play')]
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? tiles.indexOf(focused) : -1
  if (current < 0) return key === 'ArrowDown' ? (tiles[0] ?? null) : null
  const step = stepOf(key, columnsOf(tiles), getComputedStyle(within).direction === 'rtl')
  if (current + step < 0) return within.querySelector('input')
  return tiles[current + step] ?? null
}

/** How far a key moves in a grid of `columns`, in reading order. */
export function stepOf(key: string, columns: number, rightToLeft: boolean): number {
  if (key === 'ArrowDown') return columns
  if (key === 'ArrowUp') return -columns
  return (key === 'ArrowRight') === rightToLeft ? -1 : 1
}

function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top
  return Math.max(1, tiles.filter((tile) => tile.getBoundingClientRect().top === top).length)
}
