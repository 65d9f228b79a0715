import { expect, test } from 'vitest'
import { newSecret, systemRandom } from './random.ts'

test('no chance is given out twice, however it is drawn', () => {
  const drawn = Array.from({ length: 3000 }, (_, index) =>
    systemRandom.bytes(8 + (index % 25)).toString('hex'),
  )
  expect(drawn.map((each) => each.length / 2)).toEqual(drawn.map((_, index) => 8 + (index % 25)))
  // Overlapping draws would share eight bytes somewhere.
  const windows = drawn.flatMap((each) =>
    Array.from({ length: each.length / 2 - 7 }, (_, at) => each.slice(at * 2, at * 2 + 16)),
  )
  expect(new Set(windows).size).toBe(windows.length)
})

test('a drawn number does not change afterwards', () => {
  const first = systemRandom.bytes(32)
  const before = first.toString('hex')
  for (let times = 0; times < 500; times++) systemRandom.bytes(32)
  expect(first.toString('hex')).toBe(before)
})

test('more than a whole supply can be requested at once', () => {
  expect(systemRandom.bytes(10_000)).toHaveLength(10_000)
})

test('a secret has 256 bits', () => {
  expect(Buffer.from(newSecret(systemRandom), 'base64url')).toHaveLength(32)
})
