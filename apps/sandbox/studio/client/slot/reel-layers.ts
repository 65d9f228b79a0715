import { motionAllowed, pause } from '../motion.ts'
import { openPainting } from '../painting.ts'
import {
  type Frame,
  type Place,
  paintBadge,
  paintFrame,
  paintRing,
  paintSparks,
  RING_MS,
} from './reels-painting.ts'

type FrameOf = (width: number, height: number) => Frame

/** The frame behind the symbols, which is painted once: its shadow takes longer than they do. */
export function openFrame(stage: HTMLElement, frameOf: FrameOf): void {
  openPainting(stage, (context, width, height) => paintFrame(context, frameOf(width, height)))
}

/** The layer over the symbols: rings, a badge, and sparks that rise. */
export interface Lights {
  /** Rings the cells at these places. */
  ring(placesOf: ((frame: Frame) => readonly Place[]) | null, isProfit: boolean): void
  badge(text: string): void
  celebrate(ms: number): void
}

/** Rings that are closed and the badge stand still while sparks are painted on every frame. */
export function openLights(stage: HTMLElement, frameOf: FrameOf): Lights {
  let rings: {
    placesOf: (frame: Frame) => readonly Place[]
    isProfit: boolean
    since: number
  } | null = null
  let written = ''
  const marks = openPainting(stage, (context, width, height, now) => {
    const frame = frameOf(width, height)
    if (rings)
      for (const place of rings.placesOf(frame))
        paintRing(context, place, rings.isProfit, now - rings.since)
    if (written) paintBadge(context, frame, written)
  })
  const sparks = openPainting(stage, (context, width, height, now) =>
    paintSparks(context, frameOf(width, height), now),
  )
  let celebrations = 0
  sparks.canvas.hidden = true

  return {
    ring(placesOf, isProfit) {
      rings = placesOf && { placesOf, isProfit, since: performance.now() }
      marks.refresh()
      if (!placesOf) return
      const closed = marks.run()
      // The last frame comes when the ring is closed for certain.
      void pause(RING_MS + 50).then(closed)
    },
    badge(text) {
      written = text
      marks.refresh()
    },
    celebrate(ms) {
      if (!motionAllowed()) return
      celebrations += 1
      sparks.canvas.hidden = false
      const ended = sparks.run()
      void pause(ms).then(() => {
        ended()
        celebrations -= 1
        sparks.canvas.hidden = celebrations === 0
      })
    },
  }
}
