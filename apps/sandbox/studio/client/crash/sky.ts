import { el } from '../dom.ts'
import { times } from '../money.ts'
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
  const figure = openFigure(stage)
  figure.show(flight)
  let rest = () => {}
  return {
    flight,
    takeOff(elapsedMs, autoAt, moved) {
      const startedAt = performance.now() - elapsedMs
      Object.assign(flight, { multiplier: 100, phase: 'flying', cashedAt: null, autoAt })
      figure.show(flight)
      const landed = painting.run()
      const move = () => {
        if (flight.phase !== 'flying') return
        flight.multiplier = Math.min(
          Math.floor(100 * Math.exp(growth * (performance.now() - startedAt))),
          highest,
        )
        figure.show(flight)
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
      figure.show(flight)
      painting.refresh()
    },
    rest: () => rest(),
  }
}

/** The multiplier as a text: on the canvas its shadow would take longer than all the rest. */
function openFigure(stage: HTMLElement) {
  const text = new Text()
  const element = el('b', { class: 'multiplier', 'aria-hidden': 'true' }, text)
  stage.append(element)
  return {
    show({ multiplier, phase }: Flight): void {
      const next = times(multiplier)
      if (text.data !== next) text.data = next
      element.dataset.phase = phase
    },
  }
}
