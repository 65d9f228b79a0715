import * as v from 'valibot'
import { drawCards } from '../cards.ts'
import type { Game } from '../game.ts'
import { HUNDREDS, parsed } from '../parsed.ts'
import { countHand } from './hands.ts'
import { perfectReturn } from './perfect-play.ts'
import { type BlackjackState, layOut, type Move, movesIn, paysOf } from './table.ts'

export interface BlackjackAction {
  kind: Move
}

/**
 * Two hands of at most 20 cards that are still played, and a dealer's of 17, never need as many.
 */
const MOST_CARDS = 60

const choice = v.object({ stake: v.picklist(HUNDREDS) })
const action = v.object({ kind: v.picklist(['hit', 'stand', 'double', 'split']) })

/**
 * Blackjack of one seat. Every card comes from a full deck; the dealer stands on every 17 and looks
 * for a blackjack first; 3 to 2; doubles on any two cards, after a split too; one split.
 */
export function blackjackGame(): Game<{ stake: number }, BlackjackState, BlackjackAction> {
  return {
    stakes: HUNDREDS,
    rtpBasisPoints: Math.round(perfectReturn() * 10_000),
    rtpIsLowest: false,
    topWin: 4,
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: (given) => parsed(action, given),
    stakeOf: ({ stake }) => stake,
    start: ({ stake }, random) => ({ stake, cards: drawCards(MOST_CARDS, random), moves: [] }),
    act: (state, { kind }) =>
      movesIn(layOut(state)).includes(kind) ? { ...state, moves: [...state.moves, kind] } : null,
    raiseOf: ({ stake }, { kind }) => (kind === 'double' || kind === 'split' ? stake : 0),
    winOf: (state) => {
      const table = layOut(state)
      return table.active === null
        ? paysOf(table).reduce((sum, pay) => sum + pay * state.stake, 0)
        : null
    },
    show,
    whenAbandoned: () => ({ kind: 'stand' }),
    describe: () => ({ kind: 'blackjack' }),
  }
}

/** The dealer's second card stays hidden while the player decides. */
function show(state: BlackjackState) {
  const table = layOut(state)
  const over = table.active === null
  const pays = over ? paysOf(table) : []
  const dealer = over ? table.dealer : table.dealer.slice(0, 1)
  return {
    over,
    active: table.active,
    moves: movesIn(table),
    dealer: { cards: dealer, ...countHand(dealer) },
    hands: table.hands.map((hand, index) => ({
      ...hand,
      ...countHand(hand.cards),
      win: over ? (pays[index] ?? 0) * state.stake : null,
    })),
    ...(over && { cards: state.cards.slice(0, table.used) }),
  }
}
