import type { Random } from './draws.ts'
import { drawDistinct } from './draws.ts'

/*
 * A card is a number from 0 to 51: its rank is the remainder by 13, from 0 for the ace over 1 for
 * the two to 12 for the king; its suit is the quotient, in the order spades, hearts, diamonds,
 * clubs. Nothing of Node: the game page draws the same cards again.
 */

export const CARDS = 52
export const RANKS = 13
export const rankOf = (card: number): number => card % RANKS
export const suitOf = (card: number): number => Math.floor(card / RANKS)

/** Baccarat's shoe, and the most cards that one round of it takes. */
export const DECKS = 8
export const MOST_DEALT = 6

/** Cards that each come from a full deck, so that none changes the chances of the next. */
export function drawCards(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => random.below(CARDS))
}

/** The first cards of so many decks, shuffled. */
export function drawShoe(count: number, decks: number, random: Random): number[] {
  return drawDistinct(count, CARDS * decks, random).map((card) => card % CARDS)
}
