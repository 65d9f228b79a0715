/** How much of the featured card must be in sight, and for how long, before it turns round. */
export const FLIP_SHARE = 0.8
export const FLIP_AFTER_MS = 800

/** Is told how much is in sight, and calls `reached` once enough of it has been for long enough without a break. */
export function dwell(reached: () => void): { see: (share: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    stop,
    see: (share) => {
      if (share < FLIP_SHARE) stop()
      else timer ??= setTimeout(reached, FLIP_AFTER_MS)
    },
  }
}
