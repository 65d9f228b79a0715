import type { PlayState } from '../play-view.ts'

/** Id of the element in which a page carries the first state of its session. */
export const STATE_ID = 'state'

/** Returns null where the page carries none: then the answer to its opening has the first state. */
export function readFirstState(): PlayState | null {
  const text = document.getElementById(STATE_ID)?.textContent
  return text ? JSON.parse(text) : null
}
