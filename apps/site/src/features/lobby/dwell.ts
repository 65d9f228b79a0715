/**
 * Part of the featured card, from 0 to 1, that must be in sight before it turns round;
 * FLIP_AFTER_MS is how long.
 */
export const FLIP_SHARE = 0.8
export const FLIP_AFTER_MS = 800

/**
 * Calls `reached` once enough of the card has been in sight for long enough without a break. `see`
 * takes the part in sight.
 */
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
