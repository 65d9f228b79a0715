import type { Cabinet } from './cabinet.ts'
import { el, icon } from './dom.ts'
import { paceLine, rtpLine } from './facts.ts'
import { fairnessSection } from './fairness.ts'
import { fill } from './words/words.ts'

/** Pays, rules, the odds, the fairness check and the last rounds. */
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
      historySection(cabinet),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
}

function historySection({ words, api, money }: Cabinet): HTMLElement {
  const rounds = el('ol', { class: 'rounds' })
  void api
    .history()
    .catch(() => [])
    .then((list) => {
      for (const round of list) {
        const amounts = fill(words.historyLine, {
          stake: money(round.stake),
          win: money(round.win ?? 0),
        })
        const outcome =
          round.phase === 'void' || round.phase === 'refused'
            ? words.calledOff
            : round.phase === 'settled'
              ? amounts
              : words.pending
        rounds.append(
          el(
            'li',
            {},
            el('time', {}, new Date(round.startedAt).toLocaleTimeString()),
            ' ',
            el('bdi', {}, outcome),
          ),
        )
      }
    })
  return el('section', {}, el('h3', {}, words.history), rounds)
}
