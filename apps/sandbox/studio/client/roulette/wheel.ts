import { easeOut, motionAllowed, pause, tween } from '../motion.ts'
import { openPainting } from '../painting.ts'
import type { Sound } from '../sound.ts'
import { angleOf, POCKET, paintWheel, TRACK, type WheelState } from './wheel-painting.ts'

/** The wheel with its ball. */
export interface Wheel {
  /** Throws the ball; it runs until `land`. */
  throw(): void
  /** Lets it fall into this number's pocket; resolves when it lies there. */
  land(number: number): Promise<void>
  show(number: number | null): void
  /** The bet was not taken: the ball is picked up again. */
  stop(): void
}

/** Radians in a millisecond. */
const WHEEL_SPEED = 0.0011
const BALL_SPEED = -0.0085
const FALL_MS = 3400
const LEAST_RUN_MS = 700

export function openWheel(parent: HTMLElement, sound: Sound): Wheel {
  const state: WheelState = { turn: 0, ball: null, number: null }
  const painting = openPainting(parent, (context, width, height) =>
    paintWheel(context, width, height, state),
  )
  let thrownAt = 0
  let clock = 0
  let ended = () => {}

  function run() {
    if (!state.ball) return
    const now = performance.now()
    const passed = now - clock
    clock = now
    state.turn += passed * WHEEL_SPEED
    state.ball.angle += passed * BALL_SPEED
    painting.refresh()
    if (thrownAt > 0) requestAnimationFrame(run)
  }

  return {
    throw() {
      state.number = null
      state.ball = { angle: 0, distance: TRACK }
      thrownAt = performance.now()
      clock = thrownAt
      ended = painting.run()
      if (motionAllowed()) run()
    },
    async land(number) {
      await pause(motionAllowed() ? thrownAt + LEAST_RUN_MS - performance.now() : 300)
      thrownAt = 0
      const from = { turn: state.turn, angle: state.ball?.angle ?? 0 }
      const turn = from.turn + WHEEL_SPEED * FALL_MS * 0.8
      const rest = turn + angleOf(number)
      // Two whole rounds and what is missing to the pocket, backwards as the ball runs.
      const missing = (((from.angle - rest) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2)
      const way = -(missing + Math.PI * 4)
      let clicks = 0
      await tween(FALL_MS, (part) => {
        state.turn = from.turn + (turn - from.turn) * (part * 1.25 - part ** 2 * 0.25)
        const fall = Math.min(1, Math.max(0, (part - 0.45) / 0.45))
        const hops = Math.abs(Math.sin(fall * Math.PI * 3.5)) * (1 - fall) * 0.12
        state.ball = {
          angle: from.angle + way * easeOut(part),
          distance: TRACK + (POCKET - TRACK) * easeOut(fall) + hops,
        }
        if (Math.floor(fall * 7) > clicks) {
          clicks += 1
          sound.tick()
        }
      })
      state.ball = { angle: state.turn + angleOf(number), distance: POCKET }
      state.number = number
      sound.stop(2)
      ended()
      painting.refresh()
    },
    show(number) {
      state.number = number
      state.ball =
        number === null ? null : { angle: state.turn + angleOf(number), distance: POCKET }
      painting.refresh()
    },
    stop() {
      thrownAt = 0
      state.ball = null
      ended()
      painting.refresh()
    },
  }
}
