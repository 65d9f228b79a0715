import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the element that takes the focus first: one with `data-focus-first`;
 * otherwise the first field, but not where that would bring up a keyboard on the screen; otherwise
 * none.
 */
export function firstFocus(within: HTMLElement): HTMLElement | null {
  const wanted = within.querySelector<HTMLElement>('[data-focus-first]')
  if (wanted) return wanted
  return matchMedia('(pointer: fine)').matches
    ? within.querySelector<HTMLElement>('input, select, textarea')
    : null
}

/**
 * For what appears in a dialog that is open already: focus goes to its first field, or to `itself`
 * where it is only read, unless it is on something that the reader chose and that is still there.
 */
export function useLateFocus<Element extends HTMLElement>(
  target: 'field' | 'itself' = 'field',
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const element = ref.current
    const dialog = element?.closest('dialog')
    const active = document.activeElement
    if (
      !element ||
      !dialog?.open ||
      (active !== null && active !== document.body && active !== dialog)
    )
      return
    const first = target === 'itself' ? element : firstFocus(element)
    ;(first ?? dialog).focus()
  }, [target])
  return ref
}
