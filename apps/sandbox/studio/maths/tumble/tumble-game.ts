import { type Game, payOut } from '../game.ts'
import type { Volatility } from '../slot/layouts.ts'
import { readStake, type SlotChoice, STAKES } from '../slot/stakes.ts'
import { buildTumble, type TumbleKind } from './build-tumble.ts'
import { openTumble, type TumbleStep } from './tumble.ts'

interface TumbleState extends SlotChoice {
  steps: TumbleStep[]
  /** Hundredths of the stake. */
  total: number
}

/**
 * A slot whose wins vanish and let new symbols fall in: the stops of its reels decide the whole
 * round.
 */
export function tumbleGame(
  kind: TumbleKind,
  volatility: Volatility,
): Game<SlotChoice, TumbleState, never> {
  const { maths, rtpBasisPoints, topWin } = buildTumble(kind, volatility)
  const tumble = openTumble(maths)
  return {
    stakes: STAKES,
    rtpBasisPoints,
    rtpIsLowest: false,
    topWin,
    provable: true,
    readChoice: readStake,
    readAction: () => null,
    stakeOf: ({ stake }) => stake,
    start({ stake }, random) {
      const stops = maths.strips.map((strip) => random.below(strip.length))
      const steps: TumbleStep[] = []
      const total = tumble(stops, (step) => steps.push(step))
      return { stake, steps, total }
    },
    act: () => null,
    winOf: ({ stake, total }) => payOut(stake, total),
    show: ({ stake, steps }) => ({
      steps: steps.map(({ grid, wins, multiplier, total }) => ({
        grid,
        multiplier,
        wins: wins.map(({ symbol, count, cells, pay }) => ({
          symbol,
          count,
          cells,
          amount: payOut(stake, pay * multiplier),
        })),
        win: payOut(stake, total),
      })),
    }),
    describe: () => ({ kind, ...maths }),
  }
}
