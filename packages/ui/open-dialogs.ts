import { useSyncExternalStore } from 'react'

/**
 * How many dialogs stand over the page. One that takes another's place is open before the other is
 * gone.
 */
let open = 0
const listeners = new Set<() => void>()

function count(step: 1 | -1): void {
  open += step
  for (const listener of listeners) listener()
}

/** Counts a dialog as open until the function that is returned is called. */
export function noteOpenDialog(): () => void {
  count(1)
  return () => count(-1)
}

/** Returns whether a dialog stands over the page. A game beneath it waits. */
export function useDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isOpen(): boolean {
  return open > 0
}
