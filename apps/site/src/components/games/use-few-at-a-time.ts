import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '../../hydration/hydration.ts'

/** Two rows of a phone: what it draws while a finger would not notice. */
const AT_ONCE = 6
/**
 * Tiles that a phone shows at a time: these are drawn frame by frame. Tiles further down wait for
 * touches between two of them.
 */
const IN_SIGHT = 18
const BREATH_MS = 50
/** Nothing is drawn under a finger: what a press does comes first. */
const AFTER_PRESS_MS = 300

/**
 * Returns how many of `count` things to draw by now: a few at first and a few more again and again,
 * so that no tap has to wait until all of them are laid out and painted. Those that the server sent
 * are there from the start.
 */
export function useFewAtATime(count: number): number {
  const hydrated = useHydrated()
  const [drawn, setDrawn] = useState(hydrated ? AT_ONCE : Math.max(AT_ONCE, count))
  useEffect(() => {
    if (drawn >= count) return
    const more = () => startTransition(() => setDrawn(drawn + AT_ONCE))
    if (drawn >= IN_SIGHT) return whenNobodyPresses(more)
    const frame = requestAnimationFrame(more)
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return Math.min(drawn, count)
}

function whenNobodyPresses(then: () => void): () => void {
  let timer = setTimeout(then, BREATH_MS)
  const waitLonger = () => {
    clearTimeout(timer)
    timer = setTimeout(then, AFTER_PRESS_MS)
  }
  addEventListener('pointerdown', waitLonger, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerdown', waitLonger, { capture: true })
  }
}
