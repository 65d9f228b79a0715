import { LAYOUTS, type Volatility } from './layouts.ts'
import {
  type FeatureId,
  type FreeSpins,
  PAYING_SYMBOLS,
  type PayingSymbol,
  type SlotMaths,
} from './slot-maths.ts'
import { layStrips } from './strips.ts'
import type { Variant } from './variants.ts'

/** A variant's mathematics, complete. */
export function buildMaths({
  layout: layoutId,
  volatility,
  feature,
  scale,
}: Omit<Variant, 'rtpBasisPoints' | 'topWin'>): SlotMaths {
  const layout = LAYOUTS[layoutId]
  const strips = layStrips(layout.reels(volatility))
  const table = strips.length === 3 ? THREE_REELS[volatility] : FIVE_REELS[volatility]
  const pays = Object.fromEntries(
    PAYING_SYMBOLS.map((symbol, index) => [
      symbol,
      (table[index] ?? []).map((pay) => inFives(pay * scale)),
    ]),
  )
  const free = FEATURES[feature]
  return {
    rows: layout.rows,
    strips,
    lines: layout.lines,
    bothWays: layout.bothWays,
    pays: pays as Record<PayingSymbol, number[]>,
    wildMultiplier: layout.wildMultiplier,
    scatterPays: free ? [0, 0, 0, 200, 1000, 5000] : [],
    freeSpins: free ? { ...free, strips } : null,
  }
}

function inFives(pay: number): number {
  return Math.round(pay / 5) * 5
}

/** Pays of h1 to l4, each for 0, 1, 2… of a kind. */
// biome-ignore format: a table.
const FIVE_REELS: Record<Volatility, readonly (readonly number[])[]> = {
  low: [
    [0, 0, 20, 80, 250, 1000], [0, 0, 0, 70, 220, 800], [0, 0, 0, 60, 180, 600], [0, 0, 0, 50, 150, 500],
    [0, 0, 0, 35, 90, 260], [0, 0, 0, 35, 90, 260], [0, 0, 0, 30, 70, 200], [0, 0, 0, 30, 70, 200],
  ],
  medium: [
    [0, 0, 30, 120, 500, 2500], [0, 0, 0, 90, 350, 1500], [0, 0, 0, 75, 250, 1000], [0, 0, 0, 60, 200, 800],
    [0, 0, 0, 30, 90, 300], [0, 0, 0, 30, 90, 300], [0, 0, 0, 25, 70, 250], [0, 0, 0, 25, 70, 250],
  ],
  high: [
    [0, 0, 50, 250, 1500, 10000], [0, 0, 0, 150, 800, 4000], [0, 0, 0, 100, 450, 2000], [0, 0, 0, 75, 300, 1500],
    [0, 0, 0, 25, 90, 350], [0, 0, 0, 25, 90, 350], [0, 0, 0, 20, 60, 250], [0, 0, 0, 20, 60, 250],
  ],
}

// biome-ignore format: a table.
const THREE_REELS: Record<Volatility, readonly (readonly number[])[]> = {
  low: [[0, 0, 0, 4000], [0, 0, 0, 2500], [0, 0, 0, 1500], [0, 0, 0, 1000], [0, 0, 0, 600], [0, 0, 0, 500], [0, 0, 0, 400], [0, 0, 0, 300]],
  medium: [[0, 0, 0, 10000], [0, 0, 0, 4000], [0, 0, 0, 2000], [0, 0, 0, 1200], [0, 0, 0, 700], [0, 0, 0, 500], [0, 0, 0, 400], [0, 0, 0, 300]],
  high: [[0, 0, 0, 30000], [0, 0, 0, 12000], [0, 0, 0, 5000], [0, 0, 0, 2000], [0, 0, 0, 800], [0, 0, 0, 500], [0, 0, 0, 300], [0, 0, 0, 200]],
}

const FEATURES: Record<FeatureId, Omit<FreeSpins, 'strips'> | null> = {
  none: null,
  doubled: {
    kind: 'plain',
    spins: [0, 0, 0, 10, 12, 15],
    multipliers: [{ multiplier: 2, weight: 1 }],
    cap: 60,
  },
  tripled: {
    kind: 'plain',
    spins: [0, 0, 0, 8, 10, 12],
    multipliers: [{ multiplier: 3, weight: 1 }],
    cap: 60,
  },
  wheel: {
    kind: 'plain',
    spins: [0, 0, 0, 10, 12, 15],
    multipliers: [
      { multiplier: 1, weight: 10 },
      { multiplier: 2, weight: 6 },
      { multiplier: 3, weight: 3 },
      { multiplier: 10, weight: 1 },
    ],
    cap: 60,
  },
  'wild-reel': {
    kind: 'wild-reel',
    spins: [0, 0, 0, 8, 10, 12],
    multipliers: [{ multiplier: 1, weight: 1 }],
    cap: 60,
  },
  expanding: {
    kind: 'expanding',
    spins: [0, 0, 0, 10, 12, 15],
    multipliers: [{ multiplier: 1, weight: 1 }],
    cap: 60,
  },
}
