/**
 * What a step in the history remembers that only opens something over the page one is on: all that the page's own step does, such as
 * where one came from, and that going back closes it.
 */
export function overPage(state: unknown): object {
  return { ...(typeof state === 'object' ? state : null), keepScroll: true, overPage: true }
}

/** The same step once it shows the page alone, because going back is not what closed it. */
export function pageAlone(): object {
  return { keepScroll: true }
}

/** How many steps the history had when the dialog that is open was opened; null when none is. */
let steps: number | null = null

/** To be told whether a dialog is open, as often as one likes. */
export function noteDialog(isOpen: boolean): void {
  if (!isOpen) steps = null
  else steps ??= history.length
}

/**
 * Whether one step back closes the dialog: it was opened over the page, and no frame (a payment page, a game) has added steps of its
 * own, which going back would undo instead. Answers yes once.
 */
export function isClosedByBack(state: unknown): boolean {
  const isOver = typeof state === 'object' && state !== null && 'overPage' in state && state.overPage === true
  const isTheStepBefore = isOver && steps === history.length
  steps = null
  return isTheStepBefore
}
