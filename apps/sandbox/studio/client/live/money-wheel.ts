import { openLayers } from '../layers.ts'
import { easeOut, hurried, motionAllowed, pause } from '../motion.ts'
import { endless } from '../motions.ts'
import type { Sound } from '../sound.ts'
import { paintHub, paintPointer, paintRim, paintSegments } from './money-wheel-painting.ts'

export interface MoneyWheel {
  /** Sets it in motion. */
  turn(): void
  /** Lets it run out at this segment; resolves when it stands. */
  stopAt(segment: number): Promise<void>
  show(segment: number | null): void
}

/** Radians in a millisecond. */
const SPEED = 0.0042
const RUN_OUT_MS = 4200
/** Two segments that pass within this time sound like one. */
const TICK_MS = 20

export function openMoneyWheel(
  parent: HTMLElement,
  segments: readonly number[],
  sound: Sound,
): MoneyWheel {
  let lit: number | null = null
  const layers = openLayers(parent, (width, height) => ({
    x: width / 2,
    y: height / 2 + 8,
    radius: Math.min(width, height - 16) / 2 - 10,
  }))
  layers.still(paintRim)
  const wheel = layers.turning(
    (context, radius) => paintSegments(context, radius, segments, lit),
    0.97,
  )
  layers.still((context, radius) => {
    paintHub(context, radius)
    paintPointer(context, radius)
  })
  const slice = (Math.PI * 2) / segments.length
  let stopTicks = () => {}

  function light(segment: number | null, turn: number): void {
    lit = segment
    wheel.standAt(turn)
  }

  /** Ticks as segments pass, and resolves when the wheel stands. */
  async function tickAlong(ms: number, at: (part: number) => number): Promise<void> {
    const started = performance.now()
    const passedBy = (part: number) => Math.floor(at(part) / slice)
    let passed = passedBy(0)
    for (let part = 0; part < 1; ) {
      await pause(Math.min(TICK_MS, ms))
      part = ms === 0 ? 1 : Math.min(1, (performance.now() - started) / ms)
      if (passedBy(part) !== passed) sound.tick()
      passed = passedBy(part)
    }
  }

  return {
    turn() {
      const start = wheel.where()
      light(null, start)
      if (!motionAllowed()) return
      wheel.run(endless(start, SPEED, (angle) => angle))
      const ticking = setInterval(() => sound.tick(), slice / SPEED)
      stopTicks = () => clearInterval(ticking)
    },
    async stopAt(segment) {
      stopTicks()
      const from = wheel.where()
      // The segment comes to the pointer as the wheel turns the other way round by its place; and
      // one whole round more.
      const missing = (((-segment * slice - from) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2)
      const at = (part: number) => from + (missing + Math.PI * 2) * easeOut(part)
      const ms = motionAllowed() ? hurried(RUN_OUT_MS) : 0
      if (ms > 0) wheel.run({ ms, at })
      await tickAlong(ms, at)
      light(segment, at(1))
      sound.stop(2)
    },
    show(segment) {
      stopTicks()
      light(segment, segment === null ? wheel.where() : -segment * slice)
    },
  }
}
