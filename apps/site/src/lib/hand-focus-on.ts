import type { MouseEvent } from 'react'

/** What a list shows of its things, or stands where one of them will be; and what says that they could not be fetched. */
const LISTED = '.tile-play, [aria-pressed]:not(.tile-heart), .skeleton, [role=alert] button:enabled'

/** Only the last press is waited for. */
let stop = () => {}

/**
 * For a button that may be gone once it has done its work: after a press by keyboard the focus goes to the heir, as soon as there is one. A focus
 * that is somewhere else by then stays there.
 */
export function handFocusOn(press: MouseEvent<HTMLElement>, findHeir: (region: HTMLElement) => HTMLElement | null | undefined): void {
  stop()
  const button = press.currentTarget
  const region = button.closest<HTMLElement>('dialog, main')
  // A finger or a mouse has no place that could be lost, and would find a game lit up that nobody points at.
  if (!region || press.detail > 0 || document.activeElement !== button) return
  const address = location.href

  const observer = new MutationObserver(() => {
    if (button.isConnected) return
    if (location.href !== address) return stop()
    const heir = findHeir(region)
    if (!heir) return
    stop()
    heir.focus({ preventScroll: heir.tabIndex < 0 })
  })
  const end = new AbortController()
  stop = () => {
    observer.disconnect()
    end.abort()
  }
  observer.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('pointerdown', () => stop(), end)
  document.addEventListener('focusin', ({ target }) => target === button || target === region || stop(), end)
}

/** The same, where the heir is what will stand at the button's place among the `heirs`: what comes after as many of them as now. */
export function handPlaceOn(press: MouseEvent<HTMLElement>, heirs = LISTED): void {
  const button = press.currentTarget
  const list = (region: Element | null) => [...(region?.querySelectorAll<HTMLElement>(heirs) ?? [])]
  const before = list(button.closest('dialog, main')).filter(
    (each) => each.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  handFocusOn(press, (region) => {
    const heir = list(region)[before.length]
    return heir?.matches('.skeleton') ? null : heir
  })
}
