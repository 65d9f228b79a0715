import * as v from 'valibot'
import { drawPocket, POCKETS } from './draws.ts'
import type { Game } from './game.ts'

export interface RouletteChoice {
  /** The bets on the table; amounts in minor units. */
  bets: { spot: string; amount: number }[]
}

export interface RouletteState extends RouletteChoice {
  number: number
}

const CHIPS = [20, 100, 500, 1000, 5000]
const MOST_ON_THE_TABLE = 100_000
const choice = v.object({
  bets: v.pipe(
    v.array(
      v.object({
        spot: v.string(),
        amount: v.pipe(v.number(), v.safeInteger(), v.minValue(CHIPS[0] ?? 1)),
      }),
    ),
    v.minLength(1),
    v.maxLength(150),
  ),
})

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

/**
 * Every place a chip may lie and the numbers it covers. `split-3-6`, `street-1`, `corner-1`,
 * `line-1` are named by their lowest numbers.
 */
export const SPOTS: ReadonlyMap<string, readonly number[]> = new Map(listSpots())

/** European roulette: one zero, and every bet returns 36/37 of what is staked on average. */
export function rouletteGame(): Game<RouletteChoice, RouletteState, never> {
  return {
    stakes: CHIPS,
    rtpBasisPoints: Math.round((36 / POCKETS) * 10_000),
    rtpIsLowest: false,
    topWin: 36,
    provable: true,
    readChoice,
    readAction: () => null,
    stakeOf: ({ bets }) => bets.reduce((sum, bet) => sum + bet.amount, 0),
    start: ({ bets }, random) => ({ bets, number: drawPocket(random) }),
    act: () => null,
    winOf: (state) => winningBets(state).reduce((sum, bet) => sum + bet.win, 0),
    show: (state) => ({ number: state.number, bets: state.bets, wins: winningBets(state) }),
    describe: () => ({
      kind: 'roulette',
      chips: CHIPS,
      most: MOST_ON_THE_TABLE,
      spots: Object.fromEntries(SPOTS),
    }),
  }
}

function winningBets({ bets, number }: RouletteState): { spot: string; win: number }[] {
  return bets.flatMap(({ spot, amount }) => {
    const covered = SPOTS.get(spot) ?? []
    return covered.includes(number) ? [{ spot, win: (amount * 36) / covered.length }] : []
  })
}

/** Chips on the same spot are one bet; the sum of all stays below the table's limit. */
function readChoice(given: unknown): RouletteChoice | null {
  const parsed = v.safeParse(choice, given)
  if (!parsed.success || parsed.output.bets.some((bet) => !SPOTS.has(bet.spot))) return null
  const bySpot = new Map<string, number>()
  for (const bet of parsed.output.bets)
    bySpot.set(bet.spot, (bySpot.get(bet.spot) ?? 0) + bet.amount)
  const bets = [...bySpot].map(([spot, amount]) => ({ spot, amount }))
  return bets.reduce((sum, bet) => sum + bet.amount, 0) <= MOST_ON_THE_TABLE ? { bets } : null
}

function listSpots(): [string, number[]][] {
  const all = Array.from({ length: 36 }, (_, index) => index + 1)
  const where = (keep: (number: number) => boolean) => all.filter(keep)
  const spots: [string, number[]][] = [0, ...all].map((number) => [`straight-${number}`, [number]])
  for (const number of all) {
    if (number % 3 !== 0) spots.push([`split-${number}-${number + 1}`, [number, number + 1]])
    if (number <= 33) spots.push([`split-${number}-${number + 3}`, [number, number + 3]])
    if (number % 3 !== 0 && number <= 32)
      spots.push([`corner-${number}`, [number, number + 1, number + 3, number + 4]])
    if (number % 3 === 1) spots.push([`street-${number}`, [number, number + 1, number + 2]])
    if (number % 3 === 1 && number <= 31)
      spots.push([`line-${number}`, Array.from({ length: 6 }, (_, index) => number + index)])
  }
  for (const number of [1, 2, 3]) {
    spots.push([`split-0-${number}`, [0, number]])
    spots.push([`dozen-${number}`, where((each) => Math.ceil(each / 12) === number)])
    spots.push([`column-${number}`, where((each) => each % 3 === number % 3)])
  }
  spots.push(['street-0-1', [0, 1, 2]], ['street-0-2', [0, 2, 3]], ['corner-0', [0, 1, 2, 3]])
  spots.push(['red', RED], ['black', where((each) => !RED.includes(each))])
  spots.push(['odd', where((each) => each % 2 === 1)], ['even', where((each) => each % 2 === 0)])
  spots.push(['low', where((each) => each <= 18)], ['high', where((each) => each > 18)])
  return spots
}
