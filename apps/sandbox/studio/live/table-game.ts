import type { AnyGame, Game } from '../maths/game.ts'
import type { Random } from '../maths/random.ts'

/**
 * A table with seats, whose players decide something between the deal and the end. Seats count
 * from 0.
 */
export interface SeatedGame {
  count: number
  /** How long they may take to decide. */
  decidingMs: number
  /** The outcome with those seats dealt in. */
  dealIn(outcome: unknown, seats: readonly number[]): unknown
  /** What the player of a seat may do, and what it costs in stakes of that seat. */
  movesOf(outcome: unknown, seat: number): Readonly<Record<string, number>>
  makeMove(outcome: unknown, seat: number, move: string): unknown
  /** How many moves the player of a seat has made. */
  movesMade(outcome: unknown, seat: number): number
}

/**
 * The part that the players of one live table share: a common clock and one outcome for all. Times
 * are milliseconds.
 */
export interface TableGame {
  /** How long bets are taken. */
  bettingMs: number
  /**
   * Time from the close of the bets, when the outcome is drawn and stored, until it is told, in ms.
   */
  drawingMs: number
  /** Time from the told outcome until the next round, in ms. */
  showingMs: number
  draw(random: Random): unknown
  /**
   * The outcome as everybody at the table sees it; while players decide, without what is still to
   * be turned.
   */
  show(outcome: unknown, isOver: boolean): unknown
  seats?: SeatedGame
  /** The outcome in a word, for the road of the last ones. */
  labelOf(outcome: unknown): string
}

export interface TableState {
  bets: { spot: string; amount: number }[]
  /** Null until the table has told it. */
  outcome: Record<string, unknown> | null
}

interface Dealt {
  kind: string
  times: Pick<TableGame, 'bettingMs' | 'drawingMs' | 'showingMs'>
  labelOf(outcome: never): string
}

/**
 * A live table of a game that one can play alone by the same rules and odds. Its outcome is
 * whatever that game draws beside the bets. The round of a player ends with the action `{outcome}`,
 * which only the table has: no page can send one.
 */
export function atTable(
  alone: AnyGame,
  { kind, times, labelOf }: Dealt,
): Game<Pick<TableState, 'bets'>, TableState, unknown> {
  const whole = ({ bets, outcome }: TableState) => ({ bets, ...outcome })
  return {
    stakes: alone.stakes,
    rtpBasisPoints: alone.rtpBasisPoints,
    rtpIsLowest: alone.rtpIsLowest,
    topWin: alone.topWin,
    // One draw for all players cannot follow from a seed of each.
    provable: false,
    readChoice: alone.readChoice,
    readAction: () => null,
    stakeOf: alone.stakeOf,
    start: ({ bets }) => ({ bets, outcome: null }),
    act: (state, action) => ({ ...state, ...(action as Pick<TableState, 'outcome'>) }),
    winOf: (state) => (state.outcome === null ? null : alone.winOf(whole(state))),
    show: (state) => (state.outcome === null ? { bets: state.bets } : alone.show(whole(state))),
    describe: () => ({ ...(alone.describe() as object), kind }),
    table: {
      ...times,
      draw(random) {
        const { bets: _, ...outcome } = alone.start({ bets: [] }, random)
        return outcome
      },
      show: (outcome) => alone.show(whole({ bets: [], outcome: outcome as TableState['outcome'] })),
      labelOf: labelOf as TableGame['labelOf'],
    },
  }
}
