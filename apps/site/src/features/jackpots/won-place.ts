type Page = Pick<Document, 'querySelectorAll' | 'fullscreenElement' | 'body'>

/**
 * Where a notice can be seen: nothing outside of the open dialog, or of what fills the screen, can
 * be. What stands in a frame is not drawn, so that the notice waits on the page until a frame fills
 * the screen no more.
 */
export function wonPlace(page: Page): Element {
  const dialog = [...page.querySelectorAll('dialog[open]')].at(-1)
  const full = page.fullscreenElement
  return dialog ?? (full && full.localName !== 'iframe' ? full : page.body)
}

/**
 * A dialog that is taken out of the page tells no one that it has closed, so the page is watched.
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
