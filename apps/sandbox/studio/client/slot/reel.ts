import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import { hurried } from '../motion.ts'

/** Symbols a reel passes in a second at full speed. */
const SPEED = 26
const START_MS = 260
/** Symbols that it still passes once it has to stop. */
const RUN_OUT = 7

/**
 * One turning reel. Its place is counted in symbols and only grows; whole numbers stand still. Tape
 * holds what is at each place: what came from the strip, and at the place where it will stop what
 * the studio decided.
 */
export interface Reel {
  /** Starts to turn at `now`. */
  spin(now: number): void
  /** Comes to rest with `column` in sight; resolves when it stands. */
  stop(column: readonly SlotSymbol[], now: number): Promise<void>
  /** Stands at once. */
  set(column: readonly SlotSymbol[]): void
  /** Moves to where the reel is at `now`. */
  advance(now: number): void
  /**
   * Symbols with how far below the top row they are, in rows; one more above the window than fits.
   */
  visible(): { symbol: SlotSymbol; row: number }[]
  readonly turning: boolean
}

export function openReel(strip: readonly SlotSymbol[], rows: number, offset: number): Reel {
  const tape = new Map<number, SlotSymbol>()
  let place = 0
  let from = { now: 0, place: 0 }
  let turning = false
  let target: { now: number; from: number; to: number; ms: number; done: () => void } | null = null
  const at = (index: number): SlotSymbol =>
    tape.get(index) ??
    (strip[(((offset - index) % strip.length) + strip.length) % strip.length] as SlotSymbol)

  const put = (column: readonly SlotSymbol[], bottom: number) => {
    column.forEach((symbol, row) => {
      tape.set(bottom + rows - 1 - row, symbol)
    })
  }
  return {
    get turning() {
      return turning
    },
    spin(now) {
      from = { now, place }
      turning = true
    },
    stop(column, now) {
      this.advance(now)
      const to = Math.ceil(place) + RUN_OUT
      put(column, to)
      for (const index of tape.keys()) if (index < place - rows) tape.delete(index)
      // A cubic run-out starts at three times its mean speed, so this keeps the speed it has.
      const ms = hurried(((to - place) * 3000) / SPEED)
      return new Promise((done) => {
        target = { now, from: place, to, ms, done }
      })
    },
    set(column) {
      place = Math.ceil(place)
      put(column, place)
      turning = false
      target?.done()
      target = null
    },
    advance(now) {
      if (target) {
        const part = Math.min(1, Math.max(0, (now - target.now) / target.ms))
        place = target.from + (target.to - target.from) * settle(part)
        if (part < 1) return
        place = target.to
        turning = false
        const { done } = target
        target = null
        done()
      } else if (turning) {
        const ms = now - from.now
        const started = Math.min(ms, START_MS)
        place =
          from.place + (SPEED / 1000) * (started ** 2 / (2 * START_MS) + Math.max(0, ms - START_MS))
      }
    },
    visible() {
      const bottom = Math.floor(place)
      return Array.from({ length: rows + 1 }, (_, index) => ({
        symbol: at(bottom + index),
        row: rows - 1 - index + (place - bottom),
      }))
    },
  }
}

/** Runs out smoothly, goes a hair too far and comes back. */
function settle(part: number): number {
  const runOut = 1 - (1 - part) ** 3
  return runOut + Math.sin(part * Math.PI) * part ** 6 * 0.05
}
