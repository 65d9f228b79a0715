import { describe, expect, test } from 'vitest'
import type { Random } from '../draws.ts'
import { buildMaths } from './build-maths.ts'
import { evaluateExpanded } from './evaluate.ts'
import { type LargestSpin, largestSpin } from './largest-spin.ts'
import { PAYING_SYMBOLS, type SlotMaths } from './slot-maths.ts'
import { payOf, smallMachine, tryAllStops } from './small-machine.ts'
import { drawRound } from './spin.ts'
import { VARIANTS } from './variants.ts'

/**
 * Returns the most that any stops of the reels pay, free spins included: the plainest way to work
 * it out, and the slowest.
 */
function triedOut(maths: SlotMaths): number {
  const { freeSpins } = maths
  const multiplier = Math.max(1, ...(freeSpins?.multipliers.map((each) => each.multiplier) ?? []))
  const lastWild = maths.strips.length - (maths.bothWays ? 2 : 1)
  let most = 0
  tryAllStops(maths, (grid) => {
    most = Math.max(most, payOf(maths, grid) * multiplier)
    if (freeSpins?.kind === 'wild-reel')
      for (let reel = 1; reel <= lastWild; reel += 1)
        most = Math.max(most, payOf(maths, grid.with(reel, Array(maths.rows).fill('wild'))))
    if (freeSpins?.kind === 'expanding')
      for (const chosen of PAYING_SYMBOLS)
        most = Math.max(
          most,
          payOf(maths, grid) + (evaluateExpanded(maths, grid, chosen)?.win.pay ?? 0),
        )
  })
  return most
}

/**
 * The draws of a round that has this spin in it: as the one that is paid for, or as the first of
 * the free ones.
 */
function drawsOf(maths: SlotMaths, { stops, free }: LargestSpin): number[] {
  const { freeSpins } = maths
  if (!free || !freeSpins) return stops
  const scatters = maths.strips.map((strip) => strip.indexOf('scatter'))
  const before = freeSpins.multipliers.slice(
    0,
    freeSpins.multipliers.findIndex(({ multiplier }) => multiplier === free.multiplier),
  )
  return [
    ...scatters,
    ...(free.chosen ? [PAYING_SYMBOLS.indexOf(free.chosen)] : []),
    before.reduce((sum, { weight }) => sum + weight, 0),
    ...stops,
    ...(free.wildReel === null ? [] : [free.wildReel - 1]),
  ]
}

function scripted(draws: readonly number[]): Random {
  const left = [...draws]
  return {
    below(limit) {
      const draw = left.shift() ?? 0
      if (draw < 0 || draw >= limit) throw new Error(`${draw} cannot be drawn below ${limit}.`)
      return draw
    },
  }
}

const small: SlotMaths = { ...smallMachine, lines: [...(smallMachine.lines ?? []), [2, 2, 1, 0]] }
const free = {
  spins: [0, 0, 0, 10],
  multipliers: [{ multiplier: 1, weight: 1 }],
  cap: 60,
  strips: small.strips,
}
const doubling = [
  { multiplier: 1, weight: 2 },
  { multiplier: 2, weight: 1 },
]

describe('the largest win of one spin', () => {
  test.each<[string, SlotMaths]>([
    ['lines from the left', small],
    ['lines with wilds that double', { ...small, wildMultiplier: 2 }],
    ['lines from both sides', { ...small, bothWays: true }],
    [
      'lines from both sides, with a reel that turns wild',
      { ...small, bothWays: true, freeSpins: { ...free, kind: 'wild-reel' } },
    ],
    ['lines with a reel that turns wild', { ...small, freeSpins: { ...free, kind: 'wild-reel' } }],
    ['lines with a symbol that expands', { ...small, freeSpins: { ...free, kind: 'expanding' } }],
    ['lines with scatters that pay most', { ...small, scatterPays: [0, 0, 0, 9000] }],
    ['ways', { ...small, lines: null }],
    [
      'ways with wilds that triple and a wheel',
      {
        ...small,
        lines: null,
        wildMultiplier: 3,
        freeSpins: { ...free, kind: 'plain', multipliers: doubling },
      },
    ],
  ])('is the most of all stops: %s', (_name, maths) => {
    expect(largestSpin(maths).total).toBe(triedOut(maths))
  })

  test('is the most of all stops for every game of three reels', () => {
    for (const maths of VARIANTS.filter((each) => each.layout === 'classic-5').map(buildMaths))
      expect(largestSpin(maths).total).toBe(triedOut(maths))
  })

  test.each(
    VARIANTS.map(
      (variant) => [`${variant.layout} ${variant.feature} ${variant.volatility}`, variant] as const,
    ),
  )(
    'is what the catalogue declares, and a round can be drawn that wins it: %s',
    (_name, variant) => {
      const maths = buildMaths(variant)
      const largest = largestSpin(maths)
      expect(Math.floor(largest.total / 100)).toBe(variant.topWin)
      const { spins } = drawRound(maths, scripted(drawsOf(maths, largest)))
      expect(spins[largest.free ? 1 : 0]?.total).toBe(largest.total)
    },
  )
})

test('a longer run never pays less, nor less than the two runs from both sides that it takes the place of', () => {
  for (const { pays, strips, bothWays, scatterPays } of VARIANTS.map(buildMaths)) {
    for (const row of [...Object.values(pays), scatterPays])
      expect(row).toEqual(row.toSorted((a, b) => a - b))
    if (!bothWays) continue
    for (const row of Object.values(pays))
      for (let left = 1; left < strips.length; left += 1)
        expect(row.at(-1)).toBeGreaterThanOrEqual(
          (row[left] ?? 0) + (row[strips.length - 1 - left] ?? 0),
        )
  }
})
