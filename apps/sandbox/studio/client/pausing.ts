import type { GameWords } from '../families/game-words.ts'

/** The parts of the page that wait. */
interface Page {
  root: Pick<HTMLElement, 'inert' | 'classList'>
  window: Pick<EventTarget, 'addEventListener'>
}

/**
 * While the game waits, nothing of it can be pressed; what runs comes to its end. A press or a key
 * wakes a game whose page has no word for that.
 */
export function setPaused({ root, window }: Page, words: GameWords, paused: boolean): void {
  root.inert = paused
  root.classList.toggle('paused', paused)
  if (!paused || words !== 'pragmatic') return
  const woken = new AbortController()
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(
      type,
      () => {
        woken.abort()
        setPaused({ root, window }, words, false)
      },
      { signal: woken.signal },
    )
}
