import { assess } from '../feed/assess.ts'
import { chancesOf, resultChances } from '../feed/football/football-chances.ts'
import { FOOTBALL_MARKETS } from '../feed/football/football-markets.ts'
import { CARDS, CORNERS, FIRST_HALF_SHARE, type Strength } from '../feed/football/football-play.ts'
import type { Assessed, Shares } from '../feed/market.ts'
import { pricesOf } from '../feed/pricing.ts'

const ROUNDING = 1e-9
/** `chancesOf` leaves out halves with more than seven goals of one side. */
const LEFT_OUT = 1e-3

/**
 * Lists the contradictions between the prices of a match before its start, as sentences; none when
 * all is well. A bet that is worth no more than its stake under one distribution of scores cannot
 * be part of a sure profit, with whatever other such bets it is combined.
 */
export function findContradictions(strength: Strength): string[] {
  const [first, second] = [FIRST_HALF_SHARE, 1 - FIRST_HALF_SHARE]
  const chances = chancesOf({
    first: [0, 0],
    second: [0, 0],
    restOfFirst: [strength.home * first, strength.away * first],
    restOfSecond: [strength.home * second, strength.away * second],
    corners: { count: 0, rest: CORNERS.home + CORNERS.away },
    cards: { count: 0, rest: CARDS.home + CARDS.away },
    strength,
  })
  const markets = FOOTBALL_MARKETS.filter(({ goal }) => goal === undefined || goal === 1).map(
    (each) => assess(each, chances[each.subject]),
  )
  return [...markets.flatMap(priceProblems), ...disagreements(markets, strength)]
}

function priceProblems({ definition, shares }: Assessed): string[] {
  const name = `${definition.kind} ${definition.period} ${definition.line ?? ''}`
  const prices = pricesOf(shares, definition.margin, definition.winners)
  return shares.flatMap((share, at) => {
    const price = prices[at]
    return [
      ...(Math.abs(sumOf(share) - 1) > ROUNDING
        ? [`${name}: the chances of selection ${at + 1} sum to ${sumOf(share)}`]
        : []),
      ...(price && worthOf(share, price / 100) > 1 + ROUNDING
        ? [`${name}: selection ${at + 1} is worth ${worthOf(share, price / 100)}`]
        : []),
    ]
  })
}

function sumOf({ won, half_won, void: returned, half_lost, lost }: Shares): number {
  return won + half_won + returned + half_lost + lost
}

/** Returns the average return of a stake of one. */
function worthOf({ won, half_won, void: returned, half_lost }: Shares, price: number): number {
  return won * price + half_won * (1 + (price - 1) / 2) + returned + half_lost / 2
}

/** Totals, handicaps and scores of the same match, each worked out another way. */
function disagreements(markets: readonly Assessed[], strength: Strength): string[] {
  const wonIn = (kind: string, at: number, line: number | null = null) =>
    markets.find(
      ({ definition }) =>
        definition.kind === kind && definition.period === 'match' && definition.line === line,
    )?.shares[at]?.won ?? 0
  const results = [0, 1, 2].map((at) => wonIn('match_winner', at))
  const scores = markets.find(({ definition }) => definition.kind === 'correct_score')
  const scored = (counts: (home: number, away: number) => boolean) =>
    (scores?.shares ?? [])
      .slice(0, 25)
      .reduce((sum, { won }, at) => sum + (counts(Math.floor(at / 5), at % 5) ? won : 0), 0)
  const direct = resultChances(strength)
  const pairs: [what: string, one: number, other: number, allowed: number][] = [
    ['the three results and one', results.reduce((sum, each) => sum + each, 0), 1, ROUNDING],
    [
      'a handicap of -0.5 and the home win',
      wonIn('asian_handicap', 0, -0.5),
      results[0] ?? 0,
      ROUNDING,
    ],
    [
      'a handicap of +0.5 and home or draw',
      wonIn('asian_handicap', 0, 0.5),
      (results[0] ?? 0) + (results[1] ?? 0),
      ROUNDING,
    ],
    ['all scores and one', scored(() => true) + wonIn('correct_score', 25), 1, ROUNDING],
    [
      'under 2.5 goals and its scores',
      wonIn('total', 1, 2.5),
      scored((home, away) => home + away < 2.5),
      ROUNDING,
    ],
    [
      'under and over 2.5 goals and one',
      wonIn('total', 0, 2.5) + wonIn('total', 1, 2.5),
      1,
      ROUNDING,
    ],
    ...([0, 1, 2] as const).map((at): [string, number, number, number] => [
      `result ${at + 1} by halves and at once`,
      results[at] ?? 0,
      direct[at],
      LEFT_OUT,
    ]),
  ]
  return pairs.flatMap(([what, one, other, allowed]) =>
    Math.abs(one - other) > allowed ? [`${what} disagree: ${one}, ${other}`] : [],
  )
}
