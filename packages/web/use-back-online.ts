import { useEffect, useEffectEvent } from 'react'

/** Does something again when the network is back, while it is wanted. */
export function useBackOnline(again: () => void, isWanted = true): void {
  // What hears of the network first may draw the page anew, before it is this one's turn: a
  // listener that is exchanged then hears nothing.
  const onOnline = useEffectEvent(again)
  useEffect(() => {
    if (!isWanted) return
    const hear = () => onOnline()
    addEventListener('online', hear)
    return () => removeEventListener('online', hear)
  }, [isWanted])
}
