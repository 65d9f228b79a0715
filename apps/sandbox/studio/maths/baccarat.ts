import * as v from 'valibot'
import { DECKS, drawShoe, MOST_DEALT, rankOf } from './cards.ts'
import type { Game } from './game.ts'
import { parsed } from './parsed.ts'

const SPOTS = ['player', 'banker', 'tie'] as const
export type BaccaratSpot = (typeof SPOTS)[number]
export interface BaccaratChoice {
  /** Amounts in minor units, in whole hundreds, so that the banker's 0.95 is a whole amount. */
  bets: { spot: BaccaratSpot; amount: number }[]
}

export interface BaccaratState extends BaccaratChoice {
  /** The first six of the shoe: four are dealt always, the others as the rules require. */
  cards: number[]
}

const CHIPS = [100, 500, 1000, 5000]
const MOST_ON_THE_TABLE = 100_000
/** The pays for one, the stake included, in hundredths. */
export const BACCARAT_PAYS: Record<BaccaratSpot, number> = { player: 200, banker: 195, tie: 1000 }
/**
 * The return of a bet on a tie, the lowest of the three; baccarat.test.ts counts all 10^6 sequences
 * of values.
 */
const LOWEST_BASIS_POINTS = 9515

const choice = v.object({
  bets: v.pipe(
    v.array(
      v.object({
        spot: v.picklist(SPOTS),
        amount: v.pipe(v.number(), v.safeInteger(), v.minValue(100), v.multipleOf(100)),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
    v.check((bets) => bets.reduce((sum, { amount }) => sum + amount, 0) <= MOST_ON_THE_TABLE),
  ),
})

/**
 * Baccarat of the usual drawing rules, from eight decks that are shuffled before each round; a tie
 * pays 9 to 1.
 */
export function baccaratGame(): Game<BaccaratChoice, BaccaratState, never> {
  return {
    stakes: CHIPS,
    rtpBasisPoints: LOWEST_BASIS_POINTS,
    rtpIsLowest: true,
    topWin: BACCARAT_PAYS.tie / 100,
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: () => null,
    stakeOf: ({ bets }) => bets.reduce((sum, bet) => sum + bet.amount, 0),
    start: ({ bets }, random) => ({ bets, cards: drawShoe(MOST_DEALT, DECKS, random) }),
    act: () => null,
    winOf: (state) => winningBets(state).reduce((sum, { win }) => sum + win, 0),
    show: (state) => ({
      ...dealBaccarat(state.cards),
      bets: state.bets,
      wins: winningBets(state),
      cards: state.cards,
    }),
    describe: () => ({
      kind: 'baccarat',
      chips: CHIPS,
      most: MOST_ON_THE_TABLE,
      pays: BACCARAT_PAYS,
    }),
  }
}

export interface BaccaratDeal {
  player: number[]
  banker: number[]
  playerTotal: number
  bankerTotal: number
  winner: BaccaratSpot
}

/** Deals the cards: to player and banker in turn, then by the rules of the third card. */
export function dealBaccarat(cards: readonly number[]): BaccaratDeal {
  const [first = 0, second = 0, third = 0, fourth = 0] = cards
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ] as const
  const hands = { player: [...player], banker: [...banker] }
  const isNatural = totalOf(player) >= 8 || totalOf(banker) >= 8
  if (!isNatural) {
    const drawn = totalOf(player) <= 5 ? cards[4] : undefined
    if (drawn !== undefined) hands.player.push(drawn)
    const bankers = cards[drawn === undefined ? 4 : 5]
    if (
      bankers !== undefined &&
      bankerDraws(totalOf(banker), drawn === undefined ? null : pointsOf(drawn))
    )
      hands.banker.push(bankers)
  }
  const [playerTotal, bankerTotal] = [totalOf(hands.player), totalOf(hands.banker)]
  return {
    ...hands,
    playerTotal,
    bankerTotal,
    winner: playerTotal > bankerTotal ? 'player' : bankerTotal > playerTotal ? 'banker' : 'tie',
  }
}

/**
 * The banker's rule, by its own total and by the value of the player's third card; null when the
 * player stood.
 */
function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5
  if (total <= 2) return true
  if (total === 3) return third !== 8
  if (total === 4) return third >= 2 && third <= 7
  if (total === 5) return third >= 4 && third <= 7
  return total === 6 && (third === 6 || third === 7)
}

function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
}

function pointsOf(card: number): number {
  const rank = rankOf(card)
  return rank >= 9 ? 0 : rank + 1
}

/** Returns the bets that win. On a tie the bets on player and banker are returned to the player. */
function winningBets({ bets, cards }: BaccaratState): { spot: BaccaratSpot; win: number }[] {
  const { winner } = dealBaccarat(cards)
  return bets.flatMap(({ spot, amount }) => {
    if (spot === winner) return [{ spot, win: (amount * BACCARAT_PAYS[spot]) / 100 }]
    return winner === 'tie' ? [{ spot, win: amount }] : []
  })
}
