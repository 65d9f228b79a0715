import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messageLife } from './message-life.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the message of a failed sign-in goes by itself after five seconds', () => {
  const { restart, isGone } = message()
  restart()
  vi.advanceTimersByTime(4999)
  expect(isGone()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isGone()).toBe(true)
})

it('a message stays as long again for a reader who moves', () => {
  const { restart, isGone } = message()
  restart()
  vi.advanceTimersByTime(4000)
  restart()
  vi.advanceTimersByTime(4999)
  expect(isGone()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isGone()).toBe(true)
})

it('once closed it closes nothing more', () => {
  const { restart, stop, isGone } = message()
  restart()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(isGone()).toBe(false)
})

function message() {
  let gone = false
  const life = messageLife(() => {
    gone = true
  })
  return { ...life, isGone: () => gone }
}
