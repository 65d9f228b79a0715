import { useCallback, useEffect, useState } from 'react'

/** Time in which the server of a frame must answer, in ms. */
const ANSWERS_WITHIN_MS = 20_000

interface FrameState {
  /** True once the server of the frame was found not to answer. */
  fails: boolean
  /** The frame has sent a message. */
  works: () => void
}

/**
 * Finds out whether the server of a vendor's frame answers: a browser reports a frame that it could
 * not load as loaded. The answer itself is of no use and cannot be read. A frame that sends a message
 * works, whatever was found.
 */
export function useFrameFails(url: string | null, attempt: number): FrameState {
  const [state, setState] = useState<'unknown' | 'works' | 'fails'>('unknown')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to look again.
  useEffect(() => {
    setState('unknown')
    if (!url) return
    const left = new AbortController()
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)])
    // Without the token, which opens one session.
    const { origin, pathname } = new URL(url)
    fetch(`${origin}${pathname}`, { mode: 'no-cors', credentials: 'omit', signal }).catch(
      (error: unknown) => {
        if (left.signal.aborted) return
        console.warn('The server of the sportsbook does not answer', error)
        setState((before) => (before === 'works' ? before : 'fails'))
      },
    )
    return () => left.abort()
  }, [url, attempt])
  const works = useCallback(() => setState('works'), [])
  return { fails: state === 'fails', works }
}
