import { type Game, payOut } from '../game.ts'
import type { Volatility } from '../slot/layouts.ts'
import { readStake, type SlotChoice, STAKES } from '../slot/stakes.ts'
import { buildHold, largestHold } from './build-hold.ts'
import { type Coin, drawHold, type HoldRound, placesOf } from './hold.ts'

type HoldState = HoldRound & SlotChoice

/** Hold and win: one draw decides the paid spin and every coin that follows. */
export function holdGame(volatility: Volatility): Game<SlotChoice, HoldState, never> {
  const { maths, rtpBasisPoints } = buildHold(volatility)
  return {
    stakes: STAKES,
    rtpBasisPoints,
    rtpIsLowest: false,
    topWin: largestHold(maths),
    provable: true,
    readChoice: readStake,
    readAction: () => null,
    stakeOf: ({ stake }) => stake,
    start: ({ stake }, random) => ({ stake, ...drawHold(maths, random) }),
    act: () => null,
    winOf: ({ stake, total }) => payOut(stake, total),
    show({ stake, spin, coins, again, won }) {
      const showCoin = ({ cell, pay }: Coin) => ({ cell, amount: payOut(stake, pay) })
      return {
        grid: spin.grid,
        cells: spin.wins.flatMap((win) => win.cells),
        win: payOut(stake, spin.total),
        coins: coins.map(showCoin),
        again: again.map((fresh) => fresh.map(showCoin)),
        isFull: coins.length + again.flat().length === placesOf(maths),
        won: payOut(stake, won),
      }
    },
    describe: () => ({ kind: 'hold-and-win', ...maths }),
  }
}
