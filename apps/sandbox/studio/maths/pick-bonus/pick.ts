import type { Random } from '../draws.ts'
import { drawDistinct } from '../draws.ts'
import { drawRound, type Spin } from '../slot/spin.ts'
import type { PickMaths } from './build-pick.ts'

export interface PickRound {
  spin: Spin
  /**
   * What lies where, in hundredths of the stake; 0 ends the bonus. Empty where the spin did not
   * open the board.
   */
  board: number[]
  /** Places in the order they were turned over. */
  picked: number[]
}

/**
 * Draws the spin and, where it opens the board, all that lies on it. The player's picks change
 * nothing of that.
 */
export function drawPick(maths: PickMaths, random: Random): PickRound {
  const [spin] = drawRound(maths.base, random).spins as [Spin]
  if (spin.scatters < maths.starts) return { spin, board: [], picked: [] }
  const lying = [...maths.prizes, ...Array<number>(maths.ends).fill(0)]
  return {
    spin,
    board: drawDistinct(lying.length, lying.length, random).map((index) => lying[index] as number),
    picked: [],
  }
}

/** True once an end was turned over, or there was no board. */
export function isOver({ board, picked }: PickRound): boolean {
  return board.length === 0 || picked.some((place) => board[place] === 0)
}

/** Turns one more place over; null where that is not possible. */
export function turnOver(round: PickRound, place: number): PickRound | null {
  const { board, picked } = round
  if (isOver(round) || board[place] === undefined || picked.includes(place)) return null
  return { ...round, picked: [...picked, place] }
}

/** Turns the remaining places over from the first on, until an end shows. */
export function turnRest(round: PickRound): PickRound {
  return round.board.reduce<PickRound>(
    (turned, _, place) => turnOver(turned, place) ?? turned,
    round,
  )
}

/** Hundredths of the stake. */
export function bonusOf({ board, picked }: PickRound): number {
  return picked.reduce((sum, place) => sum + (board[place] ?? 0), 0)
}
