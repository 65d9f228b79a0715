import * as v from 'valibot'
import { drawShoe } from '../cards.ts'
import type { Game } from '../game.ts'
import { HUNDREDS, parsed } from '../parsed.ts'
import type { HandName } from './hands.ts'
import type { PayTable } from './pay-tables.ts'

export interface VideoPokerState {
  stake: number
  /**
   * The first ten of the deck: five are dealt, the others replace what is thrown away, from the
   * left.
   */
  cards: number[]
  held: boolean[] | null
}

export interface VideoPokerAction {
  kind: 'draw'
  held: boolean[]
}

const DEALT = 5

const choice = v.object({ stake: v.picklist(HUNDREDS) })
const action = v.object({
  kind: v.literal('draw'),
  held: v.pipe(v.array(v.boolean()), v.length(DEALT)),
})

/** Video poker from one deck that is shuffled before each round. */
export function videoPokerGame(
  table: PayTable,
): Game<{ stake: number }, VideoPokerState, VideoPokerAction> {
  return {
    stakes: HUNDREDS,
    rtpBasisPoints: table.rtpBasisPoints,
    rtpIsLowest: false,
    topWin: Math.max(...Object.values(table.pays)),
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: (given) => parsed(action, given),
    stakeOf: ({ stake }) => stake,
    start: ({ stake }, random) => ({ stake, cards: drawShoe(2 * DEALT, 1, random), held: null }),
    act: (state, { held }) => (state.held ? null : { ...state, held }),
    winOf: (state) => (state.held ? state.stake * payOf(table, finalHand(state)) : null),
    show: (state) => {
      const hand = finalHand(state)
      return {
        hand,
        name: table.nameOf(hand),
        held: state.held,
        over: state.held !== null,
        ...(state.held && { cards: state.cards }),
      }
    },
    whenAbandoned: () => ({ kind: 'draw', held: Array<boolean>(DEALT).fill(true) }),
    describe: () => ({ kind: 'video-poker', pays: table.pays }),
  }
}

function finalHand({ cards, held }: VideoPokerState): number[] {
  let next = DEALT
  return cards.slice(0, DEALT).map((card, index) => {
    if (!held || held[index]) return card
    next += 1
    return cards[next - 1] as number
  })
}

function payOf({ pays, nameOf }: PayTable, hand: readonly number[]): number {
  return (pays as Partial<Record<HandName, number>>)[nameOf(hand)] ?? 0
}
