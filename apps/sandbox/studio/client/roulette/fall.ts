import type { Spot } from '../layers.ts'
import { easeOut } from '../motion.ts'
import { angleOf, POCKET, TRACK } from './wheel-painting.ts'

/** Radians in a millisecond. */
export const WHEEL_SPEED = 0.0011
export const FALL_MS = 3400
/** When the ball leaves its track and for how long it falls, as parts of that time. */
export const FALLS_AT = 0.45
export const FALLS_FOR = 0.45

/** How the ball comes from its angle into the pocket of this number, while the wheel slows down. */
export function fallInto(number: number, turnNow: number, angleNow: number) {
  const way = WHEEL_SPEED * FALL_MS * 0.8
  const rest = turnNow + way + angleOf(number)
  // Two whole rounds and what is missing to the pocket, backwards as the ball runs.
  const missing = (((angleNow - rest) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2)
  return {
    turn: (part: number) => turnNow + way * (part * 1.25 - part ** 2 * 0.25),
    ball(part: number): Spot {
      const fall = fallen(part)
      const hops = Math.abs(Math.sin(fall * Math.PI * 3.5)) * (1 - fall) * 0.12
      return {
        angle: angleNow - (missing + Math.PI * 4) * easeOut(part),
        distance: TRACK + (POCKET - TRACK) * easeOut(fall) + hops,
      }
    },
  }
}

/** Returns how much of the ball's fall is over. */
function fallen(part: number): number {
  return Math.min(1, Math.max(0, (part - FALLS_AT) / FALLS_FOR))
}
