import { type HandName, nameDeucesHand, nameHand } from './hands.ts'

export interface PayTable {
  nameOf(cards: readonly number[]): HandName
  /** Multiples of the stake, the stake included. */
  pays: Readonly<Partial<Record<HandName, number>>>
  /**
   * Return to player of perfect play, exact, in basis points: optimal.test.ts and `npm run rtp`
   * count all 2,598,960 hands.
   */
  rtpBasisPoints: number
}

const FROM_JACKS = { pair: 1, twoPairs: 2, three: 3, straight: 4, straightFlush: 50, royal: 800 }

/** Pay tables by volatility, with the names by which players know them. */
export const PAY_TABLES = {
  /** Jacks or better, 9/6. */
  low: {
    nameOf: nameHand,
    pays: { ...FROM_JACKS, flush: 6, fullHouse: 9, four: 25, fourLow: 25, fourAces: 25 },
    rtpBasisPoints: 9954,
  },
  /** Bonus poker, 8/5. */
  medium: {
    nameOf: nameHand,
    pays: { ...FROM_JACKS, flush: 5, fullHouse: 8, four: 25, fourLow: 40, fourAces: 80 },
    rtpBasisPoints: 9917,
  },
  /** Deuces wild, 16/10. */
  high: {
    nameOf: nameDeucesHand,
    pays: {
      three: 1,
      straight: 2,
      flush: 3,
      fullHouse: 4,
      four: 4,
      straightFlush: 10,
      five: 16,
      wildRoyal: 25,
      fourDeuces: 200,
      royal: 800,
    },
    rtpBasisPoints: 9973,
  },
} satisfies Record<string, PayTable>
