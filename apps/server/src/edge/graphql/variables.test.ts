import { expect, test } from 'vitest'
import { findExcessOf } from './variables.ts'

test('no more entries of a list in the variables are looked at than are allowed, and the names of its places are not listed', () => {
  const seen: PropertyKey[] = []
  const list = new Proxy(Array<number>(50_000).fill(1), {
    get(target, name) {
      seen.push(name)
      return Reflect.get(target, name)
    },
    ownKeys() {
      throw new Error('All places of the list are named.')
    },
  })
  expect(findExcessOf({ list })).toMatch('1000 values')
  expect(seen.length).toBeLessThan(3000)
})

test.each([
  [{ list: Array(999).fill(1) }, null],
  [{ list: Array(1000).fill(1) }, 'Variables may hold 1000 values; these hold more.'],
  [
    { a: [{ b: Array(500).fill(1) }], c: Array(500).fill(1) },
    'Variables may hold 1000 values; these hold more.',
  ],
  [{ a: [[[[[[[[1]]]]]]]] }, null],
  [{ a: [[[[[[[[[1]]]]]]]]] }, 'Variables may be 8 levels deep; these are deeper.'],
])('values of variables are counted at each level %#', (variables, excess) => {
  expect(findExcessOf(variables)).toBe(excess)
})
