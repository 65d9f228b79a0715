import { expect, test } from 'vitest'
import { openHashQueue } from './hash-queue.ts'

/** Work that ends when a test ends it. */
function openWork() {
  const ends: (() => void)[] = []
  const started: string[] = []
  return {
    started,
    begin: (name: string) => () => {
      started.push(name)
      return new Promise<string>((done) => ends.push(() => done(name)))
    },
    async endNext(): Promise<void> {
      ends.shift()?.()
      for (let turns = 0; turns < 10; turns++) await Promise.resolve()
    },
  }
}

test('a bounded number of hashes runs at once, and the others wait', async () => {
  const queue = openHashQueue({ atOnce: 2, mayWait: 10 })
  const work = openWork()
  const results = ['a', 'b', 'c'].map((name) => queue.run('ann', work.begin(name)))
  await Promise.resolve()
  expect(work.started).toEqual(['a', 'b'])
  await work.endNext()
  expect(work.started).toEqual(['a', 'b', 'c'])
  await work.endNext()
  await work.endNext()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})

test('a hash that fails makes room for the next', async () => {
  const queue = openHashQueue({ atOnce: 1, mayWait: 10 })
  await expect(queue.run('ann', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await queue.run('ann', async () => 'whole')).toBe('whole')
})

test('callers take turns', async () => {
  const queue = openHashQueue({ atOnce: 1, mayWait: 10 })
  const work = openWork()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2'])
    void queue.run(name.slice(0, 1), work.begin(name))
  for (let ended = 0; ended < 5; ended++) await work.endNext()
  expect(work.started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
})

test('a full queue refuses the caller who has the most waiting', async () => {
  const queue = openHashQueue({ atOnce: 1, mayWait: 4 })
  const work = openWork()
  const [, , , , last] = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) =>
    queue.run('a', work.begin(name)),
  )
  await expect(queue.run('a', work.begin('a6'))).rejects.toMatchObject({
    code: 'rate_limited',
    facts: { retryAfterS: 3 },
  })
  const other = queue.run('b', work.begin('b1'))
  await expect(last).rejects.toMatchObject({ code: 'rate_limited' })
  await work.endNext()
  await work.endNext()
  await work.endNext()
  expect(await other).toBe('b1')
})
