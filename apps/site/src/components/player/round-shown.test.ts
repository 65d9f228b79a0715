import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../lib/store.ts'
import { afterRound } from './round-shown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what waits for the end of a round comes at once where there is none, and once', () => {
  const rounds = createStore(false)
  const callback = vi.fn()
  afterRound(callback, rounds)
  expect(callback).toHaveBeenCalledOnce()
  rounds.set(true)
  rounds.set(false)
  vi.advanceTimersByTime(120_000)
  expect(callback).toHaveBeenCalledOnce()
})

test('it comes when the round that runs is over', () => {
  const rounds = createStore(true)
  const callback = vi.fn()
  afterRound(callback, rounds)
  vi.advanceTimersByTime(30_000)
  expect(callback).not.toHaveBeenCalled()
  rounds.set(false)
  expect(callback).toHaveBeenCalledOnce()
})

test('it waits a minute at the most, and not at all for a page that has gone', () => {
  const [callback, forgotten] = [vi.fn(), vi.fn()]
  afterRound(callback, createStore(true))
  afterRound(forgotten, createStore(true))()
  vi.advanceTimersByTime(60_000)
  expect(callback).toHaveBeenCalledOnce()
  expect(forgotten).not.toHaveBeenCalled()
})
