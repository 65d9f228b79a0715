/**
 * Returns false when the player's device is set to less motion; read again each time, because it
 * may change.
 */
export function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

const TURBO = 3
let speed = 1

/** Shows rounds faster from now on, or as usual. */
export function setTurbo(on: boolean): void {
  speed = on ? TURBO : 1
}

/** Returns a usual duration at the speed of now. */
export function hurried(ms: number): number {
  return ms / speed
}

/** Waits for a part of what is shown, which turbo makes shorter. */
export function beat(ms: number): Promise<void> {
  return pause(hurried(ms))
}

/**
 * Calls `draw` with 0 to 1 over `ms`, once with 1 where motion is not wanted. `skip` ends it early.
 */
export function tween(ms: number, draw: (part: number) => void, skip?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const started = performance.now()
    const lasts = hurried(ms)
    const step = (now: number) => {
      const part =
        skip?.aborted || !motionAllowed() ? 1 : Math.min(1, Math.max(0, (now - started) / lasts))
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
