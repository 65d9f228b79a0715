import { byDifference, type Judged, won } from '../assess.ts'
import type { MarketDefinition } from '../market.ts'
import type { TennisCell } from './tennis-chances.ts'

const PAIR = { size: 0.05, method: 'power' } as const
const HOME_AWAY = [{ name: { key: 'home' } }, { name: { key: 'away' } }] as const
/** More than the games of any set. Places of games stand in ids, so it stays. */
const MOST_GAMES = 20
const BASE = {
  period: 'match',
  line: null,
  lineNumber: 0,
  margin: PAIR,
  winners: 1,
  settledBy: 'sets',
} as const
const SET_SCORES = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const

/** Markets that the sets and games of the whole match decide. Codes stand in ids. */
export const TENNIS_MARKETS: readonly Judged<TennisCell>[] = [
  {
    ...BASE,
    code: 0,
    kind: 'winner',
    selections: HOME_AWAY,
    judge: ({ sets }, at) => won(sets.at(-1) === at),
  },
  {
    ...BASE,
    code: 1,
    kind: 'set_betting',
    margin: { size: 0.09, method: 'power' },
    selections: SET_SCORES.map(([home, away]) => ({
      name: { key: 'score', values: { home, away } },
    })),
    judge: ({ sets }, at) => {
      const home = sets.filter((side) => side === 0).length
      return won(home === SET_SCORES[at]?.[0] && sets.length - home === SET_SCORES[at]?.[1])
    },
  },
  ...lines(12.5, 38.5).map((line) => ({
    ...overUnder(2, 'total_games', line, 12.5),
    judge: total(line),
  })),
  ...lines(-10.5, 10.5).map(
    (line): Judged<TennisCell> => ({
      ...BASE,
      code: 3,
      kind: 'games_handicap',
      line,
      lineNumber: line + 10.5,
      settledBy: 'games',
      selections: [
        { name: { key: 'home_handicap', values: { line } } },
        { name: { key: 'away_handicap', values: { line: -line } } },
      ],
      judge: ({ games }, at) => byDifference((games[0] + line - games[1]) * (at === 0 ? 1 : -1)),
    }),
  ),
  ...[1, 2, 3].map(
    (set): Judged<TennisCell> => ({
      ...BASE,
      code: 4,
      kind: 'set_winner',
      line: set,
      lineNumber: set,
      selections: HOME_AWAY,
      // A set that is not played gives the stake back.
      judge: ({ sets }, at) => (sets.length < set ? 'void' : won(sets[set - 1] === at)),
    }),
  ),
  {
    ...overUnder(6, 'total_sets', 2.5, 2.5),
    judge: ({ sets }, at) => won(sets.length > 2.5 === (at === 0)),
  },
]

/** Returns the place of a game among all games, by its set and its number in it. */
export function placeOfGame(set: number, game: number): number {
  return set * MOST_GAMES + game
}

/** A game by its set and its number in it; not played, it gives the stake back. */
export function gameWinner(set: number, game: number): MarketDefinition {
  return {
    ...BASE,
    code: 5,
    kind: 'game_winner',
    period: `set_${set}`,
    line: game,
    lineNumber: placeOfGame(set, game),
    settledBy: 'game',
    margin: { size: 0.07, method: 'power' },
    selections: HOME_AWAY,
  }
}

function overUnder(code: number, kind: string, line: number, first: number): MarketDefinition {
  const selections = [
    { name: { key: 'over', values: { line } } },
    { name: { key: 'under', values: { line } } },
  ]
  return {
    ...BASE,
    code,
    kind,
    line,
    lineNumber: line - first,
    settledBy: kind === 'total_sets' ? 'sets' : 'games',
    selections,
  }
}

function total(line: number): Judged<TennisCell>['judge'] {
  return ({ games }, at) => won(games[0] + games[1] > line === (at === 0))
}

function lines(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
