import { normalised, type Weighed } from '../assess.ts'
import { type Efficiency, POSSESSION_S, VARIANCE } from './basketball-play.ts'

/** A number that markets count: points of both, or points by which the home side leads. */
export interface CountCell {
  count: number
}

export interface PointsLeft {
  score: readonly [number, number]
  /** Seconds of the clock that are left; 0 when the part is over. */
  seconds: number
}

/**
 * Grids reach so many deviations to both sides. A result beyond them is still possible, and has
 * this small chance.
 */
const REACH = 4.5
const BEYOND = 1e-9
const FURTHEST = 200
/** Points of both in an overtime, and by how much its winner leads. */
const OVERTIME_POINTS = 42
const OVERTIME_LEADS = [0.2, 0.17, 0.15, 0.12, 0.1, 0.08, 0.07, 0.06, 0.05]

export interface Distributions {
  total: Weighed<CountCell>[]
  lead: Weighed<CountCell>[]
}

/**
 * Totals and leads of a part of a game. Points of each side are normal with the mean and variance
 * of the possessions that are left. With `overtime` a draw is played on.
 */
export function distributionsOf(
  { score, seconds }: PointsLeft,
  efficiency: Efficiency,
  { overtime }: { overtime: boolean },
): Distributions {
  if (seconds <= 0 && !(overtime && score[0] === score[1])) return settled(score)
  const possessions = seconds / (2 * POSSESSION_S)
  const [home, away] = ([0, 1] as const).map((side) =>
    pointsOf(score[side], possessions, efficiency[side]),
  )
  const total = new Map<number, number>()
  const lead = new Map<number, number>()
  const homeWins = efficiency[0] / (efficiency[0] + efficiency[1])
  const add = (sums: Map<number, number>, count: number, chance: number) =>
    sums.set(count, (sums.get(count) ?? 0) + chance)
  for (const [points, mine] of home ?? [])
    for (const [others, theirs] of away ?? []) {
      const chance = mine * theirs
      if (points !== others || !overtime) {
        add(total, points + others, chance)
        add(lead, points - others, chance)
        continue
      }
      add(total, points + others + OVERTIME_POINTS, chance)
      for (const [at, share] of OVERTIME_LEADS.entries()) {
        add(lead, at + 1, chance * share * homeWins)
        add(lead, -at - 1, chance * share * (1 - homeWins))
      }
    }
  const least = score[0] + score[1]
  const now = score[0] - score[1]
  return {
    total: withTails(total, [least, least + FURTHEST]),
    lead: withTails(lead, [now - FURTHEST, now + FURTHEST]),
  }
}

function settled(score: readonly [number, number]): Distributions {
  const cell = (count: number) => [{ probability: 1, cell: { count } }]
  return { total: cell(score[0] + score[1]), lead: cell(score[0] - score[1]) }
}

function pointsOf(
  now: number,
  possessions: number,
  efficiency: number,
): [points: number, chance: number][] {
  const mean = possessions * efficiency
  const deviation = Math.sqrt(possessions * VARIANCE) + 0.3
  const from = Math.max(0, Math.floor(mean - REACH * deviation))
  const to = Math.ceil(mean + REACH * deviation)
  const chances = Array.from({ length: to - from + 1 }, (_, at) =>
    Math.exp(-0.5 * ((from + at - mean) / deviation) ** 2),
  )
  const sum = chances.reduce((sum, chance) => sum + chance, 0)
  return chances.map((chance, at) => [now + from + at, chance / sum])
}

function withTails(
  sums: ReadonlyMap<number, number>,
  ends: readonly number[],
): Weighed<CountCell>[] {
  const cells = [...sums].map(([count, probability]) => ({ probability, cell: { count } }))
  return normalised([...cells, ...ends.map((count) => ({ probability: BEYOND, cell: { count } }))])
}
