import { type RefObject, useLayoutEffect } from 'react'

/**
 * The row that had the focus when it went, and which of its links; forgotten when nothing has taken
 * over in the same drawing.
 */
let left: { name: string; place: number } | null = null

/**
 * For a row of links that is drawn again when one of them is followed: the row of the same name
 * that takes over in the same drawing takes the focus over as well. `findHeir` finds the element in
 * it, by the place of the link that had the focus. Both stay the same as long as the row lives.
 */
export function useFocusHandedOn(
  name: string,
  row: RefObject<HTMLElement | null>,
  findHeir: (row: HTMLElement | null, place: number) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const shown = row.current
    if (left?.name === name) findHeir(shown, left.place)?.focus({ preventScroll: true })
    return () => {
      const place = [...(shown?.querySelectorAll<Element>('a') ?? [])].indexOf(
        document.activeElement ?? document.body,
      )
      if (place < 0) return
      left = { name, place }
      queueMicrotask(() => {
        left = null
      })
    }
  }, [name, row, findHeir])
}

/** Returns the link of the shown page, in a row with one link for each page. */
export function findCurrent(row: HTMLElement | null): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('[aria-current]')
}
