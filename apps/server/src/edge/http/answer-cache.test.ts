import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { manualClock } from '../../kit/clock.ts'
import { makeAnswer } from './answer.ts'
import { openAnswerCache } from './answer-cache.ts'

const clock = manualClock(new Date('2026-01-01T00:00:00Z'))
const maxBytes = 100_000
const answer = (text: string, freshForMs = 1000) =>
  makeAnswer(Buffer.from(text), clock.nowMs() + freshForMs, {})

test('an answer is made once for all callers at the same time', async () => {
  const cache = openAnswerCache({ clock, max: 10, maxBytes })
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

test('an answer does not wait in the line of its first caller: a few others make it too', async () => {
  const cache = openAnswerCache({ clock, max: 10, maxBytes })
  const line = Promise.withResolvers<void>()
  const short = answer('of a short line')
  let made = 0
  const make = async () => {
    made++
    return short
  }
  const first = cache.share('a', () => line.promise.then(() => answer('of a long line')), 'flood')
  const again = cache.share('a', make, 'flood')
  const others = ['one', 'two', 'three', 'four', 'five'].map((caller) =>
    cache.share('a', make, caller),
  )
  const ready = await others[0]
  expect(ready).toBe(short)
  expect(new Set(await Promise.all([first, again, ...others]))).toEqual(new Set([ready]))
  expect(made).toBe(3)
  line.resolve()
  await line.promise
  expect(cache.find('a')).toBe(ready)
})

test('a caller that makes an answer gets the one that another caller has made first, and not the stale one', async () => {
  const cache = openAnswerCache({ clock, max: 10, maxBytes })
  await cache.share('c', async () => answer('stale', 1000))
  clock.advance(1001)
  const turn = Promise.withResolvers<void>()
  const seen: boolean[] = []
  const slow = cache.share('c', async (isMade) => {
    seen.push(isMade())
    await turn.promise
    seen.push(isMade())
    return null
  })
  const quick = cache.share('c', async () => answer('fresh'), 'other')
  const fresh = await quick
  turn.resolve()
  expect(await slow).toBe(fresh)
  expect(cache.find('c')).toBe(fresh)
  await turn.promise
  await expect.poll(() => seen).toEqual([false, true])
})

test('an answer that one caller could not make is made by another, and fails when none could', async () => {
  const cache = openAnswerCache({ clock, max: 10, maxBytes })
  const late = Promise.withResolvers<void>()
  const no = () => Promise.reject(new Error('no turn'))
  const first = cache.share('a', no, 'flood')
  const second = cache.share('a', () => late.promise.then(() => answer('one')), 'other')
  late.resolve()
  expect(await first).toBe(await second)
  const none = ['flood', 'other'].map((caller) => cache.share('b', no, caller))
  for (const each of none) await expect(each).rejects.toThrow('no turn')
  expect(await cache.share('b', async () => answer('b'), 'flood')).not.toBeNull()
})

test('a stale answer is still given while one request makes the next', async () => {
  const cache = openAnswerCache({ clock, max: 10, maxBytes })
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

test('an answer that was being made while the cache was cleared is not kept', async () => {
  const cache = openAnswerCache({ clock, max: 10, maxBytes })
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
  const cache = openAnswerCache({ clock, max: 2, maxBytes })
  for (const key of ['a', 'b', 'c']) await cache.share(key, async () => answer(key))
  expect(['a', 'b', 'c'].map((key) => cache.find(key) !== null)).toEqual([false, true, true])
})

test('an answer is compressed only when it is worth it, and once', async () => {
  const wish = { best: 'br', plain: true } as const
  const long = answer('x'.repeat(5000))
  const squeezed = await long.body.get(wish)
  expect(squeezed.encoding).toBe('br')
  expect(squeezed.bytes.length).toBeLessThan(200)
  expect(await long.body.get(wish)).toBe(squeezed)
  expect((await answer('short').body.get(wish)).encoding).toBe('identity')
})

test('when questions seldom come again, only the answer to a repeated question is kept', async () => {
  const cache = openAnswerCache({ clock, max: 2, maxBytes, keepAtOnce: false })
  await cache.share('a', async () => answer('first'))
  expect(cache.find('a')).toBeNull()
  const second = await cache.share('a', async () => answer('second'))
  expect(cache.find('a')).toBe(second)
})

/** A question of so many characters that no other string shares its memory with. */
const question = (number: number, length: number) =>
  Buffer.alloc(length, `${number} `).toString('latin1')

test('questions and answers together take up so many bytes, and the oldest make room', async () => {
  const cache = openAnswerCache({ clock, max: 1000, maxBytes })
  const keys = Array.from({ length: 40 }, (_, number) => question(number, 2000))
  for (const key of keys) await cache.share(key, async () => answer('x'.repeat(500)))
  const kept = keys.filter((key) => cache.find(key) !== null)
  expect(kept).toEqual(keys.slice(-20))
})

test('an answer that leaves hardly any room to others is not kept, and pushes none out', async () => {
  const cache = openAnswerCache({ clock, max: 10, maxBytes })
  await cache.share('small', async () => answer('small'))
  await cache.share('large', async () => answer('x'.repeat(10_000)))
  expect([cache.find('small') !== null, cache.find('large')]).toEqual([true, null])
})

test('a query of the length of a book is answered to each caller, each time again', async () => {
  const cache = openAnswerCache({ clock, max: 10, maxBytes: 10 * maxBytes })
  const key = question(1, 16_001)
  let made = 0
  const make = async () => answer(`${++made}`)
  await Promise.all([cache.share(key, make), cache.share(key, make)])
  expect([made, cache.find(key)]).toEqual([2, null])
})

test('the text of a query that comes once is not kept', async () => {
  const cache = openAnswerCache({ clock, max: 4000, maxBytes: 10 * maxBytes, keepAtOnce: false })
  const before = heapUsed()
  for (let number = 0; number < 4000; number++)
    await cache.share(question(number, 10_000), async () => answer('one'))
  expect(heapUsed() - before).toBeLessThan(10 * 2 ** 20)
  expect(await cache.share(question(0, 10_000), async () => answer('two'))).toBe(
    cache.find(question(0, 10_000)),
  )
})

/** Returns the bytes of the heap after a garbage collection. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
