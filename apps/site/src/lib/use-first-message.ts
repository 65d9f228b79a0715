import { useCallback, useEffect, useRef, useState } from 'react'

/** The patience with a frame, in milliseconds. */
export interface FramePatience {
  /**
   * Time from setting its address until it counts as loaded, in ms: a server may accept the request
   * and never answer.
   */
  untilLoadedMs: number
  /** Time from then until its first message, in ms. */
  untilMessageMs: number
}

/**
 * Returns whether a frame has sent a message. A frame counts as loaded also when it shows an error
 * page of the browser or of a gateway; only a missing message shows this. The message may still
 * come later: a page in a tab in the background is not laid out.
 *
 * After another `src` it waits again; until a message comes or the time is over, it returns what was
 * known before.
 */
export function useFirstMessage(src: string, { untilLoadedMs, untilMessageMs }: FramePatience) {
  const [firstMessage, setFirstMessage] = useState<'awaited' | 'received' | 'missing'>('awaited')
  const isReceived = useRef(false)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it begins again for.
  useEffect(() => {
    isReceived.current = false
    patience.current = setTimeout(() => setFirstMessage('missing'), untilLoadedMs)
    return () => clearTimeout(patience.current)
  }, [src, untilLoadedMs])

  const onMessage = useCallback(() => {
    isReceived.current = true
    clearTimeout(patience.current)
    setFirstMessage('received')
  }, [])

  function onLoad() {
    clearTimeout(patience.current)
    if (!isReceived.current)
      patience.current = setTimeout(() => setFirstMessage('missing'), untilMessageMs)
  }

  return { firstMessage, onMessage, onLoad }
}
