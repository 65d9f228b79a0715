import type { Volatility } from '../slot/layouts.ts'
import { scaledPays } from '../slot/scaled-pays.ts'
import type { SlotMaths, Strips } from '../slot/slot-maths.ts'
import { strewReels } from '../slot/strew.ts'

/**
 * A slot whose reels show another number of symbols with every spin. Every way from the left pays.
 */
export interface ChangingMaths {
  strips: Strips
  /** Numbers of symbols that a reel may show, each reel for itself. */
  heights: readonly { rows: number; weight: number }[]
  /** Hundredths of the stake for each way, by the number of reels. */
  pays: SlotMaths['pays']
  /**
   * Free spins won, by the number of scatters. The first pays once, the second twice, the third
   * three times …
   */
  freeSpins: readonly number[]
}

interface ChangingMachine {
  maths: ChangingMaths
  /** The exact return, rounded to hundredths of a per cent. */
  rtpBasisPoints: number
  /** The most that one spin can win, free spins counted each for itself, in whole stakes. */
  topWin: number
}

interface Plan {
  spread: readonly number[]
  pays: readonly (readonly number[])[]
  scale: number
  rtpBasisPoints: number
  topWin: number
}

const REELS = 6

// biome-ignore format: tables.
const PLANS: Record<Volatility, Plan> = {
  low: {
    spread: [2, 3, 3, 4, 4, 4, 5, 5],
    pays: [
      [0, 0, 0, 40, 80, 150, 400], [0, 0, 0, 30, 60, 100, 250], [0, 0, 0, 25, 45, 80, 180], [0, 0, 0, 20, 40, 60, 130],
      [0, 0, 0, 5, 15, 30, 60], [0, 0, 0, 5, 15, 30, 60], [0, 0, 0, 5, 10, 20, 40], [0, 0, 0, 0, 10, 20, 40],
    ],
    scale: 0.82, rtpBasisPoints: 9625, topWin: 2985,
  },
  medium: {
    spread: [2, 2, 3, 3, 5, 5, 5, 5],
    pays: [
      [0, 0, 0, 50, 150, 400, 1200], [0, 0, 0, 40, 90, 200, 600], [0, 0, 0, 30, 60, 120, 350], [0, 0, 0, 20, 40, 80, 200],
      [0, 0, 0, 5, 10, 20, 50], [0, 0, 0, 5, 10, 20, 50], [0, 0, 0, 0, 10, 15, 30], [0, 0, 0, 0, 10, 15, 30],
    ],
    scale: 0.76, rtpBasisPoints: 9678, topWin: 3933,
  },
  high: {
    spread: [1, 2, 2, 3, 5, 5, 6, 6],
    pays: [
      [0, 0, 0, 100, 300, 1000, 5000], [0, 0, 0, 60, 150, 400, 1500], [0, 0, 0, 40, 90, 200, 700], [0, 0, 0, 25, 60, 120, 350],
      [0, 0, 0, 0, 10, 20, 50], [0, 0, 0, 0, 10, 20, 50], [0, 0, 0, 0, 5, 15, 30], [0, 0, 0, 0, 5, 15, 30],
    ],
    scale: 0.64, rtpBasisPoints: 9571, topWin: 5666,
  },
}

/** The wilder the game, the more often a reel is short or tall. */
const HEIGHTS: Record<Volatility, ChangingMaths['heights']> = {
  low: heights(2, 3, 4, 4, 3, 2),
  medium: heights(3, 3, 3, 3, 3, 3),
  high: heights(4, 3, 2, 2, 3, 4),
}

export function buildChanging(volatility: Volatility): ChangingMachine {
  const { spread, pays, scale, rtpBasisPoints, topWin } = PLANS[volatility]
  const strips = strewReels(REELS, spread, (reel) => [
    ['wild', reel === 0 || reel === REELS - 1 ? 0 : 1],
    ['scatter', 1],
  ])
  return {
    maths: {
      strips,
      heights: HEIGHTS[volatility],
      pays: scaledPays(pays, scale),
      freeSpins: [0, 0, 0, 0, 8, 10, 12],
    },
    rtpBasisPoints,
    topWin,
  }
}

/** Weights of two to seven symbols. */
function heights(...weights: number[]): ChangingMaths['heights'] {
  return weights.map((weight, index) => ({ rows: index + 2, weight }))
}
