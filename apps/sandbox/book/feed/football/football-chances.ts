import { normalised, poisson, type Weighed } from '../assess.ts'
import type { AnyCell, Subject } from './football-markets.ts'
import { correction, type Strength } from './football-play.ts'

/** The facts of a match at a moment, and the goals that are expected in its rest. */
export interface Outlook {
  /** Goals of the first half so far, and of the second. */
  first: readonly [number, number]
  second: readonly [number, number]
  /** Goals expected in the rest of each half, home first. */
  restOfFirst: readonly [number, number]
  restOfSecond: readonly [number, number]
  corners: { count: number; rest: number }
  cards: { count: number; rest: number }
  strength: Strength
}

/**
 * Distributions by subject. Those of `next_goal` have three cells: the next goal is the home
 * side's, there is none, or it is the away side's.
 */
export type Chances = Record<Subject, Weighed<AnyCell>[]>

/** Most goals in one half that the model has; less than one match in 10,000 has more. */
const MOST_IN_HALF = 7
const MOST_IN_MATCH = 14
const MOST_COUNTED = 26
const SIDE = 24
export const NOTHING: AnyCell = { home: 0, away: 0, half: 0, full: 0, count: 0, next: 'none' }

/** Cells are read and never written: they are made once for all matches. */
const SCORES = Array.from(
  { length: SIDE * SIDE },
  (_, at): AnyCell => ({ ...NOTHING, home: Math.floor(at / SIDE), away: at % SIDE }),
)
const COUNTS = Array.from(
  { length: 8 * SIDE },
  (_, at): AnyCell => ({ ...NOTHING, count: at - SIDE }),
)
const counting = (count: number): AnyCell => COUNTS[count + SIDE] ?? { ...NOTHING, count }

/**
 * Returns all distributions of a match, from one model of its goals: halves are Poisson, and low
 * final scores are corrected after Dixon and Coles.
 */
export function chancesOf(outlook: Outlook): Chances {
  const { full, half, pairs } = goalSums(outlook)
  const corners = counted(outlook.corners)
  const cards = counted(outlook.cards)
  const score = normalised(cellsOf(full))
  const atHalf = normalised(cellsOf(half))
  return {
    score,
    goals: gathered(score, ({ home, away }) => home + away),
    difference: gathered(score, ({ home, away }) => home - away),
    home_goals: gathered(score, ({ home }) => home),
    away_goals: gathered(score, ({ away }) => away),
    half: atHalf,
    half_goals: gathered(atHalf, ({ home, away }) => home + away),
    half_difference: gathered(atHalf, ({ home, away }) => home - away),
    half_full: normalised(
      Array.from(pairs, (probability, at) => ({
        probability,
        cell: { ...NOTHING, half: Math.floor(at / 3) - 1, full: (at % 3) - 1 },
      })),
    ),
    corners,
    cards,
    next_goal: nextGoal(score, outlook),
  }
}

/**
 * Returns the chances of a home win, a draw and an away win before the match, as `chancesOf` does,
 * but faster, because it leaves out the halves.
 */
export function resultChances(strength: Strength): [home: number, draw: number, away: number] {
  const [home, away] = [
    poisson(strength.home, MOST_IN_MATCH),
    poisson(strength.away, MOST_IN_MATCH),
  ]
  const sums: [number, number, number] = [0, 0, 0]
  for (const [mine, ofHome] of home.entries())
    for (const [theirs, ofAway] of away.entries())
      sums[mine > theirs ? 0 : mine === theirs ? 1 : 2] +=
        ofHome * ofAway * (mine < 2 && theirs < 2 ? correction(mine, theirs, strength) : 1)
  const total = sums[0] + sums[1] + sums[2]
  return [sums[0] / total, sums[1] / total, sums[2] / total]
}

function goalSums(outlook: Outlook) {
  const full = new Float64Array(SIDE * SIDE)
  const half = new Float64Array(SIDE * SIDE)
  const pairs = new Float64Array(9)
  eachCourse(outlook, (halfHome, halfAway, home, away, chance) => {
    add(full, home * SIDE + away, chance)
    add(half, halfHome * SIDE + halfAway, chance)
    add(pairs, (Math.sign(halfHome - halfAway) + 1) * 3 + Math.sign(home - away) + 1, chance)
  })
  return { full, half, pairs }
}

/**
 * Calls `visit` for every course of the goals: the score at half-time, the score at the end, and
 * its weight; the sum of weights is not one.
 */
export function eachCourse(
  { first, second, restOfFirst, restOfSecond, strength }: Outlook,
  visit: (halfHome: number, halfAway: number, home: number, away: number, chance: number) => void,
): void {
  const [homeFirst, awayFirst] = [
    poisson(restOfFirst[0], MOST_IN_HALF),
    poisson(restOfFirst[1], MOST_IN_HALF),
  ]
  const [homeSecond, awaySecond] = [
    poisson(restOfSecond[0], MOST_IN_HALF),
    poisson(restOfSecond[1], MOST_IN_HALF),
  ]
  for (const [moreHome, ofHome] of homeFirst.entries())
    for (const [moreAway, ofAway] of awayFirst.entries()) {
      const halfHome = Math.min(SIDE - 1, first[0] + moreHome)
      const halfAway = Math.min(SIDE - 1, first[1] + moreAway)
      for (const [laterHome, thenHome] of homeSecond.entries())
        for (const [laterAway, thenAway] of awaySecond.entries()) {
          const home = Math.min(SIDE - 1, halfHome + second[0] + laterHome)
          const away = Math.min(SIDE - 1, halfAway + second[1] + laterAway)
          visit(
            halfHome,
            halfAway,
            home,
            away,
            ofHome * ofAway * thenHome * thenAway * correction(home, away, strength),
          )
        }
    }
}

function add(sums: Float64Array, at: number, chance: number): void {
  sums[at] = (sums[at] ?? 0) + chance
}

function cellsOf(sums: Float64Array): Weighed<AnyCell>[] {
  const cells: Weighed<AnyCell>[] = []
  for (const [at, probability] of sums.entries())
    if (probability > 0) cells.push({ probability, cell: SCORES[at] ?? NOTHING })
  return cells
}

/** Returns the distribution of a number that is read from each cell. */
function gathered(
  cells: readonly Weighed<AnyCell>[],
  numberOf: (cell: AnyCell) => number,
): Weighed<AnyCell>[] {
  const sums = new Map<number, number>()
  for (const { probability, cell } of cells) {
    const count = numberOf(cell)
    sums.set(count, (sums.get(count) ?? 0) + probability)
  }
  return [...sums].map(([count, probability]) => ({ probability, cell: counting(count) }))
}

function counted({ count, rest }: { count: number; rest: number }): Weighed<AnyCell>[] {
  return normalised(
    poisson(rest, MOST_COUNTED).map((probability, more) => ({
      probability,
      cell: counting(count + more),
    })),
  )
}

/**
 * Returns the chances of `next_goal`. The chance of no goal is read from the scores, so that it
 * agrees with them; the rest is divided by the rates.
 */
function nextGoal(
  score: readonly Weighed<AnyCell>[],
  { first, second, restOfFirst, restOfSecond }: Outlook,
): Weighed<AnyCell>[] {
  const [home, away] = [first[0] + second[0], first[1] + second[1]]
  const none = score.find(({ cell }) => cell.home === home && cell.away === away)?.probability ?? 0
  const [homeRate, awayRate] = [restOfFirst[0] + restOfSecond[0], restOfFirst[1] + restOfSecond[1]]
  const share = homeRate + awayRate === 0 ? 0 : homeRate / (homeRate + awayRate)
  return normalised([
    { probability: (1 - none) * share, cell: { ...NOTHING, next: 'home' } },
    { probability: none, cell: NOTHING },
    { probability: (1 - none) * (1 - share), cell: { ...NOTHING, next: 'away' } },
  ])
}
