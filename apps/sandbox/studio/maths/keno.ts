import * as v from 'valibot'
import { drawKeno, KENO_DRAWN, KENO_NUMBERS } from './draws.ts'
import { type Game, payOut } from './game.ts'
import { HUNDREDS, parsed } from './parsed.ts'

export interface KenoChoice {
  stake: number
  /** One to ten different numbers from 1 to 40. */
  numbers: number[]
}

export interface KenoState extends KenoChoice {
  drawn: number[]
}

const MOST_CHOSEN = 10

/** Hundredths of the stake by how many numbers were chosen, and then by how many of them came. */
// biome-ignore format: a table.
export const KENO_PAYS: readonly (readonly number[])[] = [
  [],
  [0, 390],
  [0, 0, 1700],
  [0, 0, 400, 3600],
  [0, 0, 100, 790, 20000],
  [0, 0, 105, 330, 2400, 52700],
  [0, 0, 0, 400, 1150, 7500, 100000],
  [0, 0, 0, 270, 600, 2400, 23000, 100000],
  [0, 0, 0, 100, 400, 1400, 18500, 100000, 100000],
  [0, 0, 0, 0, 300, 1000, 9000, 60000, 100000, 100000],
  [0, 0, 0, 0, 200, 650, 4000, 20000, 80000, 100000, 100000],
]

const choice = v.object({
  stake: v.picklist(HUNDREDS),
  numbers: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(KENO_NUMBERS))),
    v.minLength(1),
    v.maxLength(MOST_CHOSEN),
    v.check((numbers) => new Set(numbers).size === numbers.length),
  ),
})

/**
 * Keno: ten of forty numbers come; what a ticket pays depends on how many were chosen and how many
 * of those came.
 */
export function kenoGame(): Game<KenoChoice, KenoState, never> {
  const returns = KENO_PAYS.slice(1).map((_, index) => kenoReturn(index + 1))
  return {
    stakes: HUNDREDS,
    rtpBasisPoints: Math.floor(Math.min(...returns) * 100),
    rtpIsLowest: true,
    topWin: Math.max(...KENO_PAYS.flat()) / 100,
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: () => null,
    stakeOf: (given) => given.stake,
    start: (given, random) => ({ ...given, drawn: drawKeno(random) }),
    act: () => null,
    winOf: ({ stake, numbers, drawn }) => {
      const hits = numbers.filter((number) => drawn.includes(number)).length
      return payOut(stake, KENO_PAYS[numbers.length]?.[hits] ?? 0)
    },
    show: ({ numbers, drawn }) => ({ numbers, drawn }),
    describe: () => ({ kind: 'keno', numbers: KENO_NUMBERS, most: MOST_CHOSEN, pays: KENO_PAYS }),
  }
}

/**
 * Returns the return of a ticket of so many numbers, in per cent: exact except for the last bits.
 */
export function kenoReturn(chosen: number): number {
  const all = choose(KENO_NUMBERS, KENO_DRAWN)
  return (KENO_PAYS[chosen] ?? []).reduce(
    (sum, pay, hits) =>
      sum + (pay * choose(chosen, hits) * choose(KENO_NUMBERS - chosen, KENO_DRAWN - hits)) / all,
    0,
  )
}

function choose(from: number, count: number): number {
  let ways = 1
  for (let step = 0; step < count; step += 1) ways = (ways * (from - step)) / (step + 1)
  return Math.round(ways)
}
