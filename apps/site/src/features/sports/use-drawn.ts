import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Time that a vendor's script has to draw something, in ms: it does not report what it cannot
 * fetch.
 */
const DRAWS_WITHIN_MS = 20_000

/** `missing` after the time is over; what is drawn later still counts. */
export type Drawing = 'waiting' | 'drawn' | 'missing'

interface Drawn {
  /** For the element into which the script draws. */
  ref: RefObject<HTMLDivElement | null>
  drawing: Drawing
  /** Waits no longer for what is not drawn. */
  giveUp: () => void
}

/**
 * Watches whether a vendor's script has drawn its book. The time begins when the script has come,
 * and again with each `attempt`.
 */
export function useDrawn(hasScript: boolean, attempt: number): Drawn {
  const ref = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<Drawing>('waiting')
  const giveUp = useCallback(
    () => setDrawing((before) => (before === 'drawn' ? before : 'missing')),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to wait again.
  useEffect(() => {
    setDrawing('waiting')
    if (!hasScript || !ref.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(([entry]) => {
      const isDrawn = (entry?.contentRect.height ?? 0) > 0
      clearTimeout(timer)
      if (!isDrawn) timer = setTimeout(giveUp, DRAWS_WITHIN_MS)
      // Before the browser paints, so that nothing is seen to move.
      flushSync(() => setDrawing((before) => afterLook(before, isDrawn)))
    })
    observer.observe(ref.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [hasScript, attempt, giveUp])
  return { ref, drawing, giveUp }
}

/** A drawing that was given up stays missing until something is drawn. */
function afterLook(before: Drawing, isDrawn: boolean): Drawing {
  if (isDrawn) return 'drawn'
  return before === 'missing' ? before : 'waiting'
}
