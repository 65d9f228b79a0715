import { useLayoutEffect } from 'react'

/**
 * Calls `again` when there may be news: the network is back, or the page is shown again after it
 * was hidden, frozen or kept in the browser's cache for the back button. Returns a function that
 * stops it.
 */
export function onLookedAtAgain(again: () => void): () => void {
  const onLook = () => {
    if (document.visibilityState === 'visible') again()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again()
  }
  addEventListener('online', again)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onLook)
  document.addEventListener('resume', onLook)
  return () => {
    removeEventListener('online', again)
    removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onLook)
    document.removeEventListener('resume', onLook)
  }
}

/** `again` has to stay the same function while it means the same. */
export function useLookedAtAgain(again: () => void, isWanted = true): void {
  useLayoutEffect(() => (isWanted ? onLookedAtAgain(again) : undefined), [again, isWanted])
}
