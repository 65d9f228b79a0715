import { openTumble } from './tumble.ts'
import type { TumbleMaths } from './tumble-maths.ts'

export interface EveryTumble {
  /** The average return of a round as a fraction of the stake: exact. */
  mean: number
  /** The most that a round pays, in hundredths of the stake. */
  largest: number
}

/** Plays out every combination of stops. Each of them comes to an end, or this would not. */
export function playEveryTumble(
  maths: TumbleMaths,
  onProgress: (part: number) => void = () => {},
): EveryTumble {
  const tumble = openTumble(maths)
  const lengths = maths.strips.map((strip) => strip.length)
  const stops = new Int32Array(lengths.length)
  const combinations = lengths.reduce((product, length) => product * length, 1)
  let [sum, largest] = [0, 0]
  const turn = (reel: number): void => {
    for (let stop = 0; stop < (lengths[reel] as number); stop += 1) {
      stops[reel] = stop
      if (reel === 0) onProgress(stop / (lengths[0] as number))
      if (reel + 1 < stops.length) turn(reel + 1)
      else {
        const total = tumble(stops)
        sum += total
        if (total > largest) largest = total
      }
    }
  }
  turn(0)
  return { mean: sum / combinations / 100, largest }
}
