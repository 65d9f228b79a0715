import { type AnimationEvent, type RefObject, useEffect } from 'react'

/** Name of the animation that base.css plays on fields that the browser has filled in. */
const FILLED = 'filled-in'

/**
 * Reports to React the fields in `box` that a browser or a password manager has filled in without
 * an event: when the browser marks a field as filled in, and for all other fields when their form
 * is sent.
 */
export function useAutofill(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const form = box.current?.closest('form')
    const onSubmit = () => {
      for (const field of box.current?.querySelectorAll('input, select, textarea') ?? [])
        report(field)
    }
    // This listener runs before the form's own, which sends the values that React knows.
    form?.addEventListener('submit', onSubmit, true)
    return () => form?.removeEventListener('submit', onSubmit, true)
  }, [box])

  return ({ animationName, target }: AnimationEvent) => {
    if (animationName === FILLED && target instanceof Element) report(target)
  }
}

/** Reports a field's value as if it had been typed; React ignores a value that has not changed. */
function report(field: Element): void {
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
