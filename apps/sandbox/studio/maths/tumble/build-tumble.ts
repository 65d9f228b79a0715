import type { Volatility } from '../slot/layouts.ts'
import { scaledPays } from '../slot/scaled-pays.ts'
import { type SymbolCounts, strewReels } from '../slot/strew.ts'
import type { TumbleMaths } from './tumble-maths.ts'

export type TumbleKind = 'cascades' | 'clusters'

/** A machine whose figures every-tumble.test.ts works out again. */
export interface TumbleMachine {
  maths: TumbleMaths
  /** The exact return, rounded to hundredths of a per cent. */
  rtpBasisPoints: number
  /** The most that one round can win, in whole stakes, rounded down. */
  topWin: number
}

interface Plan {
  /** h1 … l4 on a reel. */
  spread: readonly number[]
  pays: readonly (readonly number[])[]
  multipliers: readonly number[]
  scale: number
  rtpBasisPoints: number
  topWin: number
}

// biome-ignore format: tables.
const CASCADES: Record<Volatility, Plan> = {
  low: {
    spread: [2, 2, 2, 3, 3, 3, 3, 3],
    pays: [
      [0, 0, 0, 50, 120, 400], [0, 0, 0, 40, 100, 300], [0, 0, 0, 30, 80, 250], [0, 0, 0, 25, 60, 180],
      [0, 0, 0, 20, 40, 100], [0, 0, 0, 20, 40, 100], [0, 0, 0, 15, 30, 75], [0, 0, 0, 10, 25, 60],
    ],
    multipliers: [1, 2, 3], scale: 1, rtpBasisPoints: 9652, topWin: 122,
  },
  medium: {
    spread: [1, 2, 2, 3, 3, 3, 4, 4],
    pays: [
      [0, 0, 0, 100, 400, 2000], [0, 0, 0, 60, 200, 800], [0, 0, 0, 40, 120, 500], [0, 0, 0, 30, 80, 300],
      [0, 0, 0, 15, 40, 120], [0, 0, 0, 15, 40, 120], [0, 0, 0, 10, 25, 75], [0, 0, 0, 10, 25, 75],
    ],
    multipliers: [1, 2, 3, 5], scale: 0.9, rtpBasisPoints: 9708, topWin: 208,
  },
  high: {
    spread: [1, 1, 2, 2, 4, 4, 4, 4],
    pays: [
      [0, 0, 0, 80, 400, 2500], [0, 0, 0, 50, 200, 1000], [0, 0, 0, 25, 80, 400], [0, 0, 0, 20, 60, 250],
      [0, 0, 0, 10, 20, 60], [0, 0, 0, 10, 20, 60], [0, 0, 0, 5, 15, 40], [0, 0, 0, 5, 15, 40],
    ],
    multipliers: [1, 2, 4, 8], scale: 0.785, rtpBasisPoints: 9513, topWin: 238,
  },
}

/** Pays from five cells on; every size up to that names the one below. */
function clusterPays(five: number, seven: number, nine: number, twelve: number): number[] {
  return [0, 0, 0, 0, 0, five, five, seven, seven, nine, nine, nine, twelve]
}

// biome-ignore format: tables.
const CLUSTERS: Record<Volatility, Plan> = {
  low: {
    spread: [2, 2, 2, 3, 3, 3, 3, 4],
    pays: [
      clusterPays(150, 400, 1000, 4000), clusterPays(120, 300, 800, 3000), clusterPays(100, 250, 600, 2000), clusterPays(75, 200, 500, 1500),
      clusterPays(50, 120, 300, 800), clusterPays(50, 120, 300, 800), clusterPays(40, 100, 200, 600), clusterPays(40, 100, 200, 600),
    ],
    multipliers: [1, 2, 3], scale: 3.04, rtpBasisPoints: 9662, topWin: 104,
  },
  medium: {
    spread: [2, 2, 2, 3, 3, 3, 4, 4],
    pays: [
      clusterPays(300, 800, 2500, 10000), clusterPays(200, 500, 1500, 6000), clusterPays(150, 400, 1000, 4000), clusterPays(100, 250, 600, 2500),
      clusterPays(50, 120, 300, 1000), clusterPays(50, 120, 300, 1000), clusterPays(30, 80, 200, 600), clusterPays(30, 80, 200, 600),
    ],
    multipliers: [1, 2, 4, 6], scale: 2.31, rtpBasisPoints: 9608, topWin: 371,
  },
  high: {
    spread: [2, 2, 2, 2, 4, 4, 4, 4],
    pays: [
      clusterPays(600, 2000, 8000, 40000), clusterPays(400, 1200, 4000, 20000), clusterPays(250, 800, 2500, 10000), clusterPays(200, 500, 1500, 6000),
      clusterPays(40, 100, 250, 1000), clusterPays(40, 100, 250, 1000), clusterPays(20, 60, 150, 500), clusterPays(20, 60, 150, 500),
    ],
    multipliers: [1, 2, 4, 8], scale: 1.51, rtpBasisPoints: 9425, topWin: 512,
  },
}

export function buildTumble(kind: TumbleKind, volatility: Volatility): TumbleMachine {
  const { spread, pays, multipliers, scale, rtpBasisPoints, topWin } = (
    kind === 'cascades' ? CASCADES : CLUSTERS
  )[volatility]
  return {
    maths: {
      rows: kind === 'cascades' ? 3 : 5,
      strips: strewReels(5, spread, (reel) => wildsOf(kind, reel), kind === 'clusters' ? 2 : 1),
      winsBy: kind === 'cascades' ? 'ways' : 'clusters',
      pays: scaledPays(pays, scale),
      multipliers,
    },
    rtpBasisPoints,
    topWin,
  }
}

/** Cascades have a wild on the three reels in the middle. */
function wildsOf(kind: TumbleKind, reel: number): SymbolCounts {
  return [['wild', kind === 'cascades' && reel > 0 && reel < 4 ? 1 : 0]]
}
