/** Attribute of elements that the server drew and that have no listeners yet. */
export const ASLEEP = 'data-asleep'
/** The event that a part of the page is no longer asleep. */
export const AWAKE = 'partawake'

/**
 * A button that the server drew can be pressed before a listener is there. The last such press is
 * kept, and done when its part of the page is awake; a button that is gone by then is let go. Links
 * are the browser's own affair, and dialogs are never drawn by the server.
 *
 * This one function travels as text inside the page, ahead of all scripts: it uses nothing from
 * outside of itself.
 */
export function keepEarlyPress(page: Document, asleep: string, awake: string): void {
  let pressed: HTMLButtonElement | null = null
  const sleeps = (button: Element) =>
    !button.closest('dialog') && Boolean(button.closest(`[${asleep}]`))
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || !sleeps(button)) return
    // A form would be sent before its checks are there. A listener that is there already would get
    // the press twice.
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  const doWhatCanBeDone = () => {
    if (!page.querySelector(`[${asleep}]`)) {
      page.removeEventListener('click', keep, true)
      page.removeEventListener(awake, doWhatCanBeDone)
    }
    const button = pressed
    if (!button || sleeps(button)) return
    pressed = null
    // The press is repeated once React has finished its work.
    queueMicrotask(() => button.isConnected && button.click())
  }
  page.addEventListener('click', keep, true)
  page.addEventListener(awake, doWhatCanBeDone)
}
