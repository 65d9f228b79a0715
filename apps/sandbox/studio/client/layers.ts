import { type Motion, openMover } from './motions.ts'
import { openPainting, type Painting, squareAround } from './painting.ts'

/** Middle and radius of a wheel in its parent, in CSS pixels. */
export interface Round {
  x: number
  y: number
  radius: number
}

/** Paints round the origin. */
type PaintRound = (context: CanvasRenderingContext2D, radius: number) => void

/** Radians, clockwise from above, and a part of the radius. */
export interface Spot {
  angle: number
  distance: number
}

/** A painting that turns round the wheel's middle, by radians clockwise. */
export interface Turning {
  /** Turns it as it was painted. */
  run(motion: Motion<number>): void
  /** Returns how far it is turned now. */
  where(): number
  /** Paints it again at its place: what is turned as it was painted looks soft. */
  standAt(turn: number): void
}

/** A painting that rolls about the wheel. */
export interface Rolling {
  run(motion: Motion<Spot>): void
  where(): Spot | null
  /** Null where it is not to be seen. */
  standAt(spot: Spot | null): void
}

/**
 * Paintings of a wheel, one over the other. A finished painting is moved, which costs the page
 * nothing: to paint a wheel takes a phone longer than a frame lasts. `reach` is how far a painting
 * reaches from the middle, as a part of the radius.
 */
export interface Layers {
  /** Fills the parent where it has no `reach`. */
  still(paint: PaintRound, reach?: number): Painting
  turning(paint: PaintRound, reach: number): Turning
  rolling(paint: PaintRound, reach: number): Rolling
}

/** Room for lines and shadows that reach further, in CSS pixels. */
const EDGE = 24

/** `idealOf` may answer a radius below nothing in a parent that has no room, as one that is hidden. */
export function openLayers(
  parent: HTMLElement,
  idealOf: (width: number, height: number) => Round,
): Layers {
  function roundOf(width: number, height: number): Round {
    const { x, y, radius } = idealOf(width, height)
    return { x, y, radius: Math.max(0, radius) }
  }

  function still(paint: PaintRound, reach?: number): Painting {
    const areaOf = (width: number, height: number) => {
      const { x, y, radius } = roundOf(width, height)
      return squareAround(x, y, Math.ceil(radius * (reach ?? 0)) + EDGE)
    }
    return openPainting(
      parent,
      (context, width, height) => {
        const { x, y, radius } = roundOf(width, height)
        context.translate(x, y)
        paint(context, radius)
      },
      reach === undefined ? undefined : areaOf,
    )
  }

  return {
    still,
    turning(paint, reach) {
      let [turn, painted, isStanding] = [0, 0, true]
      const painting = still((context, radius) => {
        if (isStanding) {
          painted = turn
          mover.stop()
        }
        context.rotate(painted)
        paint(context, radius)
      }, reach)
      const mover = openMover<number>(painting.canvas, (to) => `rotate(${to - painted}rad)`)
      return {
        run(motion) {
          isStanding = false
          mover.run(motion)
        },
        where: () => (isStanding ? turn : (mover.where() ?? turn)),
        standAt(next) {
          turn = next
          isStanding = true
          painting.refresh()
        },
      }
    },
    rolling(paint, reach) {
      let spot: Spot | null = null
      const { canvas } = still((context, radius) => {
        canvas.style.setProperty('--radius', `${radius}px`)
        paint(context, radius)
      }, reach)
      const draw = ({ angle, distance }: Spot) =>
        `rotate(${angle}rad) translateY(calc(var(--radius) * ${-distance})) rotate(${-angle}rad)`
      const mover = openMover(canvas, draw)
      const show = (isSeen: boolean) =>
        canvas.style.setProperty('visibility', isSeen ? '' : 'hidden')
      show(false)
      return {
        run(motion) {
          show(true)
          mover.run(motion)
        },
        where: () => mover.where() ?? spot,
        standAt(next) {
          spot = next
          show(spot !== null)
          if (spot) canvas.style.transform = draw(spot)
          mover.stop()
        },
      }
    },
  }
}
