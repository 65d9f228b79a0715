import type { AnyGame, Game, TableGame } from '../maths/game.ts'

export interface TableState {
  bets: { spot: string; amount: number }[]
  /** Null until the table has sent it. */
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
