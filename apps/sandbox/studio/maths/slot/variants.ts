import type { LayoutId, Volatility } from './layouts.ts'
import type { FeatureId } from './slot-maths.ts'

/**
 * One slot's mathematics in a line, and what follows from it; expectation.test.ts and
 * largest-spin.test.ts work the figures out again.
 */
export interface Variant {
  layout: LayoutId
  feature: FeatureId
  volatility: Volatility
  /** Multiplies the volatility's pay table; set so that the exact return comes to about 96 %. */
  scale: number
  /** The exact return, rounded to hundredths of a per cent. */
  rtpBasisPoints: number
  /**
   * The most that one spin can win, in whole stakes: exact, and free spins are spins of their own.
   */
  topWin: number
}

type Row = [
  layout: LayoutId,
  feature: FeatureId,
  volatility: Volatility,
  scale: number,
  rtpBasisPoints: number,
  topWin: number,
]

// biome-ignore format: a table.
const ROWS: Row[] = [
  ['classic-5', 'none', 'low', 0.525, 9555, 88],
  ['classic-5', 'none', 'medium', 0.445, 9653, 182],
  ['classic-5', 'none', 'high', 0.35, 9678, 423],
  ['lines-10', 'expanding', 'medium', 3.4, 9572, 945],
  ['lines-10', 'expanding', 'high', 3.06, 9645, 3378],
  ['both-10', 'wild-reel', 'low', 2.1, 9561, 55],
  ['both-10', 'wild-reel', 'medium', 1.98, 9643, 117],
  ['lines-20', 'doubled', 'low', 2.58, 9637, 148],
  ['lines-20', 'doubled', 'medium', 2.38, 9567, 182],
  ['lines-20', 'doubled', 'high', 2.08, 9584, 920],
  ['lines-20', 'tripled', 'low', 2.48, 9568, 213],
  ['lines-20', 'tripled', 'medium', 2.32, 9593, 266],
  ['lines-20', 'tripled', 'high', 2.06, 9713, 1367],
  ['lines-20', 'wheel', 'low', 2.54, 9575, 729],
  ['lines-20', 'wheel', 'medium', 2.4, 9636, 918],
  ['lines-20', 'wheel', 'high', 2.06, 9559, 4558],
  ['twins-25', 'doubled', 'low', 1.5, 9633, 757],
  ['twins-25', 'doubled', 'medium', 1.4, 9681, 1264],
  ['twins-25', 'doubled', 'high', 1.16, 9652, 3861],
  ['twins-25', 'wheel', 'low', 1.5, 9659, 3789],
  ['twins-25', 'wheel', 'medium', 1.38, 9623, 6232],
  ['twins-25', 'wheel', 'high', 1.16, 9676, 19307],
  ['stacks-40', 'wild-reel', 'low', 1.38, 9670, 391],
  ['stacks-40', 'wild-reel', 'medium', 1.28, 9514, 862],
  ['stacks-40', 'wild-reel', 'high', 1.12, 9601, 3009],
  ['stacks-40', 'doubled', 'low', 1.42, 9560, 721],
  ['stacks-40', 'doubled', 'medium', 1.38, 9675, 1638],
  ['stacks-40', 'doubled', 'high', 1.16, 9666, 5465],
  ['ways-243', 'doubled', 'low', 1.2, 9513, 153],
  ['ways-243', 'doubled', 'medium', 0.945, 9614, 185],
  ['ways-243', 'doubled', 'high', 0.71, 9590, 237],
  ['ways-243', 'wheel', 'low', 1.2, 9539, 768],
  ['ways-243', 'wheel', 'medium', 0.95, 9693, 931],
  ['ways-243', 'wheel', 'high', 0.71, 9614, 1186],
  ['ways-1024', 'tripled', 'medium', 0.208, 9626, 153],
  ['ways-1024', 'wheel', 'medium', 0.209, 9596, 513],
  ['ways-1024', 'wheel', 'high', 0.15, 9795, 862],
]

export const VARIANTS: readonly Variant[] = ROWS.map(
  ([layout, feature, volatility, scale, rtpBasisPoints, topWin]) => ({
    layout,
    feature,
    volatility,
    scale,
    rtpBasisPoints,
    topWin,
  }),
)
