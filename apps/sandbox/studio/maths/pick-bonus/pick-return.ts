import { exactReturn, scatterChances } from '../slot/expectation.ts'
import type { PickMaths } from './build-pick.ts'

/**
 * The exact return as a fraction of the stake, however one picks: in a shuffled board each prize is
 * found if it comes before all ends, which is one chance in one more than there are ends.
 */
export function exactPick({ base, starts, prizes, ends }: PickMaths): number {
  const opens = scatterChances(base.strips, base.rows).reduce(
    (sum, chance, count) => sum + (count >= starts ? chance : 0),
    0,
  )
  const bonus = prizes.reduce((sum, prize) => sum + prize, 0) / (ends + 1)
  return exactReturn(base) + (opens * bonus) / 100
}
