import { afterTheEnd } from './after-the-end.ts'
import { el } from './dom.ts'
import { openHost } from './host.ts'
import { gameWordsOf } from './page-root.ts'
import { readWords } from './words/words.ts'

/**
 * Says why there is no game here any more, and offers another try: a session that is over can only
 * be followed by another one.
 */
export function giveUp(root: HTMLElement, code: string): void {
  root.className = 'game'
  const words = readWords()
  const host = openHost({
    hostOrigin: root.dataset.host ?? location.origin,
    closeUrl: root.dataset.close ?? location.href,
    words: gameWordsOf(root),
  })
  host.round(false)
  const isOver = /^(SESSION|GAME|TOKEN)_/.test(code)
  const way = isOver
    ? afterTheEnd('ghost', host, words)
    : el('button', { class: 'ghost', onclick: () => location.reload() }, words.tryAgain)
  root.replaceChildren(
    el(
      'div',
      { class: 'closed', role: 'alert' },
      el('p', {}, words.problems[code] ?? words.problems.FAILED ?? ''),
      // The page of a forgotten session does not hold the address of its casino.
      ...(isOver && !root.dataset.host ? [] : [way]),
    ),
  )
}
