import type { Random } from './random.ts'

/*
 * How a provable round follows from its words: the part of the mathematics that the game page runs again in the player's own browser,
 * and so without anything of Node.
 */

/** How many tiles a board of mines has. */
export const CELLS = 25
/** Where a flight ends at the latest, in hundredths. */
export const HIGHEST_POINT = 100_000

/** Words that would favour small numbers are thrown away, so that every outcome is equally likely to the last bit. */
export function fromWords(nextWord: () => number): Random {
  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new RangeError(`Cannot draw below ${limit}`)
      const fair = 2 ** 32 - (2 ** 32 % limit)
      let word = nextWord()
      while (word >= fair) word = nextWord()
      return word % limit
    },
  }
}

/** floor(99 × 2^52 / (2^52 − u)) for a u of 52 random bits, at least 1.00 and at most 1000.00; in hundredths. */
export function drawPoint(random: Random): number {
  const bits = (BigInt(random.below(2 ** 26)) << 26n) + BigInt(random.below(2 ** 26))
  const point = Number((99n << 52n) / ((1n << 52n) - bits))
  return Math.min(Math.max(point, 100), HIGHEST_POINT)
}

/** The first `mines` places of a Fisher-Yates shuffle of 0 to 24, from the front. */
export function drawCells(mines: number, random: Random): number[] {
  const cells = Array.from({ length: CELLS }, (_, index) => index)
  for (let place = 0; place < mines; place += 1) {
    const other = place + random.below(CELLS - place)
    ;[cells[place], cells[other]] = [cells[other] as number, cells[place] as number]
  }
  return cells.slice(0, mines)
}
