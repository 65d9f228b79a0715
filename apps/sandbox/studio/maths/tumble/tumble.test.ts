import { describe, expect, test } from 'vitest'
import { openSystemRandom } from '../random.ts'
import { buildTumble, type TumbleKind } from './build-tumble.ts'
import { playEveryTumble } from './every-tumble.ts'
import { openTumble, type TumbleStep } from './tumble.ts'
import { tumbleGame } from './tumble-game.ts'
import type { TumbleMaths } from './tumble-maths.ts'

const none = { h2: [], h3: [], h4: [], l1: [], l2: [], l3: [], l4: [] }

/** Three reels of two rows; only h1 pays, and only on all three. */
const ways: TumbleMaths = {
  rows: 2,
  strips: [
    ['l1', 'h1', 'h1', 'l2'],
    ['h1', 'wild', 'h2', 'h3'],
    ['h1', 'l4', 'l3'],
  ],
  winsBy: 'ways',
  pays: { h1: [0, 0, 0, 10], ...none },
  multipliers: [1, 3],
}

/** Two reels of two rows; three h1 that touch each other pay, and more of them pay alike. */
const clusters: TumbleMaths = {
  rows: 2,
  strips: [
    ['l1', 'l2', 'h1', 'h1'],
    ['h2', 'h3', 'h4', 'h1'],
  ],
  winsBy: 'clusters',
  pays: { h1: [0, 0, 0, 20], ...none },
  multipliers: [1],
}

function stepsOf(maths: TumbleMaths, stops: number[]): TumbleStep[] {
  const steps: TumbleStep[] = []
  openTumble(maths)(stops, (step) => steps.push(step))
  return steps
}

describe('a round of cascades', () => {
  test('pays every way, lets the wins vanish, and pays what falls down with the next multiplier', () => {
    const steps = stepsOf(ways, [1, 0, 0])
    expect(steps.map(({ grid, multiplier, total }) => ({ grid, multiplier, total }))).toEqual([
      {
        grid: [
          ['h1', 'h1'],
          ['h1', 'wild'],
          ['h1', 'l4'],
        ],
        multiplier: 1,
        total: 40,
      },
      {
        grid: [
          ['l2', 'l1'],
          ['h2', 'h3'],
          ['l3', 'l4'],
        ],
        multiplier: 3,
        total: 0,
      },
    ])
    expect(steps[0]?.wins).toEqual([
      {
        symbol: 'h1',
        count: 3,
        pay: 40,
        cells: [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
          [2, 0],
        ],
      },
    ])
  })

  test('keeps what did not win, at the bottom', () => {
    const [first, second] = stepsOf(ways, [0, 0, 0])
    expect(first?.grid[0]).toEqual(['l1', 'h1'])
    expect(second?.grid[0]).toEqual(['l2', 'l1'])
  })
})

describe('a cluster', () => {
  test('is of equal symbols that touch by a side, and pays by their number', () => {
    const [first] = stepsOf(clusters, [2, 2])
    expect(first?.grid).toEqual([
      ['h1', 'h1'],
      ['h4', 'h1'],
    ])
    expect(first?.wins).toEqual([
      {
        symbol: 'h1',
        count: 3,
        pay: 20,
        cells: [
          [0, 0],
          [0, 1],
          [1, 1],
        ],
      },
    ])
  })

  test('pays nothing where symbols touch at a corner alone', () => {
    expect(stepsOf(clusters, [3, 2]).map(({ grid, total }) => ({ grid, total }))).toEqual([
      {
        grid: [
          ['h1', 'l1'],
          ['h4', 'h1'],
        ],
        total: 0,
      },
    ])
  })

  test('pays as the largest that is named where it is larger', () => {
    const full = {
      ...clusters,
      strips: [
        ['h1', 'h1', 'l1', 'l2'],
        ['h1', 'h1', 'l3', 'l4'],
      ] as const,
    }
    expect(stepsOf(full, [0, 0])[0]?.wins).toMatchObject([{ count: 4, pay: 20 }])
  })
})

test('the exact return is that of all stops, each as likely as the others', () => {
  const play = openTumble(ways)
  let [sum, largest] = [0, 0]
  for (let a = 0; a < 4; a += 1)
    for (let b = 0; b < 4; b += 1)
      for (let c = 0; c < 3; c += 1) {
        const total = play([a, b, c])
        sum += total
        largest = Math.max(largest, total)
      }
  expect(playEveryTumble(ways)).toEqual({ mean: sum / 48 / 100, largest })
  expect(sum).toBeGreaterThan(0)
})

describe.each<TumbleKind>(['cascades', 'clusters'])('%s', (kind) => {
  test.each(['low', 'medium', 'high'] as const)(
    'declare what all their stops return, and the most they pay: %s',
    { timeout: 240_000 },
    (volatility) => {
      const { maths, rtpBasisPoints, topWin } = buildTumble(kind, volatility)
      const { mean, largest } = playEveryTumble(maths)
      expect(Math.round(mean * 10_000)).toBe(rtpBasisPoints)
      expect(Math.floor(largest / 100)).toBe(topWin)
    },
  )

  test('show amounts that add up to the win, whatever the stake', () => {
    const game = tumbleGame(kind, 'medium')
    const random = openSystemRandom()
    for (const stake of game.stakes) {
      const state = game.start({ stake }, random)
      const { steps } = game.show(state) as { steps: { win: number; wins: { amount: number }[] }[] }
      expect(steps.reduce((sum, step) => sum + step.win, 0)).toBe(game.winOf(state))
      for (const step of steps)
        expect(step.wins.reduce((sum, win) => sum + win.amount, 0)).toBe(step.win)
      expect(steps.at(-1)?.win).toBe(0)
    }
  })
})
