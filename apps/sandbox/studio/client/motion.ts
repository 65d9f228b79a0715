/**
 * Returns false when the player asked their device for less motion; read anew each time, because it
 * may change.
 */
export function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

/**
 * Calls `draw` with 0 to 1 over `ms`, once with 1 where motion is not wanted. `skip` ends it early.
 */
export function tween(ms: number, draw: (part: number) => void, skip?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const started = performance.now()
    const step = (now: number) => {
      const part =
        skip?.aborted || !motionAllowed() ? 1 : Math.min(1, Math.max(0, (now - started) / ms))
      draw(part)
      if (part < 1) requestAnimationFrame(step)
      else done()
    }
    requestAnimationFrame(step)
  })
}

export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3
}
