import { el, isEnabled, setEnabled } from '../dom.ts'

/**
 * A row of buttons for what a player may do, in sight all the time and dead while it is not
 * possible.
 */
export interface MoveButtons<Move extends string> {
  element: HTMLElement
  show(possible: readonly Move[], texts?: Partial<Record<Move, string>>): void
}

export function openMoves<Move extends string>(
  names: Readonly<Record<Move, string>>,
  act: (move: Move) => void,
): MoveButtons<Move> {
  const buttons = (Object.keys(names) as Move[]).map((move) => {
    const button = el(
      'button',
      { class: 'ghost', type: 'button', onclick: () => isEnabled(button) && act(move) },
      names[move],
    )
    return { move, button }
  })
  return {
    element: el('div', { class: 'moves', role: 'group' }, ...buttons.map(({ button }) => button)),
    show(possible, texts = {}) {
      for (const { move, button } of buttons) {
        setEnabled(button, possible.includes(move))
        button.replaceChildren(texts[move] ?? names[move])
      }
    },
  }
}
