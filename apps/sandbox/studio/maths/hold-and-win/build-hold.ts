import { buildMaths } from '../slot/build-maths.ts'
import type { Volatility } from '../slot/layouts.ts'
import type { SlotMaths } from '../slot/slot-maths.ts'
import { strewReels } from '../slot/strew.ts'

/**
 * A slot on lines whose scatters are coins: enough of them stay, and the other places are spun
 * again.
 */
export interface HoldMaths {
  base: SlotMaths
  /** Number of coins in sight that start the feature. */
  starts: number
  /** Spins without a new coin until it ends. */
  spins: number
  /** Average number of spins until a coin lands on an empty place. */
  odds: number
  /** Values of coins, in hundredths of the stake. */
  coins: readonly { pay: number; weight: number }[]
  /** Extra pay when every place holds a coin, in hundredths of the stake. */
  full: number
}

export interface HoldMachine {
  maths: HoldMaths
  /** The exact return, rounded to hundredths of a per cent. */
  rtpBasisPoints: number
}

interface Plan {
  /** h1 … l4, then the wild and the coins on an ordinary reel. */
  spread: readonly number[]
  wilds: number
  coinsOnReel: number
  scale: number
  coins: HoldMaths['coins']
  full: number
  rtpBasisPoints: number
}

const REELS = 5

const PLANS: Record<Volatility, Plan> = {
  low: {
    spread: [2, 2, 3, 3, 4, 4, 4, 4],
    wilds: 1,
    coinsOnReel: 4,
    scale: 3.95,
    coins: coins([50, 60], [100, 30], [200, 12], [500, 4], [1000, 1]),
    full: 20_000,
    rtpBasisPoints: 9706,
  },
  medium: {
    spread: [2, 2, 3, 3, 4, 4, 5, 5],
    wilds: 1,
    coinsOnReel: 5,
    scale: 3.6,
    coins: coins([100, 50], [200, 30], [300, 14], [500, 5], [2500, 1]),
    full: 50_000,
    rtpBasisPoints: 9663,
  },
  high: {
    spread: [2, 2, 2, 3, 5, 5, 5, 5],
    wilds: 1,
    coinsOnReel: 5,
    scale: 2.55,
    coins: coins([50, 40], [100, 30], [200, 18], [500, 8], [1000, 3], [10_000, 1]),
    full: 100_000,
    rtpBasisPoints: 9642,
  },
}

export function buildHold(volatility: Volatility): HoldMachine {
  const {
    spread,
    wilds,
    coinsOnReel,
    scale,
    coins: worth,
    full,
    rtpBasisPoints,
  } = PLANS[volatility]
  const strips = strewReels(REELS, spread, (reel) => [
    ['wild', reel === 0 ? 0 : wilds],
    ['scatter', coinsOnReel],
  ])
  const base = { ...buildMaths({ layout: 'lines-20', feature: 'none', volatility, scale }), strips }
  return { maths: { base, starts: 6, spins: 3, odds: 16, coins: worth, full }, rtpBasisPoints }
}

/**
 * The most that the coins of one round pay, in whole stakes. As free spins are, they are counted as
 * a spin of their own.
 */
export function largestHold({ base, coins: worth, full }: HoldMaths): number {
  const places = base.rows * base.strips.length
  return Math.floor((places * Math.max(...worth.map(({ pay }) => pay)) + full) / 100)
}

function coins(...worth: [pay: number, weight: number][]): HoldMaths['coins'] {
  return worth.map(([pay, weight]) => ({ pay, weight }))
}
