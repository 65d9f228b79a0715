import { easeOut, motionAllowed, tween } from '../motion.ts'
import { openPainting } from '../painting.ts'
import type { Sound } from '../sound.ts'
import { type MoneyWheelState, paintMoneyWheel } from './money-wheel-painting.ts'

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

export function openMoneyWheel(
  parent: HTMLElement,
  segments: readonly number[],
  sound: Sound,
): MoneyWheel {
  const state: MoneyWheelState = { segments, turn: 0, lit: null }
  const painting = openPainting(parent, (context, width, height) =>
    paintMoneyWheel(context, width, height, state),
  )
  const slice = (Math.PI * 2) / segments.length
  let isTurning = false
  let clock = 0
  let clicked = 0

  function click(): void {
    const passed = Math.floor(state.turn / slice)
    if (passed !== clicked) sound.tick()
    clicked = passed
  }

  function run(): void {
    if (!isTurning) return
    const now = performance.now()
    state.turn += (now - clock) * SPEED
    clock = now
    click()
    painting.refresh()
    requestAnimationFrame(run)
  }

  return {
    turn() {
      state.lit = null
      isTurning = motionAllowed()
      clock = performance.now()
      run()
    },
    async stopAt(segment) {
      isTurning = false
      const from = state.turn
      // The segment comes to the pointer as the wheel turns the other way round by its place; and
      // one whole round more.
      const missing = (((-segment * slice - from) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2)
      const way = missing + Math.PI * 2
      await tween(RUN_OUT_MS, (part) => {
        state.turn = from + way * easeOut(part)
        click()
        painting.refresh()
      })
      state.lit = segment
      sound.stop(2)
      painting.refresh()
    },
    show(segment) {
      state.lit = segment
      if (segment !== null) state.turn = -segment * slice
      painting.refresh()
    },
  }
}
