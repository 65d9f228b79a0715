import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const THERE_S = 1_800_000_000
const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2019-01-01T00:00:00Z') })
  // Another test file of this process may have learned a time.
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

test('the time is the device’s until a token has the server’s, and passes as usual after that', async () => {
  const { learnServerTime, serverNow } = await import('./server-time.ts')
  expect(serverNow()).toEqual(new Date('2019-01-01T00:00:00Z'))
  learnServerTime('nonsense')
  expect(serverNow()).toEqual(new Date('2019-01-01T00:00:00Z'))
  learnServerTime(token({ iat: THERE_S }))
  vi.advanceTimersByTime(90_000)
  expect(serverNow()).toEqual(new Date(THERE_S * 1000 + 90_000))
})
