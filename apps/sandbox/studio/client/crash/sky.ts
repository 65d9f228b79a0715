import { motionAllowed } from '../motion.ts'
import { openPainting } from '../painting.ts'
import type { Sound } from '../sound.ts'
import { type Flight, paintFlight } from './flight-painting.ts'

/** The growth of the multiplier, as the studio describes it. */
export interface Growth {
  growth: number
  highest: number
}

/** Shows a flight in picture and sound, by the clock of this device. */
export interface Sky {
  flight: Readonly<Flight>
  /**
   * Shows a flight that began `elapsedMs` ago; `moved` is called whenever its multiplier has grown.
   */
  takeOff(elapsedMs: number, autoAt: number | null, moved: () => void): void
  /** Shows how it ended: where the player got out, or else where it was gone. */
  land(cashedAt: number | null, point?: number): void
  /** Stops the clock. */
  rest(): void
}

export function openSky(stage: HTMLElement, sound: Sound, { growth, highest }: Growth): Sky {
  const flight: Flight = { multiplier: 100, phase: 'waiting', cashedAt: null, autoAt: null }
  const painting = openPainting(stage, (context, width, height, now) =>
    paintFlight(context, width, height, flight, now),
  )
  let rest = () => {}
  return {
    flight,
    takeOff(elapsedMs, autoAt, moved) {
      const startedAt = performance.now() - elapsedMs
      Object.assign(flight, { multiplier: 100, phase: 'flying', cashedAt: null, autoAt })
      const landed = painting.run()
      const move = () => {
        if (flight.phase !== 'flying') return
        flight.multiplier = Math.min(
          Math.floor(100 * Math.exp(growth * (performance.now() - startedAt))),
          highest,
        )
        sound.tick()
        moved()
      }
      const clock = setInterval(move, motionAllowed() ? 50 : 250)
      rest = () => {
        clearInterval(clock)
        landed()
      }
    },
    land(cashedAt, point = flight.multiplier) {
      flight.cashedAt = cashedAt
      flight.phase = cashedAt === null ? 'gone' : 'out'
      flight.multiplier = cashedAt ?? point
      painting.refresh()
    },
    rest: () => rest(),
  }
}
