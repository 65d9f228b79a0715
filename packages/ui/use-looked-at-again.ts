import { useEffect } from 'react'

/**
 * Calls when there is hope of news: the network is back, or somebody looks at the page again, after it was hidden, frozen or kept by the way
 * back. Answers how to stop.
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
  useEffect(() => (isWanted ? onLookedAtAgain(again) : undefined), [again, isWanted])
}
