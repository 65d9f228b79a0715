import type { MouseEvent } from 'react'

/**
 * Elements that can take the focus: entries of a list, their placeholders, and the button of the
 * message that they could not be fetched.
 */
const LISTED = '.tile-play, [aria-pressed]:not(.tile-heart), .skeleton, [role=alert] button:enabled'

type FindHeir = (region: HTMLElement) => HTMLElement | null | undefined

/** Ends the wait for the last button: only one wait runs at a time. */
let stop = () => {}

/**
 * Moves the focus from a button that may disappear after its press by keyboard: to the element that
 * `findHeir` returns, as soon as there is one. A focus that is elsewhere by then stays there.
 */
export function handFocusOn(
  { currentTarget, detail }: MouseEvent<HTMLElement>,
  findHeir: FindHeir,
): void {
  stop()
  // A press by finger or mouse has no focus that could be lost, and a focus ring would light up a
  // game at which the visitor does not point.
  if (detail > 0 || document.activeElement !== currentTarget) return
  leaveFocus(currentTarget, findHeir)
}

/** Moves the focus as `handFocusOn` does, from a button that has it and is being taken away. */
export function leaveFocus(button: HTMLElement, findHeir: FindHeir): void {
  stop()
  const region = button.closest<HTMLElement>('dialog, main')
  if (!region) return
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
  observer.observe(region, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  document.addEventListener('pointerdown', () => stop(), end)
  document.addEventListener(
    'focusin',
    ({ target }) => target === button || target === region || stop(),
    end,
  )
}

/**
 * Moves the focus as `handFocusOn` does, to the element that takes the button's position in the
 * list.
 */
export function handPlaceOn(press: MouseEvent<HTMLElement>): void {
  handFocusOn(press, heirInPlace(press.currentTarget, LISTED))
}

/** Moves the focus as `leaveFocus` does, to the element of `heirs` that takes the position. */
export function leavePlace(button: HTMLElement, heirs = LISTED): void {
  leaveFocus(button, heirInPlace(button, heirs))
}

function heirInPlace(button: HTMLElement, heirs: string): FindHeir {
  const list = (region: Element | null) => [...(region?.querySelectorAll<HTMLElement>(heirs) ?? [])]
  const before = list(button.closest('dialog, main')).filter(
    (each) => each.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return (region) => {
    const heir = list(region)[before.length]
    return heir?.matches('.skeleton') ? null : heir
  }
}
