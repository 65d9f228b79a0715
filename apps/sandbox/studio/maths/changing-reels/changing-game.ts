import { type Game, payOut } from '../game.ts'
import type { Volatility } from '../slot/layouts.ts'
import { readStake, type SlotChoice, STAKES } from '../slot/stakes.ts'
import { buildChanging } from './build-changing.ts'
import { type ChangingRound, drawChanging } from './changing.ts'

type ChangingState = ChangingRound & SlotChoice

/** A slot of changing reels: one draw decides the paid spin and all its free spins. */
export function changingGame(volatility: Volatility): Game<SlotChoice, ChangingState, never> {
  const { maths, rtpBasisPoints, topWin } = buildChanging(volatility)
  return {
    stakes: STAKES,
    rtpBasisPoints,
    rtpIsLowest: false,
    topWin,
    provable: true,
    readChoice: readStake,
    readAction: () => null,
    stakeOf: ({ stake }) => stake,
    start: ({ stake }, random) => ({ stake, ...drawChanging(maths, random) }),
    act: () => null,
    winOf: ({ stake, total }) => payOut(stake, total),
    show: ({ stake, spins }) => ({
      spins: spins.map(({ grid, wins, multiplier, total }) => ({
        grid,
        multiplier,
        cells: wins.flatMap((win) => win.cells),
        win: payOut(stake, total),
      })),
    }),
    describe: () => ({ kind: 'changing-reels', ...maths }),
  }
}
