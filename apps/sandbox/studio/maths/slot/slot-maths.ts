export const PAYING_SYMBOLS = ['h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number]
export type SlotSymbol = PayingSymbol | 'wild' | 'scatter'
/** The features that a slot may add to its ordinary spins. */
export type FeatureId = 'none' | 'doubled' | 'tripled' | 'wheel' | 'wild-reel' | 'expanding'
export type Strips = readonly (readonly SlotSymbol[])[]

/**
 * All that makes one slot's chances and pays. Pays are hundredths of the whole stake, in steps of
 * five, so that with stakes in steps of twenty minor units every win is a whole amount and nothing
 * is lost to rounding. Wilds never stand on the first reel (nor on the last where both directions
 * pay): the first symbol alone then names what a line can win.
 */
export interface SlotMaths {
  rows: number
  strips: Strips
  /**
   * Rows from the first reel to the last, one list a line; null when every way from left to right
   * pays.
   */
  lines: readonly (readonly number[])[] | null
  bothWays: boolean
  /** Indexed by how many of a kind; per line or per way. */
  pays: Record<PayingSymbol, readonly number[]>
  /** Every wild that helps a win multiplies it by this. */
  wildMultiplier: number
  /** Indexed by the number of scatters in sight. */
  scatterPays: readonly number[]
  freeSpins: FreeSpins | null
}

export interface FreeSpins {
  /**
   * `wild-reel`: each spin turns one reel after the first wild. `expanding`: a chosen symbol fills
   * its reels and then pays on every line.
   */
  kind: 'plain' | 'wild-reel' | 'expanding'
  /** Spins won, indexed by the number of scatters; the same again during the free spins. */
  spins: readonly number[]
  /** Each free spin draws its multiplier from these. */
  multipliers: readonly { multiplier: number; weight: number }[]
  /** A round never holds more free spins than this. */
  cap: number
  strips: Strips
}
