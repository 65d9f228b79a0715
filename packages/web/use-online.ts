import { useSyncExternalStore } from 'react'

/**
 * Returns false while the browser knows that it has no network; a page drawn on the server takes it
 * for granted.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
}

function watch(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
