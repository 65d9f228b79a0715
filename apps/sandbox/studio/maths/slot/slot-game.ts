import { type Game, payOut } from '../game.ts'
import type { Win } from './evaluate.ts'
import type { SlotMaths } from './slot-maths.ts'
import { drawRound, type SlotRound } from './spin.ts'

export interface SlotChoice {
  stake: number
}

export type SlotState = SlotRound & SlotChoice

/** In steps of twenty minor units, so that pays in steps of five hundredths are whole amounts. */
const STAKES = [20, 40, 60, 80, 100, 200, 300, 400, 500, 1000, 2000, 5000, 10_000]

/** A video slot: one draw decides the paid spin and all its free spins. */
export function slotGame(maths: SlotMaths, figures: { rtpBasisPoints: number; topWin: number }): Game<SlotChoice, SlotState, never> {
  return {
    stakes: STAKES,
    rtpBasisPoints: figures.rtpBasisPoints,
    rtpIsLowest: false,
    topWin: figures.topWin,
    provable: false,
    readChoice: (given) => readStake(given, STAKES),
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
      freeSpins: maths.freeSpins && { ...maths.freeSpins, strips: undefined },
    }),
  }
}

/** `amount` in minor units, the spin's multiplier included, as it is paid. */
function showWin(win: Win, stake: number, multiplier: number) {
  return { ...win, amount: payOut(stake, win.pay * multiplier) }
}

/** The choice of any game whose only question is how much to stake. */
function readStake(given: unknown, stakes: readonly number[]): SlotChoice | null {
  const stake = typeof given === 'object' && given !== null && 'stake' in given ? given.stake : null
  return typeof stake === 'number' && stakes.includes(stake) ? { stake } : null
}
