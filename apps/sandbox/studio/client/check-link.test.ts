import { expect, test } from 'vitest'
import { seedsOf } from './check-link.ts'

const seeds = { serverSeed: 'ab', clientSeed: 'mine', nonce: 3 }

test('a link to check a round has a size only for a game that has one', () => {
  const same = { secret: 'ab', yours: 'mine', number: '3' }
  expect(seedsOf({ seeds, shown: { number: 8 } } as never)).toEqual(same)
  expect(seedsOf({ seeds, shown: { cells: [4, 9] } } as never)).toEqual({ ...same, size: '2' })
  expect(seedsOf({ seeds, shown: { path: [0, 1, 1] } } as never)).toEqual({ ...same, size: '3' })
  expect(seedsOf(null)).toEqual({})
})

test('a round that was given back leads there with its seeds alone', () => {
  expect(seedsOf({ shown: null, seeds: { hash: '', ...seeds } })).toEqual({
    secret: 'ab',
    yours: 'mine',
    number: '3',
  })
})
