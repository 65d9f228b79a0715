import { byDifference, type Judged, won } from '../assess.ts'
import type { Words } from '../sport.ts'

/** Goals of both halves and what else is counted. Each market reads one of these distributions. */
export interface ScoreCell {
  home: number
  away: number
}
export interface PairCell {
  half: number
  full: number
}
/**
 * The number that a market counts: sums and differences of goals have distributions of their own,
 * because many lines read them.
 */
export type Subject =
  | 'score'
  | 'goals'
  | 'difference'
  | 'home_goals'
  | 'away_goals'
  | 'half'
  | 'half_goals'
  | 'half_difference'
  | 'half_full'
  | 'corners'
  | 'cards'
  | 'next_goal'
export type NextCell = 'home' | 'none' | 'away'
export type AnyCell = ScoreCell & PairCell & { count: number; next: NextCell }

/** A cell has only the fields of its subject. */
export interface FootballMarket extends Judged<AnyCell> {
  subject: Subject
  /** The number of the goal that a next-goal market is about. */
  goal?: number
}

const SIDES = [{ key: 'home' }, { key: 'draw' }, { key: 'away' }] as const
const NARROW = { size: 0.045, method: 'power' } as const
const WIDE = { size: 0.16, method: 'power' } as const
const PAIR = { size: 0.05, method: 'multiplicative' } as const

type Shape = Pick<
  FootballMarket,
  'code' | 'kind' | 'subject' | 'settledBy' | 'judge' | 'selections'
> &
  Partial<FootballMarket>

function market(shape: Shape): FootballMarket {
  return { period: 'match', line: null, lineNumber: 0, margin: NARROW, winners: 1, ...shape }
}

/**
 * Every market that a football match can have. Codes stand in ids: a kind that goes leaves its code
 * unused.
 */
export const FOOTBALL_MARKETS: readonly FootballMarket[] = [
  winner(0, 'match_winner', 'score', 'match'),
  doubleChance(1, 'score', 'match'),
  drawNoBet(),
  ...totals(3, 'total', 'goals', 'match', quarters(0.5, 6.5)),
  ...handicaps(4, 'difference', 'match', quarters(-4, 4)),
  bothScore(),
  correctScore(),
  halfFull(),
  winner(8, 'match_winner', 'half', 'first_half'),
  doubleChance(9, 'half', 'first_half'),
  ...totals(10, 'total', 'half_goals', 'first_half', quarters(0.5, 3.5)),
  ...handicaps(11, 'half_difference', 'first_half', quarters(-2, 2)),
  ...Array.from({ length: 20 }, (_, at) => nextGoal(at + 1)),
  ...totals(13, 'home_total', 'home_goals', 'match', halves(0.5, 5.5)),
  ...totals(14, 'away_total', 'away_goals', 'match', halves(0.5, 5.5)),
  ...totals(15, 'corners_total', 'corners', 'match', halves(4.5, 16.5)),
  ...totals(16, 'cards_total', 'cards', 'match', halves(0.5, 9.5)),
  oddEven(),
]

function winner(
  code: number,
  kind: string,
  subject: 'score' | 'half',
  period: string,
): FootballMarket {
  return market({
    code,
    kind,
    subject,
    period,
    selections: named(SIDES),
    settledBy: subject,
    judge: ({ home, away }, at) => won(Math.sign(home - away) === 1 - at),
  })
}

function doubleChance(code: number, subject: 'score' | 'half', period: string): FootballMarket {
  return market({
    code,
    kind: 'double_chance',
    subject,
    period,
    winners: 2,
    margin: PAIR,
    selections: named([{ key: 'home_or_draw' }, { key: 'home_or_away' }, { key: 'draw_or_away' }]),
    settledBy: subject,
    judge: ({ home, away }, at) => won(Math.sign(home - away) !== [-1, 0, 1][at]),
  })
}

function drawNoBet(): FootballMarket {
  return market({
    code: 2,
    kind: 'draw_no_bet',
    subject: 'score',
    margin: PAIR,
    selections: named([{ key: 'home' }, { key: 'away' }]),
    settledBy: 'score',
    judge: ({ home, away }, at) => byDifference(at === 0 ? home - away : away - home),
  })
}

function totals(
  code: number,
  kind: string,
  subject: Subject,
  period: string,
  lines: readonly number[],
): FootballMarket[] {
  return lines.map((line) =>
    market({
      code,
      kind,
      subject,
      period,
      line,
      lineNumber: Math.round(line * 4),
      margin: PAIR,
      selections: named([
        { key: 'over', values: { line } },
        { key: 'under', values: { line } },
      ]),
      settledBy:
        period === 'first_half'
          ? 'half'
          : subject === 'corners' || subject === 'cards'
            ? subject
            : 'score',
      judge: ({ count }, at) => byDifference(at === 0 ? count - line : line - count),
    }),
  )
}

/** `line` is the home side's; the away side has its opposite. */
function handicaps(
  code: number,
  subject: 'difference' | 'half_difference',
  period: string,
  lines: readonly number[],
): FootballMarket[] {
  return lines.map((line) =>
    market({
      code,
      kind: 'asian_handicap',
      subject,
      period,
      line,
      lineNumber: Math.round(line * 4) + 100,
      margin: PAIR,
      selections: named([
        { key: 'home_handicap', values: { line } },
        { key: 'away_handicap', values: { line: -line } },
      ]),
      settledBy: period === 'first_half' ? 'half' : 'score',
      judge: ({ count }, at) => byDifference(at === 0 ? count + line : -count - line),
    }),
  )
}

function bothScore(): FootballMarket {
  return market({
    code: 5,
    kind: 'both_score',
    subject: 'score',
    margin: PAIR,
    selections: named([{ key: 'yes' }, { key: 'no' }]),
    settledBy: 'score',
    judge: ({ home, away }, at) => won((home > 0 && away > 0) === (at === 0)),
  })
}

const HIGHEST_NAMED = 4

/** Every score up to four goals each, then what is beyond it. */
function correctScore(): FootballMarket {
  const scores = Array.from({ length: 25 }, (_, at) => [Math.floor(at / 5), at % 5] as const)
  return market({
    code: 6,
    kind: 'correct_score',
    subject: 'score',
    margin: WIDE,
    selections: named([
      ...scores.map(([home, away]) => ({ key: 'score', values: { home, away } })),
      { key: 'other_score' },
    ]),
    settledBy: 'score',
    judge: ({ home, away }, at) =>
      won(at === (home > HIGHEST_NAMED || away > HIGHEST_NAMED ? scores.length : home * 5 + away)),
  })
}

function halfFull(): FootballMarket {
  return market({
    code: 7,
    kind: 'half_full',
    subject: 'half_full',
    margin: WIDE,
    selections: named(
      SIDES.flatMap((half) =>
        SIDES.map((full) => ({ key: 'half_full', values: { half: half.key, full: full.key } })),
      ),
    ),
    settledBy: 'half_full',
    judge: ({ half, full }, at) => won(at === (1 - half) * 3 + (1 - full)),
  })
}

function nextGoal(goal: number): FootballMarket {
  return market({
    code: 12,
    kind: 'next_goal',
    subject: 'next_goal',
    goal,
    line: goal,
    lineNumber: goal,
    margin: { size: 0.06, method: 'power' },
    selections: named([{ key: 'home' }, { key: 'no_goal' }, { key: 'away' }]),
    settledBy: 'next_goal',
    judge: ({ next }, at) => won(next === (['home', 'none', 'away'] as const)[at]),
  })
}

function oddEven(): FootballMarket {
  return market({
    code: 17,
    kind: 'odd_even',
    subject: 'score',
    margin: PAIR,
    selections: named([{ key: 'odd' }, { key: 'even' }]),
    settledBy: 'score',
    judge: ({ home, away }, at) => won((home + away) % 2 === 1 - at),
  })
}

function named(names: readonly Words[]): { name: Words }[] {
  return names.map((name) => ({ name }))
}

function quarters(from: number, to: number): number[] {
  return Array.from({ length: (to - from) * 4 + 1 }, (_, at) => from + at / 4)
}

function halves(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
