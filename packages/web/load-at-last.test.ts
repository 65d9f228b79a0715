import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAtLast } from './load-at-last.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a patient part is requested until it is there, less and less often', async () => {
  let reachable = false
  const requestedAt: number[] = []
  const begunMs = Date.now()
  const module = loadAtLast(async () => {
    requestedAt.push(Date.now() - begunMs)
    if (!reachable) throw new TypeError('404')
    return 'here'
  })
  await vi.advanceTimersByTimeAsync(14_000)
  expect(requestedAt).toEqual([0, 2000, 6000, 14_000])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect((requestedAt.at(-1) ?? 0) - (requestedAt.at(-2) ?? 0), 'but once a minute').toBe(60_000)
  reachable = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await module).toBe('here')
})
