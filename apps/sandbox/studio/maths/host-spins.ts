import * as v from 'valibot'
import { type Game, payOut } from './game.ts'
import { buildMaths } from './slot/build-maths.ts'
import { drawRound, type SlotRound } from './slot/spin.ts'
import { VARIANTS } from './slot/variants.ts'

export interface HostSpinsChoice {
  /** The player's bets behind the host's spin; amounts in minor units. */
  bets: { spot: 'behind'; amount: number }[]
}

export type HostSpinsState = HostSpinsChoice & Pick<SlotRound, 'spins' | 'total'>

/** Multiples of twenty, so that pays in steps of five hundredths are whole amounts. */
const CHIPS = [20, 100, 500, 1000, 5000]
const MOST = 100_000

/** A machine without free spins: each spin of the host is over when its reels stand. */
export const HOST_MACHINE = VARIANTS.find(
  ({ layout, volatility }) => layout === 'classic-5' && volatility === 'medium',
)

const choice = v.object({
  bets: v.pipe(
    v.array(
      v.object({
        spot: v.literal('behind'),
        amount: v.pipe(v.number(), v.safeInteger(), v.multipleOf(CHIPS[0] ?? 1), v.minValue(1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
})

/**
 * One spin of a slot, on which players bet: each gets what the spin would have paid for a stake of
 * their own.
 */
export function hostSpinsGame(): Game<HostSpinsChoice, HostSpinsState, never> {
  if (!HOST_MACHINE) throw new Error('The host has no machine')
  const maths = buildMaths(HOST_MACHINE)
  return {
    stakes: CHIPS,
    rtpBasisPoints: HOST_MACHINE.rtpBasisPoints,
    rtpIsLowest: false,
    topWin: HOST_MACHINE.topWin,
    provable: false,
    readChoice,
    readAction: () => null,
    stakeOf: ({ bets }) => bets.reduce((sum, { amount }) => sum + amount, 0),
    start({ bets }, random) {
      const { spins, total } = drawRound(maths, random)
      return { bets, spins, total }
    },
    act: () => null,
    winOf: ({ bets, total }) => bets.reduce((sum, { amount }) => sum + payOut(amount, total), 0),
    show: ({ bets, spins, total }) => ({
      bets,
      grid: spins[0]?.grid,
      cells: spins[0]?.wins.flatMap(({ cells }) => cells),
      total,
    }),
    describe: () => ({
      kind: 'live-spins',
      chips: CHIPS,
      most: MOST,
      rows: maths.rows,
      strips: maths.strips,
    }),
  }
}

/**
 * Reads the bets, which count as one bet; null when they are malformed or their sum is above the
 * limit of the room.
 */
function readChoice(given: unknown): HostSpinsChoice | null {
  const parsed = v.safeParse(choice, given)
  if (!parsed.success) return null
  const amount = parsed.output.bets.reduce((sum, bet) => sum + bet.amount, 0)
  return amount <= MOST ? { bets: [{ spot: 'behind', amount }] } : null
}
