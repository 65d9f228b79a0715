import { rankOf } from '../cards.ts'

/**
 * The count of a hand: an ace is 11 as long as the hand does not go over 21 by it, and the hand is
 * then called soft.
 */
export interface Total {
  total: number
  soft: boolean
}

export function countHand(cards: readonly number[]): Total {
  return cards.reduce((sum: Total, card) => addCard(sum, cardValue(card)), {
    total: 0,
    soft: false,
  })
}

/** The total after one more card of this value, 1 for an ace. */
export function addCard({ total, soft }: Total, value: number): Total {
  const raised = total + value
  if (value === 1 && !soft && raised + 10 <= 21) return { total: raised + 10, soft: true }
  return soft && raised > 21 ? { total: raised - 10, soft: false } : { total: raised, soft }
}

/** 1 for an ace, 10 for a ten or a picture. */
export function cardValue(card: number): number {
  return Math.min(rankOf(card) + 1, 10)
}

/** An ace and a ten as the first two cards. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && countHand(cards).total === 21
}
