import { useCallback, useEffect, useRef, useState } from 'react'

/** Our own page says how tall it is as soon as its script runs, which is before or just after it counts as loaded. */
const SILENCE_MS = 5000

/**
 * Whether a frame has said anything. It counts as loaded whatever it was given, be it the browser's own page of errors or that of a
 * gateway; only its silence tells. It may speak later all the same: a page in a tab that nobody looks at is not laid out.
 *
 * After another `src` it is listened for anew; until it has spoken or been silent for long enough, what was known before holds.
 */
export function useFrameWord(src: string) {
  const [word, setWord] = useState<'awaited' | 'heard' | 'missing'>('awaited')
  const isHeard = useRef(false)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it begins anew for.
  useEffect(() => {
    isHeard.current = false
    return () => clearTimeout(patience.current)
  }, [src])

  const onWord = useCallback(() => {
    isHeard.current = true
    clearTimeout(patience.current)
    setWord('heard')
  }, [])

  function onLoad() {
    clearTimeout(patience.current)
    if (!isHeard.current) patience.current = setTimeout(() => setWord('missing'), SILENCE_MS)
  }

  return { word, onWord, onLoad }
}
