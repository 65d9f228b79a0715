import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onMessage` for each message that another window sends to this one. The listener is added
 * once, even when `onMessage` is a new function each time.
 */
export function useMessages(onMessage: (message: MessageEvent) => void): void {
  const onEach = useEffectEvent(onMessage)
  useEffect(() => listenToMessages((message) => onEach(message)), [])
}

/** Returns the function that takes the listener away. */
export function listenToMessages(listener: (message: MessageEvent) => void): () => void {
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}
