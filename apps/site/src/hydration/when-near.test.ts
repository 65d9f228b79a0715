import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let notify: (entries: { target: Element; isIntersecting: boolean }[]) => void
let watched: Set<Element>

beforeEach(() => {
  vi.resetModules()
  watched = new Set()
  class Watching {
    constructor(listener: typeof notify) {
      notify = listener
    }
    observe = (element: Element) => watched.add(element)
    unobserve = (element: Element) => watched.delete(element)
  }
  vi.stubGlobal('IntersectionObserver', Watching)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const tile = () => ({}) as Element

test('a listener is called when its element comes near and when it leaves, until it is stopped', async () => {
  const { whileNear } = await import('./when-near.ts')
  const [near, other] = [tile(), tile()]
  const received: boolean[] = []
  const stop = whileNear(near, (isNear) => received.push(isNear))
  whileNear(other, () => received.push(false))
  notify([{ target: near, isIntersecting: true }])
  notify([{ target: near, isIntersecting: false }])
  expect(received).toEqual([true, false])
  stop()
  expect([...watched]).toEqual([other])
})

test('work that begins when its element is near does not begin when it leaves', async () => {
  const { whenNear } = await import('./when-near.ts')
  const element = tile()
  const begin = vi.fn()
  whenNear(element, begin)
  notify([{ target: element, isIntersecting: false }])
  expect(begin).not.toHaveBeenCalled()
  notify([{ target: element, isIntersecting: true }])
  expect(begin).toHaveBeenCalledTimes(1)
})
