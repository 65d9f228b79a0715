/**
 * Returns the state of a step in the history that only opens something over the page one is on: all
 * that the page's own step remembers, such as where one came from, and that going back closes it.
 * `dialog` is one that no address names.
 */
export function overPage(state: unknown, dialog?: string): object {
  return { ...(typeof state === 'object' ? state : null), keepScroll: true, overPage: true, dialog }
}

/**
 * State of the step once it shows the page alone, when the dialog was closed by other means than
 * going back.
 */
export function pageAlone(): object {
  return { keepScroll: true }
}

/** The drawer with the way to everything, as the history knows it. */
export const MENU = 'menu'

/** The dialog that stands over the page in this step and that no address names. */
export function dialogIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : undefined
}

/** Number of steps in the history when the open dialog was opened; null when none is open. */
let steps: number | null = null

/** Must be called when a dialog has been opened. Returns the function to call when it is closed. */
export function noteDialog(): () => void {
  steps = history.length
  return () => {
    steps = null
  }
}

/**
 * Returns whether one step back closes the dialog: it was opened over the page, and no frame (a
 * payment page, a game) has added steps of its own, which going back would undo instead. Answers
 * yes once.
 */
export function isClosedByBack(state: unknown): boolean {
  const isOver =
    typeof state === 'object' && state !== null && 'overPage' in state && state.overPage === true
  // For a while Chromium may forget a step that was made while a frame was on its way.
  const isTheStepBefore = isOver && steps !== null && history.length <= steps
  steps = null
  return isTheStepBefore
}
