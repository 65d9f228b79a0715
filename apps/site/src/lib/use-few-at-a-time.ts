import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Two rows of a phone: what it draws while a finger would not notice. */
const AT_ONCE = 6
/** As many as a phone shows at a time are drawn frame by frame; whatever lies further down leaves room for a finger between two of them. */
const IN_SIGHT = 18
const BREATH_MS = 50

/**
 * How many of `count` things to draw by now: a few at first and a few more again and again, so that no tap has to wait until all of them
 * are laid out and painted. Those that the server sent are there from the start.
 */
export function useFewAtATime(count: number): number {
  const hydrated = useHydrated()
  const [drawn, setDrawn] = useState(hydrated ? AT_ONCE : Math.max(AT_ONCE, count))
  useEffect(() => {
    if (drawn >= count) return
    const more = () => startTransition(() => setDrawn(drawn + AT_ONCE))
    if (drawn >= IN_SIGHT) {
      const timer = setTimeout(more, BREATH_MS)
      return () => clearTimeout(timer)
    }
    const frame = requestAnimationFrame(more)
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return Math.min(drawn, count)
}
