import { startTransition, useEffect, useState } from 'react'

/** A page that is not seen gets no frames. */
const NO_FRAME_MS = 100

/**
 * Returns a value once the press that chose it has been answered by a frame: a page with many
 * prices takes longer to draw than a press may wait.
 */
export function useAnswered<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const show = () => startTransition(() => setShown(value))
    let timer = setTimeout(show, NO_FRAME_MS)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(show)
    })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [value])
  return shown
}
