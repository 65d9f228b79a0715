import { exactReturn, scatterChances } from '../slot/expectation.ts'
import type { HoldMaths } from './build-hold.ts'
import { placesOf } from './hold.ts'

/**
 * Returns the exact return as a fraction of the stake. It adds the return of the lines and, for
 * each number of coins that can start the feature, the average coins at its end. The value of a
 * coin does not depend on when or where it came.
 */
export function exactHold(maths: HoldMaths): number {
  const { base, coins, full, starts } = maths
  const weights = coins.reduce((sum, { weight }) => sum + weight, 0)
  const worth = coins.reduce((sum, { pay, weight }) => sum + pay * weight, 0) / weights
  const places = placesOf(maths)
  const ends = endsOf(maths)
  const feature = scatterChances(base.strips, base.rows).reduce((sum, chance, count) => {
    if (count < starts) return sum
    const { coins: held, full: isFull } = ends(Math.min(count, places), maths.spins)
    return sum + chance * (held * worth + isFull * full)
  }, 0)
  return exactReturn(base) + feature / 100
}

interface End {
  /** Average number of coins at the end of the feature. */
  coins: number
  /** Chance that coins fill every place. */
  full: number
}

function endsOf(maths: HoldMaths): (held: number, left: number) => End {
  const places = placesOf(maths)
  const known = new Map<string, End>()
  const end = (held: number, left: number): End => {
    if (held === places) return { coins: held, full: 1 }
    if (left === 0) return { coins: held, full: 0 }
    const key = `${held} ${left}`
    const found = known.get(key)
    if (found) return found
    const sum: End = { coins: 0, full: 0 }
    chancesOf(places - held, 1 / maths.odds).forEach((chance, fresh) => {
      const then = fresh === 0 ? end(held, left - 1) : end(held + fresh, maths.spins)
      sum.coins += chance * then.coins
      sum.full += chance * then.full
    })
    known.set(key, sum)
    return sum
  }
  return end
}

/** Returns the chances of 0, 1, 2 … hits in `tries` tries. */
function chancesOf(tries: number, chance: number): number[] {
  let chances = [1]
  for (let index = 0; index < tries; index += 1) {
    chances = [...chances, 0].map(
      (each, count) => each * (1 - chance) + (chances[count - 1] ?? 0) * chance,
    )
  }
  return chances
}
