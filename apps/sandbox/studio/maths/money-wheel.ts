import * as v from 'valibot'
import type { Game } from './game.ts'

export interface MoneyWheelChoice {
  /** The bets on the segments, which are named by what they pay to one; amounts in minor units. */
  bets: { spot: string; amount: number }[]
}

export interface MoneyWheelState extends MoneyWheelChoice {
  /** Where the wheel stops, from the first segment. */
  segment: number
  /** Payment of that segment, to one. */
  pays: number
}

const CHIPS = [20, 100, 500, 1000, 5000]
const MOST_ON_THE_TABLE = 100_000

/** The pays of the segments to one, once round the wheel; equal ones lie apart. */
export const SEGMENTS: readonly number[] = [
  2, 1, 16, 1, 2, 1, 9, 1, 2, 1, 2, 1, 2, 9, 1, 2, 1, 16, 1, 2, 1, 24, 1, 2, 1, 9, 1, 2, 1, 50, 2,
  1, 2, 1, 2, 1, 9, 1, 16, 1, 2, 1, 2, 1, 2, 1, 24, 9, 1, 2, 1, 2, 1,
]
const SPOTS = ['1', '2', '9', '16', '24', '50']

const choice = v.object({
  bets: v.pipe(
    v.array(
      v.object({
        spot: v.picklist(SPOTS),
        amount: v.pipe(v.number(), v.safeInteger(), v.minValue(CHIPS[0] ?? 1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
})

/** Returns the average return of a bet on a segment, as a fraction. */
export function moneyWheelReturn(spot: string): number {
  const hits = SEGMENTS.filter((pays) => String(pays) === spot).length
  return (hits * (Number(spot) + 1)) / SEGMENTS.length
}

/** A wheel of 53 equal segments, each with what it pays to one beside the stake. */
export function moneyWheelGame(): Game<MoneyWheelChoice, MoneyWheelState, never> {
  return {
    stakes: CHIPS,
    rtpBasisPoints: Math.floor(Math.min(...SPOTS.map(moneyWheelReturn)) * 10_000),
    rtpIsLowest: true,
    topWin: Math.max(...SEGMENTS) + 1,
    provable: false,
    readChoice,
    readAction: () => null,
    stakeOf: ({ bets }) => bets.reduce((sum, bet) => sum + bet.amount, 0),
    start({ bets }, random) {
      const segment = random.below(SEGMENTS.length)
      return { bets, segment, pays: SEGMENTS[segment] as number }
    },
    act: () => null,
    winOf: (state) => winningBets(state).reduce((sum, bet) => sum + bet.win, 0),
    show: (state) => ({
      segment: state.segment,
      pays: state.pays,
      bets: state.bets,
      wins: winningBets(state),
    }),
    describe: () => ({
      kind: 'money-wheel',
      chips: CHIPS,
      most: MOST_ON_THE_TABLE,
      segments: SEGMENTS,
    }),
  }
}

function winningBets({ bets, pays }: MoneyWheelState): { spot: string; win: number }[] {
  return bets.flatMap(({ spot, amount }) =>
    spot === String(pays) ? [{ spot, win: amount * (pays + 1) }] : [],
  )
}

/** Chips on the same segment are one bet; the sum of all stays below the table's limit. */
function readChoice(given: unknown): MoneyWheelChoice | null {
  const parsed = v.safeParse(choice, given)
  if (!parsed.success) return null
  const bySpot = new Map<string, number>()
  for (const { spot, amount } of parsed.output.bets)
    bySpot.set(spot, (bySpot.get(spot) ?? 0) + amount)
  const bets = [...bySpot].map(([spot, amount]) => ({ spot, amount }))
  return bets.reduce((sum, bet) => sum + bet.amount, 0) <= MOST_ON_THE_TABLE ? { bets } : null
}
