import { useEffectEvent, useLayoutEffect } from 'react'

/** Does something again when the network is back, while it is wanted. */
export function useBackOnline(again: () => void, isWanted = true): void {
  // Another listener may draw the page again before this one is called. A listener that is replaced
  // at that moment is not called.
  const onOnline = useEffectEvent(again)
  // A layout effect listens as soon as the page shows that something is missing. An effect would
  // begin after the drawing, too late for a network that is back at once.
  useLayoutEffect(() => {
    if (!isWanted) return
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isWanted])
}
