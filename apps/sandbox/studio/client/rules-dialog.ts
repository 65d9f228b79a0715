import type { Cabinet } from './cabinet.ts'
import { el, icon } from './dom.ts'
import { paceLine, rtpLine } from './facts.ts'
import { fairnessSection } from './fairness.ts'

/** Pays, rules, the odds and the fairness check. */
export function openRules(cabinet: Cabinet): void {
  const { words, state } = cabinet
  const close = el(
    'button',
    { class: 'round-button', 'aria-label': words.close, onclick: () => dialog.close() },
    icon('close'),
  )
  const dialog = el(
    'dialog',
    { class: 'rules', 'aria-label': words.rules },
    el('header', {}, el('h2', {}, state.title), close),
    el(
      'div',
      { class: 'pages', tabindex: 0 },
      el('p', { class: 'lead' }, rtpLine(state, words)),
      ...cabinet.view.rules(cabinet),
      el('p', {}, paceLine(state, words)),
      ...(state.fairness ? [fairnessSection(cabinet)] : []),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
}
