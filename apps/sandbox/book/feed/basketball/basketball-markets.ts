import { byDifference, type Judged, won } from '../assess.ts'
import type { CountCell } from './basketball-chances.ts'

/**
 * A market of one part of a game, 1 to 4, or 0 for the whole game with overtime, and what it
 * counts.
 */
export interface BasketballMarket extends Judged<CountCell> {
  quarter: number
  subject: 'total' | 'lead'
}

const PAIR = { size: 0.05, method: 'multiplicative' } as const
const MOST_QUARTERS = 4
const FIRST_TOTAL = 110.5
const FIRST_QUARTER_TOTAL = 24.5

/** Codes and lines stand in ids. Lines of halves only, so that nothing is returned. */
export const BASKETBALL_MARKETS: readonly BasketballMarket[] = [
  {
    ...base(0, 'winner', 0),
    subject: 'lead',
    margin: { size: 0.045, method: 'odds_ratio' },
    selections: [{ name: { key: 'home' } }, { name: { key: 'away' } }],
    judge: ({ count }, at) => won(count > 0 === (at === 0)),
  },
  ...lines(-30.5, 30.5).map(
    (line): BasketballMarket => ({
      ...base(1, 'spread', 0),
      subject: 'lead',
      line,
      lineNumber: line + 30.5,
      selections: [
        { name: { key: 'home_handicap', values: { line } } },
        { name: { key: 'away_handicap', values: { line: -line } } },
      ],
      judge: ({ count }, at) => byDifference((count + line) * (at === 0 ? 1 : -1)),
    }),
  ),
  ...lines(FIRST_TOTAL, 229.5).map((line) => total(2, 0, line, line - FIRST_TOTAL)),
  ...quarters((quarter) => [
    {
      ...base(3, 'winner', quarter),
      subject: 'lead',
      lineNumber: quarter,
      margin: { size: 0.07, method: 'power' },
      selections: [{ name: { key: 'home' } }, { name: { key: 'draw' } }, { name: { key: 'away' } }],
      judge: ({ count }, at) => won(Math.sign(count) === 1 - at),
    },
    ...lines(FIRST_QUARTER_TOTAL, 60.5).map((line) =>
      total(4, quarter, line, quarter * 50 + line - FIRST_QUARTER_TOTAL),
    ),
  ]),
]

function base(code: number, kind: string, quarter: number) {
  const period = quarter === 0 ? 'match' : `quarter_${quarter}`
  const settledBy = quarter === 0 ? 'score' : 'quarter'
  return {
    code,
    kind,
    quarter,
    period,
    settledBy,
    line: null,
    lineNumber: 0,
    winners: 1,
    margin: PAIR,
  }
}

function total(code: number, quarter: number, line: number, lineNumber: number): BasketballMarket {
  return {
    ...base(code, 'total', quarter),
    subject: 'total',
    line,
    lineNumber,
    selections: [
      { name: { key: 'over', values: { line } } },
      { name: { key: 'under', values: { line } } },
    ],
    judge: ({ count }, at) => won(count > line === (at === 0)),
  }
}

function quarters(of: (quarter: number) => BasketballMarket[]): BasketballMarket[] {
  return Array.from({ length: MOST_QUARTERS }, (_, at) => of(at + 1)).flat()
}

function lines(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
