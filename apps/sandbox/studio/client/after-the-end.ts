import { el } from './dom.ts'
import type { Host } from './host.ts'
import type { Words } from './words/words.ts'

/**
 * The button that is shown once a session is over: the game opens again or, where its dialect has
 * no word for that, is left. To load this page again would only find the session over again.
 */
export function afterTheEnd(className: string, host: Host, words: Words): HTMLElement {
  const [onclick, text] = host.canReload()
    ? [host.reload, words.tryAgain]
    : [host.leave, words.leave]
  return el('button', { class: className, onclick }, text)
}
