/** Milliseconds for which the cards are shuffled before one is dealt. */
export const SPIN_MS = 4000

/** The number of games on the cards that pass by. */
export const SLIDES = 10

/** The game that is dealt, and its position. Every game of the casino is as likely as any other. */
export interface Deal {
  /** Counted from zero, in pages of as many games as there are slides. */
  page: number
  place: number
}

/** `chance` is from 0 to below 1; null where there are no games. */
export function deal(total: number, chance: number): Deal | null {
  if (total <= 0) return null
  const index = Math.min(total - 1, Math.floor(chance * total))
  return { page: Math.floor(index / SLIDES), place: index % SLIDES }
}

/**
 * These cards, with the last ones of the page `before` ahead of them where they are fewer than the
 * slides; the same one is dealt.
 */
export function fillUp<Card>(
  before: readonly Card[],
  cards: readonly Card[],
  place: number,
): { cards: readonly Card[]; place: number } {
  const missing = before.slice(Math.max(0, before.length + cards.length - SLIDES))
  return { cards: [...missing, ...cards], place: missing.length + place }
}

/** Number of times that all cards pass by before the dealt one stays. */
const TURNS = 3

/**
 * The cards in the order in which they pass by: some turns of them all, on to the dealt one, and
 * two behind it for the eye.
 */
export function runOf<Card>(
  cards: readonly Card[],
  place: number,
): { cards: Card[]; stopsAt: number } {
  const stopsAt = TURNS * cards.length + place
  const run = Array.from({ length: stopsAt + 3 }, (_, index) => cards[index % cards.length] as Card)
  return { cards: run, stopsAt }
}
