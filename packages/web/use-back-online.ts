import { useEffectEvent, useLayoutEffect } from 'react'

/** Does something again when the network is back, while it is wanted. */
export function useBackOnline(again: () => void, isWanted = true): void {
  // What hears of the network first may draw the page again, before it is this one's turn: a
  // listener that is exchanged then hears nothing.
  const onOnline = useEffectEvent(again)
  // It listens as soon as the page says that something is missing: an effect that waits until that is
  // drawn would not hear of a network that is back at once.
  useLayoutEffect(() => {
    if (!isWanted) return
    const hear = () => onOnline()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [isWanted])
}
