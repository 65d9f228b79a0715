import type { Weighed } from '../assess.ts'
import type { Choice, Joint, Outcome, Shares } from '../market.ts'
import { type Chances, eachCourse, NOTHING, type Outlook } from './football-chances.ts'
import {
  type AnyCell,
  FOOTBALL_MARKETS,
  type FootballMarket,
  type Subject,
} from './football-markets.ts'

/** Groups that are independent of each other in the model, each with a distribution of its own. */
type Group = 'goals' | 'corners' | 'cards'
const GROUPS = ['goals', 'corners', 'cards'] as const

/** Reads one subject of a way in which the goals may fall, into a cell that is used again. */
type Read = (cell: AnyCell, halfHome: number, halfAway: number, home: number, away: number) => void

const counting =
  (
    count: (...way: [halfHome: number, halfAway: number, home: number, away: number]) => number,
  ): Read =>
  (cell, ...way) => {
    cell.count = count(...way)
  }

const READS: Readonly<Partial<Record<Subject, Read>>> = {
  score: (cell, _halfHome, _halfAway, home, away) => {
    cell.home = home
    cell.away = away
  },
  goals: counting((_halfHome, _halfAway, home, away) => home + away),
  difference: counting((_halfHome, _halfAway, home, away) => home - away),
  home_goals: counting((_halfHome, _halfAway, home) => home),
  away_goals: counting((_halfHome, _halfAway, _home, away) => away),
  half: (cell, halfHome, halfAway) => {
    cell.home = halfHome
    cell.away = halfAway
  },
  half_goals: counting((halfHome, halfAway) => halfHome + halfAway),
  half_difference: counting((halfHome, halfAway) => halfHome - halfAway),
  half_full: (cell, halfHome, halfAway, home, away) => {
    cell.half = Math.sign(halfHome - halfAway)
    cell.full = Math.sign(home - away)
  },
}

interface Leg {
  /** Its place among all legs. */
  at: number
  definition: FootballMarket
  /** Position of the selection in its market, from 0. */
  selection: number
}

const NEVER: Shares = { won: 0, half_won: 0, void: 0, half_lost: 0, lost: 1 }

/** Several selections as one bet, from the distribution that prices each of them. */
export function jointOf(
  { chances, outlook }: { chances: Chances; outlook: Outlook },
  choices: readonly Choice[],
): Joint {
  const legs = choices.map(legOf)
  const unfit = legs.indexOf(null)
  if (unfit >= 0) return { shares: NEVER, wrong: { why: 'unfit', at: unfit } }
  let [won, whole] = [1, 1]
  let wrong: Joint['wrong'] = null
  for (const group of GROUPS) {
    const its = legs.filter((leg) => leg !== null && groupOf(leg.definition) === group) as Leg[]
    if (its.length === 0) continue
    const { weights, outcomes } =
      group === 'goals' ? goalWays(its, outlook) : countedWays(its, chances[group])
    wrong ??= wrongOf(its, outcomes)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const sumWhere = (isIn: (way: number) => boolean) =>
      weights.reduce((sum, weight, way) => (isIn(way) ? sum + weight : sum), 0) / total
    won *= sumWhere((way) => outcomes.every((of) => of[way] === 'won'))
    whole *= sumWhere((way) => outcomes.every((of) => of[way] !== 'void'))
  }
  return {
    shares: { won, half_won: 0, void: 1 - whole, half_lost: 0, lost: Math.max(0, whole - won) },
    wrong,
  }
}

/** Returns null for what does not follow from the scores, such as who scores next. */
function legOf({ code, lineNumber, number }: Choice, at: number): Leg | null {
  const definition = FOOTBALL_MARKETS.find(
    (market) => market.code === code && market.lineNumber === lineNumber,
  )
  const isThere =
    definition &&
    definition.subject !== 'next_goal' &&
    number >= 1 &&
    number <= definition.selections.length
  return isThere ? { at, definition, selection: number - 1 } : null
}

function groupOf({ subject }: FootballMarket): Group {
  return subject === 'corners' || subject === 'cards' ? subject : 'goals'
}

/** Why the legs of one group make no bet; null when they do. */
function wrongOf(legs: readonly Leg[], outcomes: readonly (readonly Outcome[])[]): Joint['wrong'] {
  const half = outcomes.findIndex((of) =>
    of.some((each) => each === 'half_won' || each === 'half_lost'),
  )
  if (half >= 0) return { why: 'unfit', at: legs[half]?.at ?? 0 }
  const allWon = (without: number, upTo = legs.length) =>
    (outcomes[0] ?? []).flatMap((_, way) =>
      outcomes.every((of, leg) => leg === without || leg >= upTo || of[way] === 'won') ? way : [],
    )
  for (const [leg, { at }] of legs.entries())
    if (allWon(-1, leg + 1).length === 0) return { why: 'contradicts', at }
  for (const [leg, { at }] of [...legs.entries()].toReversed())
    if (allWon(leg).every((way) => outcomes[leg]?.[way] === 'won')) return { why: 'implied', at }
  return null
}

/** Probability of each way of a group, and the result of each leg in it. */
interface Ways {
  weights: number[]
  /** Outcomes by leg, then by way. */
  outcomes: Outcome[][]
}

function countedWays(legs: readonly Leg[], cells: readonly Weighed<AnyCell>[]): Ways {
  return {
    weights: cells.map(({ probability }) => probability),
    outcomes: legs.map(({ definition, selection }) =>
      cells.map(({ cell }) => definition.judge(cell, selection)),
    ),
  }
}

/** Thousands of ways: nothing is made again for each of them. */
function goalWays(legs: readonly Leg[], outlook: Outlook): Ways {
  const weights: number[] = []
  const readers = legs.map(({ definition, selection }) => {
    const read = READS[definition.subject]
    if (!read) throw new Error(`A way of the match has no ${definition.subject}`)
    return {
      read,
      judge: definition.judge,
      selection,
      cell: { ...NOTHING },
      outcomes: [] as Outcome[],
    }
  })
  eachCourse(outlook, (halfHome, halfAway, home, away, weight) => {
    if (weight <= 0) return
    weights.push(weight)
    for (const { read, judge, selection, cell, outcomes } of readers) {
      read(cell, halfHome, halfAway, home, away)
      outcomes.push(judge(cell, selection))
    }
  })
  return { weights, outcomes: readers.map(({ outcomes }) => outcomes) }
}
