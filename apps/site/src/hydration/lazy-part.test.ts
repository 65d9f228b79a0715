import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchedOnce, TRY_AGAIN_AFTER_MS } from './lazy-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part is fetched once, for all callers', async () => {
  const { countLoads, load } = server(async () => 'here')
  expect(await Promise.all([load(), load()])).toEqual(['here', 'here'])
  expect(await load()).toBe('here')
  expect(countLoads()).toBe(1)
})

test('a part that cannot be had is not requested again and again while it is drawn', async () => {
  const { countLoads, load } = server(async () => Promise.reject(new TypeError('offline')))
  const first = load()
  await expect(first).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(TRY_AGAIN_AFTER_MS - 1)
  expect(load(), 'the same failure, which React knows already').toBe(first)
  expect(countLoads()).toBe(1)
})

test('a part whose code failed to come may be requested again later', async () => {
  let online = false
  const { countLoads, load } = server(async () =>
    online ? 'here' : Promise.reject(new TypeError('offline')),
  )
  await expect(load()).rejects.toThrow('offline')
  online = true
  await vi.advanceTimersByTimeAsync(TRY_AGAIN_AFTER_MS)
  expect(await load()).toBe('here')
  expect(countLoads()).toBe(2)
})

test('code that failed to come without a network may be requested as soon as there is one', async () => {
  const browser = { onLine: false }
  vi.stubGlobal('navigator', browser)
  const { countLoads, load } = server(async () =>
    browser.onLine ? 'here' : Promise.reject(new TypeError('offline')),
  )
  const first = load()
  await expect(first).rejects.toThrow('offline')
  expect(load()).toBe(first)
  browser.onLine = true
  expect(await load()).toBe('here')
  await vi.advanceTimersByTimeAsync(TRY_AGAIN_AFTER_MS)
  expect(await load(), 'the pause after the failure takes nothing away').toBe('here')
  expect(countLoads()).toBe(2)
})

function server(answer: () => Promise<string>) {
  let count = 0
  const { load } = fetchedOnce(() => {
    count += 1
    return answer()
  })
  return { load, countLoads: () => count }
}
