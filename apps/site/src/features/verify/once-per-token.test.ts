import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePerToken, VERIFY_CACHE_MS } from './once-per-token.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function counted() {
  const sent: string[] = []
  const verify = oncePerToken(async (token) => {
    sent.push(token)
    return token.toUpperCase()
  })
  return { sent, verify }
}

test('a token is sent once while its answer is on the way', async () => {
  const { sent, verify } = counted()
  expect(await Promise.all([verify('a'), verify('a')])).toEqual(['A', 'A'])
  expect(sent).toEqual(['a'])
})

test('the answer is kept for 5,000 ms and then forgotten', async () => {
  const { sent, verify } = counted()
  await verify('a')
  await vi.advanceTimersByTimeAsync(VERIFY_CACHE_MS - 1)
  await verify('a')
  expect(sent).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  await verify('a')
  expect(sent).toEqual(['a', 'a'])
})

test('two tokens are two questions', async () => {
  const { sent, verify } = counted()
  await Promise.all([verify('a'), verify('b')])
  expect(sent).toEqual(['a', 'b'])
})

test('a failure is not kept, so that a retry sends a request', async () => {
  const answers = ['no network', 'confirmed']
  const verify = oncePerToken(
    async () => answers.shift(),
    (answer) => answer !== 'no network',
  )
  expect(await Promise.all([verify('a'), verify('a')])).toEqual(['no network', 'no network'])
  expect(await verify('a')).toBe('confirmed')
  expect(await verify('a'), 'and an answer is').toBe('confirmed')
})
