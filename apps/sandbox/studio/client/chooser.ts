import { el, icon, setEnabled } from './dom.ts'

/** A choice before a round, between − and +. */
export interface Chooser {
  element: HTMLElement
  /** Shows what is chosen, and which way one may still go. */
  show(text: string, may: { less: boolean; more: boolean }): void
}

export function openChooser(name: string, move: (step: -1 | 1) => void): Chooser {
  const value = el('b', { class: 'figure' })
  const less = el(
    'button',
    { class: 'step', 'aria-label': `${name} −`, onclick: () => move(-1) },
    icon('minus'),
  )
  const more = el(
    'button',
    { class: 'step', 'aria-label': `${name} +`, onclick: () => move(1) },
    icon('plus'),
  )
  return {
    element: el('div', { class: 'chooser' }, less, el('span', {}, name, ' ', value), more),
    show(text, may) {
      value.replaceChildren(text)
      setEnabled(less, may.less)
      setEnabled(more, may.more)
    },
  }
}
