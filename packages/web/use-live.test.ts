import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginInTime } from './use-live.ts'

let target: EventTarget
let page: EventTarget & { visibilityState: string }

beforeEach(() => {
  vi.useFakeTimers()
  target = new EventTarget()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a subscription that was given up begins again with the network, with a reader who looks, and after a while, until it is stopped', () => {
  const begin = vi.fn()
  const stop = beginInTime(begin)
  target.dispatchEvent(new Event('online'))
  expect(begin).toHaveBeenCalledTimes(1)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(begin).toHaveBeenCalledTimes(2)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(begin, 'no part of the page looks').toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  expect(begin).toHaveBeenCalledTimes(3)
  stop()
  target.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(600_000)
  expect(begin).toHaveBeenCalledTimes(3)
})
