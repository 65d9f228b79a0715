import { walkByArrows } from '../arrow-keys.ts'
import type { Cabinet } from '../cabinet.ts'
import { el } from '../dom.ts'
import { fill } from '../words/words.ts'
import type { Rack } from './rack.ts'
import { spotName } from './spot-name.ts'
import { colourOf } from './wheel-painting.ts'

/** The betting table: a button for every spot, in the order one would read it. */
export interface Table {
  element: HTMLElement
  /** Puts these amounts on the spots and clears all others. */
  showChips(bets: ReadonlyMap<string, number>): void
  /** Marks the number that came and the spots that won. */
  mark(number: number | null, won: readonly string[]): void
}

/**
 * Numbers lie in a grid of three by twelve. Its columns and rows are CSS's matter, so that the
 * table can stand upright on a phone: `--n` is the number of a cell, `data-spot` the bet that it
 * takes.
 */
export function openTable({ words, money }: Cabinet, rack: Rack): Table {
  const spots = new Map<string, HTMLButtonElement>()
  const spot = (id: string, name: string, text: string, kind: string) => {
    // A player who controls the device by voice says what is shown, so the name holds the text.
    const label = name.includes(text) ? name : `${text}, ${name}`
    const button = el(
      'button',
      { class: `spot ${kind}`, 'data-spot': id, 'aria-label': label, onclick: () => rack.lay(id) },
      el('span', { class: 'label' }, text),
    )
    spots.set(id, button)
    return button
  }
  const numbers = Array.from({ length: 37 }, (_, number) => {
    const cell = spot(
      `straight-${number}`,
      spotName(words, `straight-${number}`, []),
      String(number),
      `number ${colourOf(number)}`,
    )
    if (number > 0) {
      cell.style.setProperty('--column', String(Math.ceil(number / 3)))
      cell.style.setProperty('--row', String(3 - ((number - 1) % 3)))
    }
    return cell
  })
  const columns = [3, 2, 1].map((column) => {
    const cell = spot(`column-${column}`, spotName(words, `column-${column}`, []), '2:1', 'column')
    cell.style.setProperty('--row', String(4 - column))
    return cell
  })
  const dozens = [1, 2, 3].map((dozen) => {
    const cell = spot(
      `dozen-${dozen}`,
      spotName(words, `dozen-${dozen}`, []),
      `${(dozen - 1) * 12 + 1}–${dozen * 12}`,
      'dozen',
    )
    cell.style.setProperty('--at', String(dozen))
    return cell
  })
  const chances = (['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((id, index) => {
    const cell = spot(
      id,
      words[id],
      id === 'red' || id === 'black' ? '' : words[id],
      `chance ${id}`,
    )
    cell.style.setProperty('--at', String(index + 1))
    return cell
  })
  const between = neighbours().map(([id, column, row, covered]) => {
    const cell = spot(id, spotName(words, id, covered), '', 'between')
    cell.style.setProperty('--x', String(column))
    cell.style.setProperty('--y', String(row))
    return cell
  })

  const element = el(
    'div',
    { class: 'table', role: 'group', 'aria-label': words.placeChips },
    ...numbers,
    ...columns,
    ...dozens,
    ...chances,
    ...between,
  )
  walkByArrows(element, [...spots.values()])
  return {
    element,
    showChips(bets) {
      for (const [id, button] of spots) {
        const amount = bets.get(id)
        button.querySelector('.chip')?.remove()
        const name = (button.getAttribute('aria-label') ?? id).split(': ')[0] ?? id
        button.setAttribute(
          'aria-label',
          amount ? fill(words.betOn, { spot: name, amount: money(amount) }) : name,
        )
        if (amount) button.append(rack.drawChip(amount))
      }
    },
    mark(number, won) {
      for (const [id, button] of spots) {
        button.classList.toggle('came', number !== null && id === `straight-${number}`)
        button.classList.toggle('won', won.includes(id))
      }
    },
  }
}

/**
 * Splits, corners, streets and lines lie on the edges between numbers; places are in cells from the
 * grid's upper left corner.
 */
function neighbours(): [id: string, x: number, y: number, covered: number[]][] {
  const found: [string, number, number, number[]][] = []
  for (let number = 1; number <= 36; number += 1) {
    const column = Math.ceil(number / 3) - 1
    const row = 2 - ((number - 1) % 3)
    const notTop = number % 3 !== 0
    if (notTop)
      found.push([`split-${number}-${number + 1}`, column + 0.5, row, [number, number + 1]])
    if (number <= 33)
      found.push([`split-${number}-${number + 3}`, column + 1, row + 0.5, [number, number + 3]])
    if (notTop && number <= 32)
      found.push([
        `corner-${number}`,
        column + 1,
        row,
        [number, number + 1, number + 3, number + 4],
      ])
    if (number % 3 === 1)
      found.push([`street-${number}`, column + 0.5, 3, [number, number + 1, number + 2]])
    if (number % 3 === 1 && number <= 31)
      found.push([
        `line-${number}`,
        column + 1,
        3,
        Array.from({ length: 6 }, (_, index) => number + index),
      ])
  }
  return found
}
