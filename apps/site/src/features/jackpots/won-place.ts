import { FRAME_NOTICE_PLACE, NOTICE_PLACE } from '../../components/page/notice-place.ts'

type Page = Pick<Document, 'querySelectorAll' | 'fullscreenElement' | 'body'>

/**
 * Where a notice can be seen: nothing outside of the open dialog, or of what fills the screen, can
 * be. The frame of each page has a place for it, and a page with a game has one of its own, where it
 * hides nothing of the game. An element inside a frame is not drawn, so the notice waits on the page
 * until no frame fills the screen.
 */
export function wonPlace(page: Page): Element {
  const dialog = [...page.querySelectorAll('dialog[open]')].at(-1)
  if (dialog) return dialog
  const full = page.fullscreenElement
  const seen = full && full.localName !== 'iframe' ? full : page.body
  const placeCalled = (id: string) => seen.querySelector(`#${id}`)
  return placeCalled(NOTICE_PLACE) ?? placeCalled(FRAME_NOTICE_PLACE) ?? seen
}

/**
 * A dialog that is taken out of the page reports to no one that it has closed, so the page is
 * watched.
 */
export function onPlaceChange(change: () => void): () => void {
  const observer = new MutationObserver(change)
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  document.addEventListener('fullscreenchange', change)
  return () => {
    observer.disconnect()
    document.removeEventListener('fullscreenchange', change)
  }
}
