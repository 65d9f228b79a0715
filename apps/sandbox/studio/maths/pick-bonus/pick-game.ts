import * as v from 'valibot'
import { type Game, payOut } from '../game.ts'
import { parsed } from '../parsed.ts'
import { largestSpin } from '../slot/largest-spin.ts'
import type { Volatility } from '../slot/layouts.ts'
import { readStake, type SlotChoice, STAKES } from '../slot/stakes.ts'
import { buildPick } from './build-pick.ts'
import { bonusOf, drawPick, isOver, type PickRound, turnOver, turnRest } from './pick.ts'

type PickState = PickRound & SlotChoice

const action = v.variant('kind', [
  v.object({ kind: v.literal('pick'), place: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ kind: v.literal('rest') }),
])
type PickAction = v.InferOutput<typeof action>

/**
 * A slot with a pick bonus: the spin and all that lies on the board are drawn at once, and the
 * player turns places over.
 */
export function pickGame(volatility: Volatility): Game<SlotChoice, PickState, PickAction> {
  const { maths, rtpBasisPoints } = buildPick(volatility)
  const mostPicked = maths.prizes.reduce((sum, prize) => sum + prize, 0)
  return {
    stakes: STAKES,
    rtpBasisPoints,
    rtpIsLowest: false,
    topWin: Math.floor(Math.max(mostPicked, largestSpin(maths.base).total) / 100),
    provable: true,
    readChoice: readStake,
    readAction: (given) => parsed(action, given),
    stakeOf: ({ stake }) => stake,
    start: ({ stake }, random) => ({ stake, ...drawPick(maths, random) }),
    act(state, move) {
      if (isOver(state)) return null
      const next = move.kind === 'rest' ? turnRest(state) : turnOver(state, move.place)
      return next && { ...next, stake: state.stake }
    },
    winOf: (state) =>
      isOver(state) ? payOut(state.stake, state.spin.total + bonusOf(state)) : null,
    show(state) {
      const { stake, spin, board, picked } = state
      const isShown = (place: number) => isOver(state) || picked.includes(place)
      return {
        grid: spin.grid,
        cells: spin.wins.flatMap((win) => win.cells),
        win: payOut(stake, spin.total),
        board: board.map((pay, place) => (isShown(place) ? payOut(stake, pay) : null)),
        picked,
        bonus: payOut(stake, bonusOf(state)),
      }
    },
    whenAbandoned: () => ({ kind: 'rest' }),
    describe: () => ({ kind: 'pick-bonus', ...maths }),
  }
}
