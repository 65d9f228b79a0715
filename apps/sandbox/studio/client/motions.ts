/** A movement from part 0 to part 1 of its time. */
export interface Motion<Place> {
  ms: number
  at(part: number): Place
  /** Begins again at its end, and is even all the way. */
  isEndless?: boolean
}

/** Time between two places that the browser gets, in ms: too short for an eye to see. */
const SAMPLE_MS = 20

/**
 * Moves an element as the browser does by itself: however long the page is at work meanwhile, no
 * frame waits for it. `draw` writes a place as CSS transform.
 */
export function openMover<Place>(element: HTMLElement, draw: (place: Place) => string) {
  let running: { animation: Animation; motion: Motion<Place> } | null = null
  function stop(): void {
    running?.animation.cancel()
    running = null
  }
  return {
    /** Goes through a motion, and stays where that ends until it is stopped. */
    run(motion: Motion<Place>): void {
      stop()
      const { ms, at, isEndless } = motion
      const steps = isEndless ? 1 : Math.ceil(ms / SAMPLE_MS)
      const animation = element.animate(
        Array.from({ length: steps + 1 }, (_, step) => ({ transform: draw(at(step / steps)) })),
        { duration: ms, fill: 'forwards', iterations: isEndless ? Number.POSITIVE_INFINITY : 1 },
      )
      running = { animation, motion }
    },
    /** Returns where it is on its way; null without a motion. */
    where(): Place | null {
      if (!running) return null
      const { animation, motion } = running
      return motion.at(animation.effect?.getComputedTiming().progress ?? 0)
    },
    stop,
  }
}

/** Turns one round after the other at this speed, in radians in a millisecond. */
export function endless<Place>(
  start: number,
  speed: number,
  placeOf: (angle: number) => Place,
): Motion<Place> {
  const round = Math.PI * 2
  return {
    ms: round / Math.abs(speed),
    at: (part) => placeOf(start + Math.sign(speed) * round * part),
    isEndless: true,
  }
}
