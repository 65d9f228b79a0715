/** Where something was opened: the page that is shown, and the one that is on its way. */
export interface OpenedAt {
  shown: string
  coming: string
}

/**
 * The address of a page changes before the page is shown. A menu that is opened in between belongs
 * to the page that comes.
 */
export function openingAt(shown: string, address: string): OpenedAt {
  return { shown, coming: address }
}

/** Returns where it is open once this page is shown; null when it has been left by then. */
export function afterMove(opened: OpenedAt, shown: string): OpenedAt | null {
  if (shown === opened.coming)
    return opened.shown === shown ? opened : { shown, coming: opened.coming }
  return shown === opened.shown ? opened : null
}
