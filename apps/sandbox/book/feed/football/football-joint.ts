import { normalised, type Weighed } from '../assess.ts'
import type { Choice, Joint, Outcome, Shares } from '../market.ts'
import { type Chances, eachCourse, NOTHING, type Outlook } from './football-chances.ts'
import { type AnyCell, FOOTBALL_MARKETS, type FootballMarket, type Subject } from './football-markets.ts'

/** What is independent of each other in the model, and has a distribution of its own. */
type Group = 'goals' | 'corners' | 'cards'
const GROUPS = ['goals', 'corners', 'cards'] as const

/** All that the markets of a group read, of one way in which the match may go. */
type Way = Readonly<Partial<Record<Subject, AnyCell>>>

interface Leg {
  /** Its place among all legs. */
  at: number
  definition: FootballMarket
  /** From 0. */
  selection: number
}

const NEVER: Shares = { won: 0, half_won: 0, void: 0, half_lost: 0, lost: 1 }

/** Several selections as one bet, from the distribution that prices each of them. */
export function jointOf({ chances, outlook }: { chances: Chances; outlook: Outlook }, choices: readonly Choice[]): Joint {
  const legs = choices.map(legOf)
  const unfit = legs.findIndex((leg) => leg === null)
  if (unfit >= 0) return { shares: NEVER, wrong: { why: 'unfit', at: unfit } }
  let [won, whole] = [1, 1]
  let wrong: Joint['wrong'] = null
  for (const group of GROUPS) {
    const its = legs.filter((leg) => leg !== null && groupOf(leg.definition) === group) as Leg[]
    if (its.length === 0) continue
    const ways = waysOf(group, chances, outlook)
    const outcomes = its.map((leg) => ways.map(({ cell }) => outcomeOf(leg, cell)))
    wrong ??= wrongOf(its, outcomes)
    const sumWhere = (isIn: (way: number) => boolean) =>
      ways.reduce((sum, { probability }, way) => (isIn(way) ? sum + probability : sum), 0)
    won *= sumWhere((way) => outcomes.every((of) => of[way] === 'won'))
    whole *= sumWhere((way) => outcomes.every((of) => of[way] !== 'void'))
  }
  return { shares: { won, half_won: 0, void: 1 - whole, half_lost: 0, lost: Math.max(0, whole - won) }, wrong }
}

/** Null for what the scores do not tell, such as who scores next. */
function legOf({ code, lineNumber, number }: Choice, at: number): Leg | null {
  const definition = FOOTBALL_MARKETS.find((market) => market.code === code && market.lineNumber === lineNumber)
  const isThere = definition && definition.subject !== 'next_goal' && number >= 1 && number <= definition.selections.length
  return isThere ? { at, definition, selection: number - 1 } : null
}

function groupOf({ subject }: FootballMarket): Group {
  return subject === 'corners' || subject === 'cards' ? subject : 'goals'
}

function outcomeOf({ definition, selection }: Leg, way: Way): Outcome {
  const cell = way[definition.subject]
  if (!cell) throw new Error(`A way of the match has no ${definition.subject}`)
  return definition.judge(cell, selection)
}

/** Why the legs of one group make no bet; null when they do. */
function wrongOf(legs: readonly Leg[], outcomes: readonly (readonly Outcome[])[]): Joint['wrong'] {
  const half = outcomes.findIndex((of) => of.some((each) => each === 'half_won' || each === 'half_lost'))
  if (half >= 0) return { why: 'unfit', at: legs[half]?.at ?? 0 }
  const allWon = (without: number, upTo = legs.length) =>
    (outcomes[0] ?? []).flatMap((_, way) => (outcomes.every((of, leg) => leg === without || leg >= upTo || of[way] === 'won') ? way : []))
  for (const [leg, { at }] of legs.entries()) if (allWon(-1, leg + 1).length === 0) return { why: 'contradicts', at }
  for (const [leg, { at }] of [...legs.entries()].toReversed())
    if (allWon(leg).every((way) => outcomes[leg]?.[way] === 'won')) return { why: 'implied', at }
  return null
}

function waysOf(group: Group, chances: Chances, outlook: Outlook): Weighed<Way>[] {
  if (group !== 'goals') return chances[group].map(({ probability, cell }) => ({ probability, cell: { [group]: cell } }))
  const ways: Weighed<Way>[] = []
  eachCourse(outlook, (halfHome, halfAway, home, away, probability) => {
    const counting = (count: number): AnyCell => ({ ...NOTHING, count })
    ways.push({
      probability,
      cell: {
        score: { ...NOTHING, home, away },
        goals: counting(home + away),
        difference: counting(home - away),
        home_goals: counting(home),
        away_goals: counting(away),
        half: { ...NOTHING, home: halfHome, away: halfAway },
        half_goals: counting(halfHome + halfAway),
        half_difference: counting(halfHome - halfAway),
        half_full: { ...NOTHING, half: Math.sign(halfHome - halfAway), full: Math.sign(home - away) },
      },
    })
  })
  return normalised(ways)
}
