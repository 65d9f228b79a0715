import { expect, test } from 'vitest'
import { manualClock } from '../kit/clock.ts'
import { makeAnswer } from './answer.ts'
import { openAnswerCache } from './answer-cache.ts'

const clock = manualClock(new Date('2026-01-01T00:00:00Z'))
const answer = (text: string, freshForMs = 1000) => makeAnswer(Buffer.from(text), clock.nowMs() + freshForMs, {})

test('an answer is made once for all who ask at the same time', async () => {
  const cache = openAnswerCache({ clock, max: 10 })
  let made = 0
  const make = async () => {
    made++
    return answer('one')
  }
  const [first, second] = await Promise.all([cache.share('a', make), cache.share('a', make)])
  expect(made).toBe(1)
  expect(first).toBe(second)
  expect(cache.find('a')).toBe(first)
})

test('a stale answer is still given while one request makes the next', async () => {
  const cache = openAnswerCache({ clock, max: 10 })
  const old = await cache.share('a', async () => answer('old'))
  clock.advance(2000)
  expect(cache.find('a')).toBeNull()
  const next = Promise.withResolvers<void>()
  const making = cache.share('a', async () => {
    await next.promise
    return answer('new')
  })
  expect(cache.find('a')).toBe(old)
  next.resolve()
  const fresh = await making
  expect(cache.find('a')).toBe(fresh)
})

test('what was being made while the cache was cleared is not kept', async () => {
  const cache = openAnswerCache({ clock, max: 10 })
  const slow = Promise.withResolvers<void>()
  const making = cache.share('a', async () => {
    await slow.promise
    return answer('of yesterday')
  })
  cache.clear()
  slow.resolve()
  await making
  expect(cache.find('a')).toBeNull()
})

test('the oldest answers make room for new ones', async () => {
  const cache = openAnswerCache({ clock, max: 2 })
  for (const key of ['a', 'b', 'c']) await cache.share(key, async () => answer(key))
  expect(['a', 'b', 'c'].map((key) => cache.find(key) !== null)).toEqual([false, true, true])
})

test('an answer is compressed only when it is worth it, and once', async () => {
  const long = answer('x'.repeat(5000))
  const squeezed = await long.body.get('br')
  expect(squeezed.encoding).toBe('br')
  expect(squeezed.bytes.length).toBeLessThan(200)
  expect(await long.body.get('br')).toBe(squeezed)
  expect((await answer('short').body.get('br')).encoding).toBe('identity')
})

test('where questions seldom come again, only what is asked a second time is kept', async () => {
  const cache = openAnswerCache({ clock, max: 2, keepAtOnce: false })
  await cache.share('a', async () => answer('first'))
  expect(cache.find('a')).toBeNull()
  const second = await cache.share('a', async () => answer('second'))
  expect(cache.find('a')).toBe(second)
})
