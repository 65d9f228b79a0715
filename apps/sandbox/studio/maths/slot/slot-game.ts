import { type Game, payOut } from '../game.ts'
import type { Win } from './evaluate.ts'
import type { SlotMaths } from './slot-maths.ts'
import { drawRound, type SlotRound } from './spin.ts'
import { readStake, type SlotChoice, STAKES } from './stakes.ts'

export type SlotState = SlotRound & SlotChoice

/** A video slot: one draw decides the paid spin and all its free spins. */
export function slotGame(
  maths: SlotMaths,
  figures: { rtpBasisPoints: number; topWin: number },
): Game<SlotChoice, SlotState, never> {
  return {
    stakes: STAKES,
    rtpBasisPoints: figures.rtpBasisPoints,
    rtpIsLowest: false,
    topWin: figures.topWin,
    provable: true,
    readChoice: readStake,
    readAction: () => null,
    stakeOf: (choice) => choice.stake,
    start: (choice, random) => ({ stake: choice.stake, ...drawRound(maths, random) }),
    act: () => null,
    winOf: (state) => payOut(state.stake, state.total),
    show: ({ stake, spins, chosen }) => ({
      chosen,
      spins: spins.map((spin) => ({
        ...spin,
        wins: spin.wins.map((win) => showWin(win, stake, spin.multiplier)),
        win: payOut(stake, spin.total),
      })),
    }),
    describe: () => ({
      kind: 'slot',
      rows: maths.rows,
      strips: maths.strips,
      lines: maths.lines,
      bothWays: maths.bothWays,
      pays: maths.pays,
      wildMultiplier: maths.wildMultiplier,
      scatterPays: maths.scatterPays,
      freeSpins: maths.freeSpins,
    }),
  }
}

/** `amount` in minor units, the spin's multiplier included, as it is paid. */
function showWin(win: Win, stake: number, multiplier: number) {
  return { ...win, amount: payOut(stake, win.pay * multiplier) }
}
