import { walkByArrows } from '../arrow-keys.ts'
import { el, setEnabled } from '../dom.ts'
import { fill, type Words } from '../words/words.ts'

/** A round of mines as far as its player may see it. */
export interface Shown {
  mines: number
  opened: number[]
  multiplier: number
  over: boolean
  cells?: number[]
}

/** The tiles, which are buttons, so that keys and screen readers can open them too. */
export interface Board {
  element: HTMLElement
  /** `marked` tiles are those that autoplay opens; null where nothing can be marked. */
  show(shown: Shown | null, canPress: boolean, marked: readonly number[] | null): void
}

export function openBoard(words: Words, cells: number, open: (cell: number) => void): Board {
  const tiles = Array.from({ length: cells }, (_, cell) =>
    el(
      'button',
      { class: 'tile', 'aria-label': nameOf(words, cell), onclick: () => open(cell) },
      el('span', { class: 'face' }),
    ),
  )
  const element = el(
    'div',
    { class: 'board', role: 'group', 'aria-label': words.openTile },
    ...tiles,
  )
  walkByArrows(element, tiles)
  return {
    element,
    show(shown, canPress, marked) {
      for (const [cell, tile] of tiles.entries()) {
        paintTile(words, tile, cell, shown, canPress)
        if (marked) tile.setAttribute('aria-pressed', String(marked.includes(cell)))
        else tile.removeAttribute('aria-pressed')
      }
    },
  }
}

function nameOf(words: Words, cell: number): string {
  return fill(words.tile, { number: cell + 1 })
}

function paintTile(
  words: Words,
  tile: HTMLButtonElement,
  cell: number,
  shown: Shown | null,
  canPress: boolean,
): void {
  const opened = shown?.opened.includes(cell) ?? false
  const isMine = shown?.cells?.includes(cell) ?? false
  const face = isMine ? 'mine' : opened ? 'safe' : shown?.over ? 'gem' : ''
  tile.dataset.face = face
  tile.classList.toggle('turned', opened || (shown?.over ?? false))
  tile.classList.toggle('hit', opened && isMine)
  setEnabled(tile, canPress && !opened)
  const name = nameOf(words, cell)
  tile.setAttribute(
    'aria-label',
    opened || shown?.over ? `${name}: ${isMine ? words.mine : words.safe}` : name,
  )
}
