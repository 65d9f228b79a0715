import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRetry } from './use-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a failed query is sent again, less and less often, until it is answered', () => {
  const requestedAt: number[] = []
  const begunMs = Date.now()
  const retry = openRetry(() => {
    requestedAt.push(Date.now() - begunMs)
    retry.update(new Error('Not now'))
  })
  retry.update(new Error('Not now'))
  vi.advanceTimersByTime(14_000)
  expect(requestedAt).toEqual([2000, 6000, 14_000])
  retry.update(undefined)
  vi.advanceTimersByTime(3_600_000)
  expect(requestedAt).toHaveLength(3)
  retry.update(new Error('Not now'))
  vi.advanceTimersByTime(2000)
  expect(requestedAt, 'from the first pause on').toHaveLength(4)
})

test('a query that is sent by hand meanwhile, and fails, is not sent twice', () => {
  const again = vi.fn()
  const retry = openRetry(again)
  retry.update(new Error('Not now'))
  vi.advanceTimersByTime(1999)
  retry.update(new Error('Not now'))
  vi.advanceTimersByTime(3999)
  expect(again).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(again).toHaveBeenCalledOnce()
})
