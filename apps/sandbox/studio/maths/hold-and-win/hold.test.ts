import { describe, expect, test } from 'vitest'
import { openFastRandom } from '../../rtp/fast-random.ts'
import type { Random } from '../draws.ts'
import { largestSpin } from '../slot/largest-spin.ts'
import { buildHold, type HoldMaths } from './build-hold.ts'
import { drawHold } from './hold.ts'
import { holdGame } from './hold-game.ts'
import { exactHold } from './hold-return.ts'

const base = buildHold('low').maths.base

/**
 * Three reels of one place; two coins start the feature, and a coin is worth one or three stakes.
 */
const small: HoldMaths = {
  base: {
    ...base,
    rows: 1,
    strips: [
      ['scatter', 'h1'],
      ['scatter', 'h1', 'h1'],
      ['h2', 'h1', 'scatter'],
    ],
    lines: [[0, 0, 0]],
    pays: { ...base.pays, h1: [0, 0, 0, 50], h2: [] },
  },
  starts: 2,
  spins: 2,
  odds: 2,
  coins: [
    { pay: 100, weight: 1 },
    { pay: 300, weight: 1 },
  ],
  full: 1000,
}

function drawsOf(...draws: number[]): Random {
  return { below: () => draws.shift() ?? -1 }
}

/** Plays out every course that chance can take, and answers what they return together. */
function everyCourse(maths: HoldMaths): number {
  let sum = 0
  const walk = (path: readonly number[], chance: number) => {
    const draws = [...path]
    let wanted = 0
    const random: Random = {
      below(limit) {
        const next = draws.shift()
        if (next !== undefined) return next
        wanted = limit
        throw new RangeError('one more draw')
      },
    }
    try {
      sum += chance * drawHold(maths, random).total
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      for (let draw = 0; draw < wanted; draw += 1) walk([...path, draw], chance / wanted)
    }
  }
  walk([], 1)
  return sum / 100
}

describe('the feature', () => {
  test('keeps every coin, counts again after each new one, and pays all of them', () => {
    // Coins on reels one and two, worth 1 and 3; no coin, then one worth 1, which fills the board.
    const round = drawHold(small, drawsOf(0, 0, 0, 0, 1, 1, 0, 0))
    expect(round.coins).toEqual([
      { cell: [0, 0], pay: 100 },
      { cell: [1, 0], pay: 300 },
    ])
    expect(round.again).toEqual([[], [{ cell: [2, 0], pay: 100 }]])
    expect(round.won).toBe(100 + 300 + 100 + 1000)
  })

  test('ends after so many spins without a coin', () => {
    const round = drawHold(small, drawsOf(0, 0, 0, 0, 0, 1, 1))
    expect(round.again).toEqual([[], []])
    expect(round.won).toBe(200)
  })

  test('is not started by fewer coins, which then pay nothing', () => {
    const round = drawHold(small, drawsOf(0, 1, 1, 1))
    expect(round).toMatchObject({ again: [], won: 0, total: 0 })
    expect(round.coins).toEqual([{ cell: [0, 0], pay: 300 }])
  })
})

test('the exact return is that of every course that chance can take', () => {
  expect(exactHold(small)).toBeCloseTo(everyCourse(small), 12)
})

describe.each(['low', 'medium', 'high'] as const)('hold and win of volatility %s', (volatility) => {
  test('declares its exact return', () => {
    const { maths, rtpBasisPoints } = buildHold(volatility)
    expect(Math.round(exactHold(maths) * 10_000)).toBe(rtpBasisPoints)
  })

  test('declares what all coins pay together as the largest win, which no spin on the lines exceeds', () => {
    const { maths } = buildHold(volatility)
    const most = 15 * Math.max(...maths.coins.map(({ pay }) => pay)) + maths.full
    expect(holdGame(volatility).topWin).toBe(Math.floor(most / 100))
    expect(largestSpin(maths.base).total).toBeLessThan(most)
  })

  test('shows amounts that add up to the win, whatever the stake', () => {
    const game = holdGame(volatility)
    const below = openFastRandom()
    let features = 0
    for (let round = 0; round < 3000; round += 1) {
      const stake = game.stakes[round % game.stakes.length] as number
      const state = game.start({ stake }, { below })
      const shown = game.show(state) as {
        win: number
        won: number
        coins: { amount: number }[]
        again: { amount: number }[][]
      }
      expect(shown.win + shown.won).toBe(game.winOf(state))
      if (shown.again.length === 0) continue
      features += 1
      const coins = [...shown.coins, ...shown.again.flat()].reduce(
        (sum, { amount }) => sum + amount,
        0,
      )
      expect([coins, coins + (stake * buildHold(volatility).maths.full) / 100]).toContain(shown.won)
    }
    expect(features).toBeGreaterThan(0)
  })
})
