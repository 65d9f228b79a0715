import { describe, expect, test } from 'vitest'
import type { Random } from '../maths/draws.ts'
import { openFairRandom, openSystemRandom } from '../maths/random.ts'
import { newSeed } from '../rounds/seeds.ts'
import { upperTail } from './chi-square.ts'
import { testRandom } from './tests.ts'

const DRAWS = 200_000
/**
 * The limit that chance passes so rarely that a red run means a fault: five tests of two sources
 * fail once in 10,000 runs.
 */
const LEAST_CHANCE = 1e-5

test.each([
  ['the system generator', openSystemRandom],
  ['the generator of provable rounds', () => openFairRandom(newSeed(), 'test', 1)],
] as const)('%s passes chi-square, serial, gaps, poker and runs', (_, open) => {
  for (const { name, chance } of testRandom(open(), DRAWS))
    expect(chance, name).toBeGreaterThan(LEAST_CHANCE)
})

describe('a generator with a fault is found out', () => {
  const fair = openSystemRandom()
  const failedBy = (random: Random) =>
    testRandom(random, DRAWS)
      .filter(({ chance }) => chance < LEAST_CHANCE)
      .map(({ name }) => name)

  test('that favours small numbers a little', () => {
    const tilted: Random = { below: (limit) => (fair.below(20) === 0 ? 0 : fair.below(limit)) }
    expect(failedBy(tilted)).toEqual(expect.arrayContaining(['chi-square', 'serial', 'gaps']))
  })

  test('that repeats its last number now and then', () => {
    let last = 0
    const sticky: Random = {
      below: (limit) => {
        last = fair.below(12) === 0 ? last % limit : fair.below(limit)
        return last
      },
    }
    expect(failedBy(sticky)).toEqual(expect.arrayContaining(['serial', 'poker']))
  })

  test('that counts', () => {
    let count = 0
    const below = (limit: number) => {
      count += 1
      return count % limit
    }
    expect(failedBy({ below }).length).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  [3.841, 1, 0.05],
  [23.209, 10, 0.01],
  [310.457, 255, 0.01],
  [77.046, 99, 0.95],
])(
  'a chi-square of %d with %d degrees is passed with the chance that tables say',
  (value, freedom, chance) => {
    expect(upperTail(value, freedom)).toBeCloseTo(chance, 4)
  },
)
