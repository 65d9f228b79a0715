/**
 * What a step in the history remembers that only opens something over the page one is on: all that the page's own step does, such as
 * where one came from, and that going back closes it.
 */
export function overPage(state: unknown): object {
  return { ...(typeof state === 'object' ? state : null), keepScroll: true, overPage: true }
}

export function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overPage' in state && state.overPage === true
}
