import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dwell, FLIP_AFTER_MS } from './dwell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the featured game turns round after it has been four fifths in sight for 800 ms', () => {
  expect(FLIP_AFTER_MS).toBe(800)
  const { see, turned } = card()
  see(0.8)
  vi.advanceTimersByTime(799)
  expect(turned()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(turned()).toBe(1)
})

it('the time of a tile that scrolls by begins to count again', () => {
  const { see, turned } = card()
  see(0.9)
  vi.advanceTimersByTime(700)
  see(0.79)
  vi.advanceTimersByTime(1000)
  see(1)
  vi.advanceTimersByTime(799)
  expect(turned()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(turned()).toBe(1)
})

it('seeing more of it meanwhile does not put it off', () => {
  const { see, turned } = card()
  see(0.8)
  vi.advanceTimersByTime(500)
  see(1)
  vi.advanceTimersByTime(300)
  expect(turned()).toBe(1)
})

it('less than four fifths never turn it', () => {
  const { see, turned } = card()
  see(0.79)
  vi.advanceTimersByTime(60_000)
  expect(turned()).toBe(0)
})

it('a card that is gone turns no more', () => {
  const { see, stop, turned } = card()
  see(1)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(turned()).toBe(0)
})

function card() {
  let turns = 0
  return { ...dwell(() => turns++), turned: () => turns }
}
