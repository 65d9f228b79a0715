import * as v from 'valibot'
import { countHand, isBlackjack } from '../maths/blackjack/hands.ts'
import { perfectReturn } from '../maths/blackjack/perfect-play.ts'
import { layOut, type Move, movesIn, paysOf, type Table } from '../maths/blackjack/table.ts'
import { drawCards } from '../maths/cards.ts'
import type { Random } from '../maths/draws.ts'
import type { Game } from '../maths/game.ts'
import { parsed } from '../maths/parsed.ts'

const SEATS = 5
const CHIPS = [100, 500, 1000, 5000]
const MOST_OF_A_PLAYER = 100_000
/** More than two hands of at most 20 cards and a dealer's of 17 can need. */
const MOST_OF_A_SEAT = 44
const MOST_OF_THE_DEALER = 18

export interface SeatBet {
  /** `seat-0` to `seat-4`. */
  spot: string
  amount: number
}

/** All cards that could be needed, and what the players have done. */
export interface BlackjackOutcome {
  dealer: number[]
  seats: { cards: number[]; moves: Move[]; isIn: boolean }[]
}

export interface LiveBlackjackState {
  bets: SeatBet[]
  /** The seat that the player plays; every other bet is one behind. */
  own: number | null
  moves: Move[]
  outcome: BlackjackOutcome | null
}

const choice = v.object({
  bets: v.pipe(
    v.array(
      v.object({
        spot: v.picklist(Array.from({ length: SEATS }, (_, seat) => `seat-${seat}`)),
        amount: v.pipe(v.number(), v.safeInteger(), v.minValue(100), v.multipleOf(100)),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
    v.check((bets) => bets.reduce((sum, { amount }) => sum + amount, 0) <= MOST_OF_A_PLAYER),
  ),
})

/**
 * Blackjack at a live table: each seat plays its hand against the one dealer, by the rules of the
 * game for one; others bet behind it.
 */
export function liveBlackjack(): Game<
  Pick<LiveBlackjackState, 'bets'>,
  LiveBlackjackState,
  { outcome: BlackjackOutcome }
> {
  return {
    stakes: CHIPS,
    rtpBasisPoints: Math.round(perfectReturn() * 10_000),
    rtpIsLowest: false,
    topWin: 4,
    provable: false,
    readChoice: (given) => parsed(choice, given),
    readAction: () => null,
    stakeOf: ({ bets }) => bets.reduce((sum, bet) => sum + bet.amount, 0),
    start: ({ bets }) => ({ bets, own: null, moves: [], outcome: null }),
    act: (state, { outcome }) => ({ ...state, outcome }),
    winOf: (state) =>
      state.outcome && winsOf(state, state.outcome).reduce((sum, { win }) => sum + win, 0),
    show: (state) => ({
      bets: state.bets,
      own: state.own,
      ...(state.outcome && {
        wins: winsOf(state, state.outcome),
        table: show(state.outcome as unknown as BlackjackOutcome, true),
      }),
    }),
    describe: () => ({
      kind: 'live-blackjack',
      chips: CHIPS,
      most: MOST_OF_A_PLAYER,
      seats: SEATS,
    }),
    table: {
      bettingMs: 15_000,
      drawingMs: 2000,
      showingMs: 9000,
      draw,
      show: (outcome, isOver) => show(outcome as BlackjackOutcome, isOver),
      labelOf: (outcome) => labelOf(outcome as BlackjackOutcome),
      seats: {
        count: SEATS,
        decidingMs: 15_000,
        dealIn: (outcome, seats) => dealIn(outcome as BlackjackOutcome, seats),
        movesOf: (outcome, seat) => costsOf(outcome as BlackjackOutcome, seat),
        movesMade: (outcome, seat) => (outcome as BlackjackOutcome).seats[seat]?.moves.length ?? 0,
        makeMove: (outcome, seat, move) =>
          makeMove(outcome as BlackjackOutcome, seat, move as Move),
      },
    },
  }
}

function draw(random: Random): BlackjackOutcome {
  const seats = Array.from({ length: SEATS }, () => ({
    cards: drawCards(MOST_OF_A_SEAT, random),
    moves: [],
    isIn: false,
  }))
  return { dealer: drawCards(MOST_OF_THE_DEALER, random), seats }
}

function dealIn(outcome: BlackjackOutcome, seats: readonly number[]): BlackjackOutcome {
  return {
    ...outcome,
    seats: outcome.seats.map((seat, index) => ({ ...seat, isIn: seats.includes(index) })),
  }
}

function makeMove(outcome: BlackjackOutcome, seat: number, move: Move): BlackjackOutcome {
  return {
    ...outcome,
    seats: outcome.seats.map((each, index) =>
      index === seat ? { ...each, moves: [...each.moves, move] } : each,
    ),
  }
}

function costsOf(outcome: BlackjackOutcome, seat: number): Record<string, number> {
  const table = tableOf(outcome, seat)
  const moves = table && outcome.seats[seat]?.isIn ? movesIn(table) : []
  return Object.fromEntries(
    moves.map((move) => [move, move === 'double' || move === 'split' ? 1 : 0]),
  )
}

function tableOf({ dealer, seats }: BlackjackOutcome, seat: number): Table | null {
  const at = seats[seat]
  return at ? layOut({ stake: 0, cards: at.cards, moves: at.moves, dealer }) : null
}

/**
 * Returns what each bet gets back. A seat that has not decided stands. A bet behind takes the single
 * result of the seat's first hand.
 */
function winsOf(
  { bets, own }: LiveBlackjackState,
  outcome: BlackjackOutcome,
): { spot: string; win: number }[] {
  return bets.map(({ spot, amount }) => {
    const seat = Number(spot.slice('seat-'.length))
    const table = standAll(outcome, seat)
    const pays = paysOf(table)
    const behind = (pays[0] ?? 0) / (table.hands[0]?.doubled ? 2 : 1)
    return { spot, win: amount * (seat === own ? pays.reduce((sum, pay) => sum + pay, 0) : behind) }
  })
}

/** The seat as it is at the end. */
function standAll(outcome: BlackjackOutcome, seat: number): Table {
  let current = outcome
  for (;;) {
    const table = tableOf(current, seat) as Table
    if (table.active === null) return table
    current = makeMove(current, seat, 'stand')
  }
}

function dealersHand({ dealer }: BlackjackOutcome): number[] {
  const hand = dealer.slice(0, 2)
  while (countHand(hand).total < 17) hand.push(dealer[hand.length] as number)
  return hand
}

function labelOf(outcome: BlackjackOutcome): string {
  const hand = dealersHand(outcome)
  return isBlackjack(hand) ? 'blackjack' : String(countHand(hand).total)
}

/**
 * The dealer's second card stays hidden while players decide; a seat that was not dealt in shows
 * nothing.
 */
function show(outcome: BlackjackOutcome, isOver: boolean) {
  const dealer = isOver ? dealersHand(outcome) : outcome.dealer.slice(0, 1)
  const seats = outcome.seats.map(({ isIn }, seat) => {
    if (!isIn) return null
    const table = isOver ? standAll(outcome, seat) : (tableOf(outcome, seat) as Table)
    const pays = isOver ? paysOf(table) : []
    const hands = table.hands.map((hand, index) => ({
      ...hand,
      ...countHand(hand.cards),
      pays: pays[index] ?? null,
    }))
    return { active: isOver ? null : table.active, moves: isOver ? [] : movesIn(table), hands }
  })
  return { isOver, dealer: { cards: dealer, ...countHand(dealer) }, seats }
}
