/*
 * How a provable round follows from its words: the part of the mathematics that the game page runs
 * again in the player's own browser, and so without anything of Node.
 */

/** Where chance comes from. A game that is given the same draws unfolds to the same round. */
export interface Random {
  /** A whole number from 0 to `limit` - 1, each equally likely. `limit` is at most 2^32. */
  below(limit: number): number
}

/** The number of tiles of a board of mines. */
export const CELLS = 25
/** Where a flight ends at the latest, in hundredths. */
export const HIGHEST_POINT = 100_000

/**
 * Words that would favour small numbers are thrown away, so that every outcome is equally likely to
 * the last bit.
 */
export function fromWords(nextWord: () => number): Random {
  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32)
        throw new RangeError(`Cannot draw below ${limit}`)
      const fair = 2 ** 32 - (2 ** 32 % limit)
      let word = nextWord()
      while (word >= fair) word = nextWord()
      return word % limit
    },
  }
}

/**
 * floor(99 × 2^52 / (2^52 − u)) for a u of 52 random bits, at least 1.00 and at most 1000.00; in
 * hundredths.
 */
export function drawPoint(random: Random): number {
  const bits = (BigInt(random.below(2 ** 26)) << 26n) + BigInt(random.below(2 ** 26))
  const point = Number((99n << 52n) / ((1n << 52n) - bits))
  return Math.min(Math.max(point, 100), HIGHEST_POINT)
}

/** Where the mines lie. */
export function drawCells(mines: number, random: Random): number[] {
  return drawDistinct(mines, CELLS, random)
}

/** The first `count` places of a Fisher-Yates shuffle of 0 to `size` - 1, from the front. */
export function drawDistinct(count: number, size: number, random: Random): number[] {
  const cells = Array.from({ length: size }, (_, index) => index)
  for (let place = 0; place < count; place += 1) {
    const other = place + random.below(size - place)
    ;[cells[place], cells[other]] = [cells[other] as number, cells[place] as number]
  }
  return cells.slice(0, count)
}

/** The numbers of a European wheel: 0 to 36. */
export const POCKETS = 37
export function drawPocket(random: Random): number {
  return random.below(POCKETS)
}

/** The number of results of a roll of the dice: 00.00 to 99.99. */
export const ROLLS = 10_000
export function drawRoll(random: Random): number {
  return random.below(ROLLS)
}

/** Draws the way of a ball at each pin: 0 left, 1 right. */
export function drawPath(pins: number, random: Random): number[] {
  return Array.from({ length: pins }, () => random.below(2))
}

/** The numbers of keno to choose from, and how many of them are drawn. */
export const KENO_NUMBERS = 40
export const KENO_DRAWN = 10
/** The numbers from 1 to 40 that come, in the order they come. */
export function drawKeno(random: Random): number[] {
  return drawDistinct(KENO_DRAWN, KENO_NUMBERS, random).map((number) => number + 1)
}

/** The number of cards of a million that carry a prize, in hundredths of the price. */
export interface ScratchPrize {
  pay: number
  cards: number
}

const SCRATCH_CARDS = 1_000_000
const SCRATCH_FIELDS = 9

/**
 * The nine fields of a scratch card. One draw decides the prize; the amounts beside it come from
 * two of every other prize, of which a shuffle takes as many as are needed, and a second shuffle
 * assigns each to a field.
 */
export function drawScratch(prizes: readonly ScratchPrize[], random: Random): number[] {
  let left = random.below(SCRATCH_CARDS)
  const prize = prizes.find(({ cards }) => {
    left -= cards
    return left < 0
  })
  const won = prize ? [prize.pay, prize.pay, prize.pay] : []
  const others = prizes.flatMap(({ pay }) => (pay === prize?.pay ? [] : [pay, pay]))
  const beside = drawDistinct(SCRATCH_FIELDS - won.length, others.length, random).map(
    (index) => others[index] as number,
  )
  const amounts = [...won, ...beside]
  return drawDistinct(SCRATCH_FIELDS, SCRATCH_FIELDS, random).map(
    (index) => amounts[index] as number,
  )
}
