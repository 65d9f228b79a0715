import { useSyncExternalStore } from 'react'

/**
 * Returns false on the server and while the page wakes up, true from then on: for what only the
 * browser draws.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => {}
}
