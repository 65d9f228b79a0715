import type { Cabinet } from './cabinet.ts'
import { el, icon } from './dom.ts'
import type { Host } from './host.ts'
import { openRecall } from './recall/recall-dialog.ts'
import { openRules } from './rules-dialog.ts'

/** The name of the game where no page around it shows that, and the buttons at the top. */
export function header(cabinet: Cabinet, net: HTMLElement, host: Host): HTMLElement {
  const { state, words, sound } = cabinet
  const speaker = el(
    'button',
    {
      class: 'round-button',
      'aria-pressed': 'false',
      'aria-label': words.soundOn,
      onclick: toggle,
    },
    icon('silent'),
  )
  function toggle() {
    const on = sound.toggle()
    speaker.replaceChildren(icon(on ? 'sound' : 'silent'))
    speaker.setAttribute('aria-pressed', String(on))
    speaker.setAttribute('aria-label', on ? words.soundOff : words.soundOn)
  }
  const title = el(
    'p',
    { class: 'name' },
    el('b', {}, state.title),
    el('small', {}, state.mode === 'demo' ? words.demo : state.brand),
  )
  const standing = el('p', { class: 'net' }, el('span', {}, words.net), net)
  return el(
    'header',
    { class: 'top' },
    ...(host.framed ? [] : [title, standing]),
    speaker,
    el(
      'button',
      {
        class: 'round-button',
        'aria-label': words.history,
        onclick: () => openRecall(cabinet),
      },
      icon('history'),
    ),
    el(
      'button',
      { class: 'round-button', 'aria-label': words.rules, onclick: () => openRules(cabinet) },
      icon('info'),
    ),
    el(
      'button',
      { class: 'round-button', 'aria-label': words.leave, onclick: host.leave },
      icon('close'),
    ),
  )
}
