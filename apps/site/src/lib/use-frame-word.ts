import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a frame may take, in milliseconds. */
export interface FramePatience {
  /** From when its address is set until it counts as loaded: a server may take the question and never answer. */
  untilLoadedMs: number
  /** From there until it speaks. */
  untilHeardMs: number
}

/**
 * Whether a frame has said anything. It counts as loaded whatever it was given, be it the browser's own page of errors or that of a
 * gateway; only its silence tells. It may speak later all the same: a page in a tab that nobody looks at is not laid out.
 *
 * After another `src` it is listened for anew; until it has spoken or been silent for long enough, what was known before holds.
 */
export function useFrameWord(src: string, { untilLoadedMs, untilHeardMs }: FramePatience) {
  const [word, setWord] = useState<'awaited' | 'heard' | 'missing'>('awaited')
  const isHeard = useRef(false)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it begins anew for.
  useEffect(() => {
    isHeard.current = false
    patience.current = setTimeout(() => setWord('missing'), untilLoadedMs)
    return () => clearTimeout(patience.current)
  }, [src, untilLoadedMs])

  const onWord = useCallback(() => {
    isHeard.current = true
    clearTimeout(patience.current)
    setWord('heard')
  }, [])

  function onLoad() {
    clearTimeout(patience.current)
    if (!isHeard.current) patience.current = setTimeout(() => setWord('missing'), untilHeardMs)
  }

  return { word, onWord, onLoad }
}
