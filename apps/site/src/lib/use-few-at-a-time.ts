import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** As many as a phone shows at a time, and draws while a finger would not notice. */
const AT_ONCE = 9

/**
 * How many of `count` things to draw by now: a few at first and a few more with each frame, so that no tap has to wait until all of them
 * are laid out and painted. Those that the server sent are there from the start.
 */
export function useFewAtATime(count: number): number {
  const hydrated = useHydrated()
  const [drawn, setDrawn] = useState(hydrated ? AT_ONCE : Math.max(AT_ONCE, count))
  useEffect(() => {
    if (drawn >= count) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + AT_ONCE)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return Math.min(drawn, count)
}
