import { hurried, motionAllowed, pause } from '../motion.ts'
import { endless } from '../motions.ts'
import type { Sound } from '../sound.ts'
import { FALL_MS, FALLS_AT, FALLS_FOR, fallInto, WHEEL_SPEED } from './fall.ts'
import { angleOf, POCKET, TRACK } from './wheel-painting.ts'
import { openWheelPicture } from './wheel-picture.ts'

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
const BALL_SPEED = -0.0085
const LEAST_RUN_MS = 700
const CLICKS = 7

export function openWheel(parent: HTMLElement, sound: Sound): Wheel {
  const { wheel, ball, announce } = openWheelPicture(parent)
  let thrownAt = 0

  function rest(number: number | null): void {
    const turn = wheel.where()
    wheel.standAt(turn)
    ball.standAt(number === null ? null : { angle: turn + angleOf(number), distance: POCKET })
    announce(number)
  }

  return {
    throw() {
      announce(null)
      thrownAt = performance.now()
      const start = wheel.where()
      if (!motionAllowed()) return ball.standAt({ angle: 0, distance: TRACK })
      wheel.run(endless(start, WHEEL_SPEED, (turn) => turn))
      ball.run(endless(0, BALL_SPEED, (angle) => ({ angle, distance: TRACK })))
    },
    async land(number) {
      await pause(motionAllowed() ? thrownAt + LEAST_RUN_MS - performance.now() : 300)
      const fall = fallInto(number, wheel.where(), ball.where()?.angle ?? 0)
      const ms = motionAllowed() ? hurried(FALL_MS) : 0
      if (ms > 0) {
        wheel.run({ ms, at: fall.turn })
        ball.run({ ms, at: fall.ball })
      }
      const clicks = Array.from({ length: CLICKS }, (_, click) => {
        const part = FALLS_AT + (FALLS_FOR * (click + 1)) / CLICKS
        return pause(ms * part).then(sound.tick)
      })
      await Promise.all([...clicks, pause(ms)])
      wheel.standAt(fall.turn(1))
      ball.standAt(fall.ball(1))
      announce(number)
      sound.stop(2)
    },
    show: rest,
    stop: () => rest(null),
  }
}
