import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHECK_DELAY_MS, moreAround, whenStill } from './rail-state.ts'

const frame = { left: 0, right: 1000 }

describe('a rail', () => {
  it('has more where less than nine tenths of its first or last item are in sight', () => {
    const almost = { left: 911, right: 1011 }
    const enough = { left: 910, right: 1010 }
    const first = { left: -10, right: 90 }
    expect(moreAround(frame, first, almost)).toEqual({ before: false, after: true })
    expect(moreAround(frame, first, enough)).toEqual({ before: false, after: false })
    expect(moreAround(frame, { left: -11, right: 89 }, enough)).toEqual({
      before: true,
      after: false,
    })
  })

  it('is the same from right to left, where the first item stands at the right', () => {
    const beyondLeft = { left: -300, right: -200 }
    expect(moreAround(frame, { left: 900, right: 1000 }, beyondLeft)).toEqual({
      before: false,
      after: true,
    })
    expect(moreAround(frame, { left: 1100, right: 1200 }, { left: 0, right: 100 })).toEqual({
      before: true,
      after: false,
    })
  })

  it('without items has nothing more', () => {
    expect(moreAround(frame, undefined, undefined)).toEqual({ before: false, after: false })
  })
})

describe('looking at what is next', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('happens a quarter of a second after the last movement', () => {
    expect(CHECK_DELAY_MS).toBe(250)
    let looks = 0
    const { restart } = whenStill(() => looks++)
    restart()
    vi.advanceTimersByTime(200)
    restart()
    vi.advanceTimersByTime(249)
    expect(looks).toBe(0)
    vi.advanceTimersByTime(1)
    expect(looks).toBe(1)
  })

  it('does not happen once no page listens any more', () => {
    let looks = 0
    const { restart, stop } = whenStill(() => looks++)
    restart()
    stop()
    vi.advanceTimersByTime(1000)
    expect(looks).toBe(0)
  })
})
