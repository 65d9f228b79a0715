import * as v from 'valibot'
import { CELLS, drawCells } from './draws.ts'
import { type Game, payOut } from './game.ts'
import { parsed, HUNDREDS as STAKES } from './parsed.ts'

export interface MinesChoice {
  stake: number
  mines: number
}

export interface MinesState extends MinesChoice {
  /** Where the mines lie, 0 to 24; hidden until the end. */
  cells: number[]
  opened: number[]
  over: boolean
  /** Hundredths of the stake; 0 once a mine was hit. */
  multiplier: number
}

export type MinesAction = { kind: 'open'; cell: number } | { kind: 'cash-out' }

const FEWEST = 1
const MOST = 20
/** A round ends by itself before a step would pay more than this, in hundredths. */
const HIGHEST = 1_000_000

const choice = v.object({
  stake: v.picklist(STAKES),
  mines: v.pipe(v.number(), v.integer(), v.minValue(FEWEST), v.maxValue(MOST)),
})
const action = v.variant('kind', [
  v.object({
    kind: v.literal('open'),
    cell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CELLS - 1)),
  }),
  v.object({ kind: v.literal('cash-out') }),
])

/**
 * Mines: each safe tile raises the multiplier to 99 % of the odds against getting that far, rounded
 * down to a hundredth.
 */
export function minesGame(): Game<MinesChoice, MinesState, MinesAction> {
  return {
    stakes: STAKES,
    rtpBasisPoints: Math.round(Math.min(...minesReturns()) * 10_000),
    rtpIsLowest: true,
    topWin: Math.floor(Math.max(...everyLadder().flatMap(([, ladder]) => ladder)) / 100),
    provable: true,
    readChoice: (given) => parsed(choice, given),
    readAction: (given) => parsed(action, given),
    stakeOf: (given) => given.stake,
    start: (given, random) => ({
      ...given,
      cells: drawCells(given.mines, random),
      opened: [],
      over: false,
      multiplier: 100,
    }),
    act,
    winOf: (state) => (state.over ? payOut(state.stake, state.multiplier) : null),
    show: ({ cells, ...open }) => (open.over ? { ...open, cells } : open),
    whenAbandoned: (state) => (state.opened.length > 0 ? { kind: 'cash-out' } : null),
    describe: () => ({
      kind: 'mines',
      cells: CELLS,
      fewest: FEWEST,
      most: MOST,
      ladders: Object.fromEntries(everyLadder()),
    }),
  }
}

/** The multipliers in hundredths after 1, 2, 3… safe tiles. */
export function ladderOf(mines: number): number[] {
  const ladder: number[] = []
  let [ways, safeWays] = [1n, 1n]
  for (let step = 0n; step < BigInt(CELLS - mines); step += 1n) {
    ways *= BigInt(CELLS) - step
    safeWays *= BigInt(CELLS - mines) - step
    const multiplier = Number((99n * ways) / safeWays)
    if (multiplier > HIGHEST) break
    ladder.push(multiplier)
  }
  return ladder
}

function act(state: MinesState, given: MinesAction): MinesState | null {
  if (state.over) return null
  if (given.kind === 'cash-out') return state.opened.length > 0 ? { ...state, over: true } : null
  if (state.opened.includes(given.cell)) return null
  const opened = [...state.opened, given.cell]
  if (state.cells.includes(given.cell)) return { ...state, opened, over: true, multiplier: 0 }
  const ladder = ladderOf(state.mines)
  return {
    ...state,
    opened,
    multiplier: ladder[opened.length - 1] ?? 0,
    over: opened.length === ladder.length,
  }
}

/**
 * Returns the return of every number of mines at every moment to cash out, as a fraction: rounding
 * down makes some dearer than others.
 */
export function minesReturns(): number[] {
  return everyLadder().flatMap(([mines, ladder]) =>
    ladder.map((multiplier, index) => {
      let chance = 1
      for (let step = 0; step <= index; step += 1) chance *= (CELLS - mines - step) / (CELLS - step)
      return (multiplier * chance) / 100
    }),
  )
}

function everyLadder(): [mines: number, ladder: number[]][] {
  return Array.from({ length: MOST - FEWEST + 1 }, (_, index) => [
    FEWEST + index,
    ladderOf(FEWEST + index),
  ])
}
