import * as v from 'valibot'
import { drawPath } from './draws.ts'
import { type Game, payOut } from './game.ts'
import { HUNDREDS, parsed } from './parsed.ts'

const RISKS = ['low', 'medium', 'high'] as const
type Risk = (typeof RISKS)[number]

export interface PlinkoChoice {
  stake: number
  rows: number
  risk: Risk
}

export interface PlinkoState extends PlinkoChoice {
  /** 0 for left, 1 for right, a pin a row. The ball lands in the pocket that is their sum. */
  path: number[]
}

/**
 * Hundredths of the stake from the outermost pocket to the middle one, by the number of rows; the
 * other side is the same.
 */
const HALVES: Readonly<Record<number, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [500, 260, 135, 80, 50],
    medium: [1400, 410, 135, 55, 30],
    high: [3000, 490, 110, 35, 20],
  },
  12: {
    low: [1000, 560, 320, 185, 110, 70, 50],
    medium: [3500, 1300, 510, 220, 95, 50, 30],
    high: [18000, 3100, 670, 180, 60, 30, 20],
  },
  16: {
    low: [1600, 970, 590, 370, 230, 150, 100, 65, 50],
    medium: [11000, 4200, 1700, 720, 320, 150, 75, 45, 30],
    high: [100000, 18600, 4000, 1000, 300, 110, 45, 25, 20],
  },
}
const ROWS = Object.keys(HALVES).map(Number)

const choice = v.object({
  stake: v.picklist(HUNDREDS),
  rows: v.picklist(ROWS),
  risk: v.picklist(RISKS),
})

/**
 * Plinko: a ball falls left or right at every pin with equal chance, and the pocket it lands in
 * pays.
 */
export function plinkoGame(): Game<PlinkoChoice, PlinkoState, never> {
  const every = ROWS.flatMap((rows) => RISKS.map((risk) => plinkoReturn(rows, risk)))
  return {
    stakes: HUNDREDS,
    rtpBasisPoints: Math.floor(Math.min(...every) * 100),
    rtpIsLowest: true,
    topWin: Math.max(...ROWS.flatMap((rows) => pocketsOf(rows, 'high'))) / 100,
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: () => null,
    stakeOf: (given) => given.stake,
    start: (given, random) => ({ ...given, path: drawPath(given.rows, random) }),
    act: () => null,
    winOf: ({ stake, rows, risk, path }) =>
      payOut(stake, pocketsOf(rows, risk)[path.reduce((sum, step) => sum + step, 0)] ?? 0),
    show: ({ rows, risk, path }) => ({ rows, risk, path }),
    describe: () => ({
      kind: 'plinko',
      rows: ROWS,
      pockets: Object.fromEntries(
        ROWS.map((rows) => [
          rows,
          Object.fromEntries(RISKS.map((risk) => [risk, pocketsOf(rows, risk)])),
        ]),
      ),
    }),
  }
}

/** Returns the pay of each pocket from left to right, in hundredths of the stake. */
export function pocketsOf(rows: number, risk: Risk): number[] {
  const half = HALVES[rows]?.[risk] ?? []
  return [...half, ...half.slice(0, -1).toReversed()]
}

/**
 * Returns the return to player in per cent. Each pocket's chance is a binomial coefficient over a
 * power of two, so a double holds the sum exactly.
 */
export function plinkoReturn(rows: number, risk: Risk): number {
  let ways = 1
  const weighted = pocketsOf(rows, risk).map((pay, pocket) => {
    const part = pay * ways
    ways = (ways * (rows - pocket)) / (pocket + 1)
    return part
  })
  return weighted.reduce((sum, part) => sum + part, 0) / 2 ** rows
}
