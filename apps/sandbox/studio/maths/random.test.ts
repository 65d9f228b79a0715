import { describe, expect, test } from 'vitest'
import type { Random } from './draws.ts'
import { fromWords } from './draws.ts'
import { openFairRandom, openSystemRandom } from './random.ts'

/** Pearson's statistic of `draws` numbers below `limit`. */
function chiSquare(random: Random, limit: number, draws: number): number {
  const counts = new Uint32Array(limit)
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = random.below(limit)
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  const expected = draws / limit
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/**
 * The value that chi-square exceeds once in ten thousand times, after Wilson and Hilferty, so that
 * the test does not cry wolf.
 */
function rareChiSquare(freedom: number): number {
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3
}

describe('chance', () => {
  test.each([2, 6, 25, 34, 37, 101])(
    'numbers below %i come equally often from the system',
    (limit) => {
      expect(chiSquare(openSystemRandom(), limit, 400_000)).toBeLessThan(rareChiSquare(limit - 1))
    },
  )

  test('numbers below 37 come equally often from seeds', () => {
    const random = openFairRandom('a secret seed', 'a lucky word', 1)
    // The bound is that of 99 %: the seed is fixed, so the test cannot fail by chance later.
    expect(chiSquare(random, 37, 400_000)).toBeLessThan(58.62)
  })

  test('neighbouring draws do not hang together', () => {
    const random = openSystemRandom()
    const pairs: Random = { below: () => random.below(12) * 12 + random.below(12) }
    expect(chiSquare(pairs, 144, 400_000)).toBeLessThan(rareChiSquare(143))
  })

  test('words that would favour small numbers are thrown away', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 5]
    expect(fromWords(() => words.shift() ?? 0).below(3_000_000_000)).toBe(5)
  })

  test('the same seeds give the same draws, another round number gives others', () => {
    const draw = (nonce: number) => {
      const random = openFairRandom('seed', 'client', nonce)
      return Array.from({ length: 40 }, () => random.below(1000))
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
  })

  test('a limit that is no whole number between 1 and 2^32 is refused', () => {
    for (const limit of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => openSystemRandom().below(limit)).toThrow(RangeError)
  })
})
