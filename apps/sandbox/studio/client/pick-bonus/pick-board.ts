import { walkByArrows } from '../arrow-keys.ts'
import type { Cabinet } from '../cabinet.ts'
import { el, isEnabled, setEnabled } from '../dom.ts'
import { fill } from '../words/words.ts'

/** Covered places that the player turns over, by mouse, finger or keys. */
export interface PickBoard {
  element: HTMLElement
  /** Amounts by place: null is covered, 0 ends the bonus. */
  show(places: readonly (number | null)[], picked: readonly number[], canPick: boolean): void
}

export function openPickBoard(
  { words, money }: Cabinet,
  count: number,
  onPick: (place: number) => void,
): PickBoard {
  const places = Array.from({ length: count }, (_, place) =>
    el('button', {
      class: 'chest',
      type: 'button',
      onclick: () => isEnabled(places[place] as HTMLButtonElement) && onPick(place),
    }),
  )
  const element = el(
    'div',
    { class: 'chests', role: 'group', 'aria-label': words.pickOne, hidden: true },
    ...places,
  )
  walkByArrows(element, places)

  return {
    element,
    show(amounts, picked, canPick) {
      element.hidden = amounts.length === 0
      for (const [place, button] of places.entries()) {
        const amount = amounts[place] ?? null
        const isPicked = picked.includes(place)
        const text = amount === null ? '' : amount === 0 ? words.bonusEnds : money(amount)
        button.replaceChildren(text ? el('bdi', {}, text) : '')
        button.dataset.face =
          amount === null ? '' : `${amount === 0 ? 'end' : 'prize'}${isPicked ? '' : ' left'}`
        const name = fill(words.field, { number: place + 1 })
        button.setAttribute('aria-label', text ? `${name}: ${text}` : name)
        setEnabled(button, canPick && amount === null)
      }
    },
  }
}
