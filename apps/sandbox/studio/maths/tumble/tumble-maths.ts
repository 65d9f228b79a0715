import type { PayingSymbol, Strips } from '../slot/slot-maths.ts'

/**
 * All that makes the chances and pays of a slot whose wins vanish: what stood above them on the
 * strip falls down. The stops of the paid spin decide everything that follows. Pays are hundredths
 * of the stake in steps of five, as in slot/slot-maths.ts.
 */
export interface TumbleMaths {
  rows: number
  strips: Strips
  /**
   * `ways`: equal symbols on neighbouring reels from the left. `clusters`: equal symbols that touch
   * each other by a side.
   */
  winsBy: 'ways' | 'clusters'
  /**
   * Indexed by the number of reels, or by the size of a cluster; a longer one pays as the last that
   * is named.
   */
  pays: Record<PayingSymbol, readonly number[]>
  /**
   * The multipliers for the wins of the first grid, the second, the third …; the last is for all
   * later ones.
   */
  multipliers: readonly number[]
}
