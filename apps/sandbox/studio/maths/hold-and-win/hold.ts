import type { Random } from '../draws.ts'
import { drawRound, type Spin } from '../slot/spin.ts'
import type { HoldMaths } from './build-hold.ts'

/** A coin with its place, and its value in hundredths of the stake. */
export interface Coin {
  cell: [reel: number, row: number]
  pay: number
}

export interface HoldRound {
  spin: Spin
  /** The coins that the paid spin shows. They pay only if there are enough to start the feature. */
  coins: Coin[]
  /** The coins that came with each spin of the feature; none where it was not started. */
  again: Coin[][]
  /** Payment of the feature, in hundredths of the stake. */
  won: number
  /** Hundredths of the stake. */
  total: number
}

/**
 * Draws a whole round: the paid spin and, where it starts the feature, all spins of the feature.
 */
export function drawHold(maths: HoldMaths, random: Random): HoldRound {
  const [spin] = drawRound(maths.base, random).spins as [Spin]
  const coins = spin.grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) =>
      symbol === 'scatter' ? [drawCoin(maths, [reel, row], random)] : [],
    ),
  )
  if (coins.length < maths.starts) return { spin, coins, again: [], won: 0, total: spin.total }
  const again = drawAgain(maths, coins, random)
  const held = [...coins, ...again.flat()]
  const isFull = held.length === placesOf(maths)
  const won = held.reduce((sum, { pay }) => sum + pay, 0) + (isFull ? maths.full : 0)
  return { spin, coins, again, won, total: spin.total + won }
}

export function placesOf({ base }: HoldMaths): number {
  return base.rows * base.strips.length
}

function drawAgain(maths: HoldMaths, first: readonly Coin[], random: Random): Coin[][] {
  const empty = new Map<string, [number, number]>()
  maths.base.strips.forEach((_, reel) => {
    for (let row = 0; row < maths.base.rows; row += 1) empty.set(`${reel} ${row}`, [reel, row])
  })
  for (const { cell } of first) empty.delete(cell.join(' '))
  const again: Coin[][] = []
  for (let left = maths.spins; left > 0 && empty.size > 0; left -= 1) {
    const fresh = [...empty.values()].flatMap((cell) =>
      random.below(maths.odds) === 0 ? [drawCoin(maths, cell, random)] : [],
    )
    for (const { cell } of fresh) empty.delete(cell.join(' '))
    again.push(fresh)
    if (fresh.length > 0) left = maths.spins + 1
  }
  return again
}

function drawCoin({ coins }: HoldMaths, cell: [number, number], random: Random): Coin {
  let left = random.below(coins.reduce((sum, { weight }) => sum + weight, 0))
  const drawn = coins.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return { cell, pay: drawn?.pay ?? 0 }
}
