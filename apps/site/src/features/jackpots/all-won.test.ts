import { expect, test } from 'vitest'
import { allWon } from './all-won.ts'

const win = (id: string) => ({ id, name: 'Bell', amount: '1.00', currency: 'EUR' })

test('two wins that come at once are both kept, and one that comes again is kept once', () => {
  const first = allWon(undefined, [win('a')])
  const both = allWon(first, [win('b')])
  expect(both.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(allWon(both, [win('a')])).toBe(both)
})

test('wins stay although the subscription begins again', () => {
  expect(allWon([win('a'), win('b')], [win('c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
