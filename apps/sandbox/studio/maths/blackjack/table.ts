import { rankOf } from '../cards.ts'
import { countHand, isBlackjack } from './hands.ts'

export type Move = 'hit' | 'stand' | 'double' | 'split'

export interface BlackjackState {
  stake: number
  /** Every card that could be needed, in the order in which they are dealt. */
  cards: number[]
  moves: Move[]
  /**
   * The dealer's own cards, where several seats play against one dealer; otherwise they come from
   * `cards` as well.
   */
  dealer?: readonly number[]
}

export interface Hand {
  cards: number[]
  doubled: boolean
  done: boolean
}

/** The cards and bets on the table once all moves so far are made. */
export interface Table {
  hands: Hand[]
  dealer: number[]
  /** The hand that is played; null once the player has nothing more to decide. */
  active: number | null
  /** Number of cards that have left the shoe. */
  used: number
}

/** Lays out a round from its beginning. Throws RangeError for a move that is not possible. */
export function layOut({ cards, moves, dealer }: BlackjackState): Table {
  const [first = 0, up = 0, second = 0, hole = 0] = dealer
    ? [cards[0], dealer[0], cards[1], dealer[1]]
    : cards
  const hand = { cards: [first, second], doubled: false, done: false }
  const table: Table = { hands: [hand], dealer: [up, hole], active: 0, used: dealer ? 2 : 4 }
  const draw = () => cards[table.used++] as number
  const [dealt] = table.hands as [Hand]
  if (isBlackjack(dealt.cards) || isBlackjack(table.dealer)) return { ...table, active: null }
  for (const move of moves) {
    if (!movesIn(table).includes(move)) throw new RangeError(`No ${move} is possible`)
    makeMove(table, move, draw)
  }
  if (table.active === null && table.hands.some(({ cards }) => countHand(cards).total <= 21))
    while (countHand(table.dealer).total < 17)
      table.dealer.push(dealer ? (dealer[table.dealer.length] as number) : draw())
  return table
}

/** Lists the moves that the player may make. A pair is split once; split aces are not played on. */
export function movesIn({ hands, active }: Table): Move[] {
  const hand = active === null ? undefined : hands[active]
  if (!hand) return []
  const [first = 0, second = 0] = hand.cards
  const isFresh = hand.cards.length === 2
  return [
    'hit',
    'stand',
    ...(isFresh ? ['double' as const] : []),
    ...(isFresh && hands.length === 1 && rankOf(first) === rankOf(second)
      ? ['split' as const]
      : []),
  ]
}

function makeMove(table: Table, move: Move, draw: () => number): void {
  const hand = table.hands[table.active ?? 0] as Hand
  if (move === 'split') {
    const isAces = rankOf(hand.cards[0] as number) === 0
    table.hands = hand.cards.map((card) => ({
      cards: [card, draw()],
      doubled: false,
      done: isAces,
    }))
  } else if (move === 'stand') hand.done = true
  else {
    hand.cards.push(draw())
    hand.doubled = move === 'double'
    hand.done = hand.doubled
  }
  for (const each of table.hands) each.done ||= countHand(each.cards).total >= 21
  const next = table.hands.findIndex(({ done }) => !done)
  table.active = next === -1 ? null : next
}

/**
 * Returns the pay of each hand in multiples of the stake: 0 for a loss, 1 for a draw, 2 for a win,
 * 2.5 for a blackjack; twice that when doubled.
 */
export function paysOf({ hands, dealer }: Table): number[] {
  const dealers = countHand(dealer).total
  return hands.map(({ cards, doubled }) => {
    const { total } = countHand(cards)
    const natural = hands.length === 1 && isBlackjack(cards)
    if (natural || isBlackjack(dealer)) return natural ? (isBlackjack(dealer) ? 1 : 2.5) : 0
    if (total > 21) return 0
    const times = dealers > 21 || total > dealers ? 2 : total === dealers ? 1 : 0
    return doubled ? times * 2 : times
  })
}
