import { type AnimationEvent, type RefObject, useEffect } from 'react'

/** Played on what the browser has filled in (base.css). */
const FILLED = 'filled-in'

/**
 * A browser, or a program that keeps passwords, may fill fields in and not tell the page. Those in `box` are heard of when the browser marks
 * them as filled in, and those that it does not mark when their form is sent.
 */
export function useAutofill(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const form = box.current?.closest('form')
    const hear = () => {
      for (const field of box.current?.querySelectorAll('input, select, textarea') ?? []) tell(field)
    }
    // Before the form's own listener, which sends what has been heard of.
    form?.addEventListener('submit', hear, true)
    return () => form?.removeEventListener('submit', hear, true)
  }, [box])

  return ({ animationName, target }: AnimationEvent) => {
    if (animationName === FILLED && target instanceof Element) tell(target)
  }
}

/** As if it had been typed; React passes over what holds the same as before. */
function tell(field: Element): void {
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
