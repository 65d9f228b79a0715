import { el } from '../dom.ts'
import { motionAllowed, pause } from '../motion.ts'
import { layAt, openPainting } from '../painting.ts'
import {
  type Frame,
  type Place,
  paintBadge,
  paintRing,
  paintSparks,
  RING_MS,
} from './reels-painting.ts'

type FrameOf = (width: number, height: number) => Frame

/** The frame behind the symbols. The browser paints it beside the page's own work. */
export function openFrame(stage: HTMLElement, frameOf: FrameOf): void {
  const element = el('div', { class: 'reel-frame' })
  stage.append(element)
  new ResizeObserver(() => {
    const { x, y, width, height, pad } = frameOf(stage.clientWidth, stage.clientHeight)
    layAt(element, { left: x, top: y, width, height })
    element.style.setProperty('--pad', `${pad}px`)
    element.style.setProperty('--air', `${y}px`)
  }).observe(stage)
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
  const refresh = () => {
    marks.show(rings !== null || written !== '')
    marks.refresh()
  }
  refresh()
  sparks.show(false)

  return {
    ring(placesOf, isProfit) {
      rings = placesOf && { placesOf, isProfit, since: performance.now() }
      refresh()
      if (!placesOf) return
      const closed = marks.run()
      // The last frame comes when the ring is closed for certain.
      void pause(RING_MS + 50).then(closed)
    },
    badge(text) {
      written = text
      refresh()
    },
    celebrate(ms) {
      if (!motionAllowed()) return
      celebrations += 1
      sparks.show(true)
      const ended = sparks.run()
      void pause(ms).then(() => {
        ended()
        celebrations -= 1
        sparks.show(celebrations > 0)
      })
    },
  }
}
