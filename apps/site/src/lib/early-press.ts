/** What the page says once what the server drew of it can be used. */
export const PAGE_AWAKE = 'pageawake'

/**
 * A button that the server drew can be pressed before anybody listens to it. The last such press is kept, and done when `page` hears the
 * event named `awake`; a button that is gone by then is let go. Links are the browser's own affair.
 *
 * This one function travels as text inside the page, ahead of all scripts: it uses nothing from outside of itself.
 */
export function keepEarlyPress(page: EventTarget, awake: string): void {
  let pressed: HTMLButtonElement | null = null
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    // A form would be sent without what checks it, and who listens already would hear the press twice.
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  const doNow = () => {
    page.removeEventListener('click', keep, true)
    // Not while React is still at work.
    queueMicrotask(() => pressed?.isConnected && pressed.click())
  }
  page.addEventListener('click', keep, true)
  page.addEventListener(awake, doNow, { once: true })
}
