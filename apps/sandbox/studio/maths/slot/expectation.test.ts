import { describe, expect, test } from 'vitest'
import { openSystemRandom } from '../random.ts'
import { buildMaths } from './build-maths.ts'
import { exactReturn } from './expectation.ts'
import type { SlotMaths } from './slot-maths.ts'
import { payOf, smallMachine, tryAllStops } from './small-machine.ts'
import { drawRound } from './spin.ts'
import { VARIANTS } from './variants.ts'

/**
 * Returns the average of what all possible stops of the reels pay: the plainest way to work a
 * return out, and the slowest.
 */
function countedReturn(maths: SlotMaths): number {
  let [sum, count] = [0, 0]
  tryAllStops(maths, (grid) => {
    sum += payOf(maths, grid)
    count += 1
  })
  return sum / count / 100
}

describe('the exact return of a slot', () => {
  test.each([
    ['lines from the left', smallMachine],
    ['lines with wilds that double', { ...smallMachine, wildMultiplier: 2 }],
    ['lines from both sides', { ...smallMachine, bothWays: true }],
    ['ways', { ...smallMachine, lines: null }],
    ['ways with wilds that triple', { ...smallMachine, lines: null, wildMultiplier: 3 }],
  ])('equals the mean over all stops: %s', (_name, maths) => {
    expect(exactReturn(maths)).toBeCloseTo(countedReturn(maths), 10)
  })

  test('equals the mean over all stops for every game of three reels', () => {
    for (const variant of VARIANTS.filter((each) => each.layout === 'classic-5')) {
      expect(exactReturn(buildMaths(variant))).toBeCloseTo(countedReturn(buildMaths(variant)), 10)
    }
  })

  test.each(
    VARIANTS.map(
      (variant) => [`${variant.layout} ${variant.feature} ${variant.volatility}`, variant] as const,
    ),
  )('is what the catalogue declares: %s', (_name, variant) => {
    expect(Math.round(exactReturn(buildMaths(variant)) * 10_000)).toBe(variant.rtpBasisPoints)
  })

  test.each(
    [
      'lines-10 expanding medium',
      'both-10 wild-reel low',
      'ways-1024 wheel medium',
      'twins-25 doubled low',
      'stacks-40 wild-reel low',
    ].map((name) => {
      const variant = VARIANTS.find(
        (each) => `${each.layout} ${each.feature} ${each.volatility}` === name,
      )
      if (!variant) throw new Error(name)
      return [name, variant] as const
    }),
  )('lies within four standard errors of 150,000 rounds played: %s', (_name, variant) => {
    const maths = buildMaths(variant)
    const random = openSystemRandom()
    const rounds = 150_000
    let [sum, squares] = [0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const win = drawRound(maths, random).total / 100
      sum += win
      squares += win * win
    }
    const mean = sum / rounds
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds)
    expect(Math.abs(mean - exactReturn(maths))).toBeLessThan(4 * error)
  })
})

describe('every slot', () => {
  const all = VARIANTS.map(buildMaths)

  test('pays in steps of five hundredths, so that stakes in steps of twenty pay whole amounts', () => {
    for (const maths of all)
      for (const pay of Object.values(maths.pays).flat()) expect(pay % 5).toBe(0)
  })

  test('has no wild on the reel where its lines begin', () => {
    for (const { strips, bothWays } of all) {
      expect(strips[0]).not.toContain('wild')
      if (bothWays) expect(strips.at(-1)).not.toContain('wild')
    }
  })

  test('never pays more for one spin than it declares', () => {
    const random = openSystemRandom()
    for (const variant of VARIANTS) {
      const maths = buildMaths(variant)
      for (let round = 0; round < 500; round += 1) {
        for (const spin of drawRound(maths, random).spins)
          expect(spin.total).toBeLessThanOrEqual(variant.topWin * 100 + 99)
      }
    }
  })

  test('keeps the free spins of a round below the cap', () => {
    const random = openSystemRandom()
    for (const maths of all.filter((each) => each.freeSpins)) {
      for (let round = 0; round < 300; round += 1)
        expect(drawRound(maths, random).spins.length - 1).toBeLessThanOrEqual(
          maths.freeSpins?.cap ?? 0,
        )
    }
  })
})
