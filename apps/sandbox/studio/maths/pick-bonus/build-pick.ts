import { buildMaths } from '../slot/build-maths.ts'
import type { Volatility } from '../slot/layouts.ts'
import type { SlotMaths } from '../slot/slot-maths.ts'

/**
 * A slot on lines whose scatters open a board of covered places: the player turns them over until
 * one of them ends it.
 */
export interface PickMaths {
  base: SlotMaths
  /** Number of scatters in sight that open the board. */
  starts: number
  /** Prizes on the board, in hundredths of the stake. */
  prizes: readonly number[]
  /** Places beside the prizes that end the bonus. */
  ends: number
}

export interface PickMachine {
  maths: PickMaths
  /** The exact return, rounded to hundredths of a per cent. */
  rtpBasisPoints: number
}

const PLANS: Record<
  Volatility,
  { scale: number; prizes: readonly number[]; rtpBasisPoints: number }
> = {
  low: {
    scale: 2.6,
    prizes: [200, 200, 300, 300, 500, 500, 1000, 1000, 2500],
    rtpBasisPoints: 9516,
  },
  medium: {
    scale: 2.28,
    prizes: [200, 200, 300, 500, 500, 1000, 1500, 2500, 5000],
    rtpBasisPoints: 9694,
  },
  high: {
    scale: 1.7,
    prizes: [100, 200, 300, 500, 1000, 1500, 2500, 4000, 10_000],
    rtpBasisPoints: 9672,
  },
}
const ENDS = 3

export function buildPick(volatility: Volatility): PickMachine {
  const { scale, prizes, rtpBasisPoints } = PLANS[volatility]
  const base = buildMaths({ layout: 'lines-20', feature: 'none', volatility, scale })
  return { maths: { base, starts: 3, prizes, ends: ENDS }, rtpBasisPoints }
}
