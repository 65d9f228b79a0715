import { assess } from '../assess.ts'
import { type Fixture, NOT_STARTED, type Situation } from '../event.ts'
import type { Assessed, MarketDefinition, Shares } from '../market.ts'
import { chanceOf } from '../seed.ts'
import type { Play } from '../world.ts'
import {
  gameChance,
  matchChances,
  nextGameChance,
  type Serves,
  totalsOf,
} from './tennis-chances.ts'
import { gameWinner, placeOfGame, TENNIS_MARKETS } from './tennis-markets.ts'
import {
  afterPoint,
  isSetOver,
  isTieBreak,
  type Side,
  serverOfPoint,
  startOfMatch,
  type TennisScore,
} from './tennis-score.ts'

/** Chance that a player gives up a match. */
const RETIRED = 0.004
const POINT_S = 28
const CHANGE_OF_ENDS_S = 75
const SET_BREAK_S = 100
const AFTER_GAME_MS = 4_000
/** Games of a set with a tie-break. */
const LONGEST_SET = 13
const POINT_NAMES = ['0', '15', '30', '40'] as const

interface Point {
  at: number
  score: TennisScore
}

/**
 * Makes a tennis match, point by point. `serves` are the chances of both players to win a point on
 * their own serve.
 */
export function openTennisMatch(secret: string, fixture: Fixture, serves: Serves): Play {
  const { points, retired } = playTennis(secret, fixture, serves)
  const endsAt = points.at(-1)?.at ?? fixture.startsAt
  const gameEnds = points
    .filter((point, at) => gamesOf(point.score) !== gamesOf(points[at - 1]?.score ?? point.score))
    .map(({ at }) => at)

  /** Returns the number of points that have been played. */
  function reached(time: number): number {
    let [low, high] = [0, points.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((points[middle]?.at ?? 0) <= time) low = middle
      else high = middle - 1
    }
    return low
  }
  const scoreAt = (time: number) => points[reached(time)]?.score ?? startOfMatch(0)

  function situationAt(time: number): Situation {
    if (time < fixture.startsAt) return NOT_STARTED
    const score = scoreAt(time)
    const { sets } = totalsOf(score)
    const over = time >= endsAt
    const [home, away] = pointNames(score)
    return {
      state: over ? (retired ? 'abandoned' : 'ended') : 'live',
      phase: over ? null : `set_${score.sets.length}`,
      clockS: null,
      score: sets,
      parts: score.sets,
      facts: over
        ? {}
        : {
            points_home: home,
            points_away: away,
            server: serverOfPoint(score) === 0 ? 'home' : 'away',
          },
      incidents: [],
    }
  }

  return {
    fixture,
    endsAt,
    situationAt,
    assess(time) {
      const score = scoreAt(time)
      const cells = matchChances(score, serves)
      return [
        ...TENNIS_MARKETS.map((definition) => assess(definition, cells)),
        ...gameMarkets(score, serves),
      ]
    },
    isSuspendedAt: (time) => gameEnds.some((at) => time >= at - 1_000 && time < at + AFTER_GAME_MS),
    isClosedAt(definition, time) {
      if (time >= endsAt) return true
      const { games } = scoreAt(time)
      // The game that is played was open until it began; its set and number are those of the score.
      return (
        definition.code === 5 &&
        time >= fixture.startsAt &&
        definition.lineNumber === placeOfGame(games.length, (games.at(-1)?.length ?? 0) + 1)
      )
    },
    reason(definition, time) {
      const score = scoreAt(time)
      if (definition.settledBy === 'game' && wasPlayed(definition, score))
        return { key: 'why.game' }
      const { sets, games } = totalsOf(score)
      const isOfGames = definition.settledBy === 'games'
      const [home, away] = isOfGames ? games : sets
      return { key: isOfGames ? 'why.games' : 'why.sets', values: { home, away } }
    },
    priceKey: (time) => `${reached(time)}/${time >= fixture.startsAt}`,
  }
}

function playTennis(
  secret: string,
  fixture: Fixture,
  serves: Serves,
): { points: Point[]; retired: boolean } {
  const chance = chanceOf(secret, fixture.id, 'tennis')
  const fate = chance.next()
  const first: Side = chance.happens(0.5) ? 0 : 1
  let score = startOfMatch(first)
  let at = fixture.startsAt
  const points: Point[] = [{ at, score }]
  while (score.winner === null) {
    const server = serverOfPoint(score)
    const side: Side = chance.happens(serves[server]) === (server === 0) ? 0 : 1
    const next = afterPoint(score, side)
    at += Math.round((POINT_S + 16 * (chance.next() - 0.5) + pauseBefore(score)) * 1000)
    score = next
    points.push({ at, score })
  }
  const retired = fate < RETIRED
  return {
    points: retired
      ? points.slice(0, 1 + Math.floor((fate / RETIRED) * (points.length - 1)))
      : points,
    retired,
  }
}

function pauseBefore({ points, sets, games }: TennisScore): number {
  if (points[0] + points[1] > 0) return 0
  const played = games.at(-1)?.length ?? 0
  if (played === 0) return sets.length > 1 ? SET_BREAK_S : 0
  return played % 2 === 1 && played > 1 ? CHANGE_OF_ENDS_S : 15
}

/**
 * Returns the markets of finished games, of the present one and of the next one, and of the game
 * that each finished set did not come to: it could be bet on while the last one was played.
 */
function gameMarkets(score: TennisScore, serves: Serves): Assessed[] {
  const played = score.games.flatMap((games, set) => [
    ...games.map((side, at) => ({
      definition: gameWinner(set + 1, at + 1),
      shares: [only(side === 0), only(side === 1)],
    })),
    ...(isSetOver(score.sets[set] ?? [0, 0]) && games.length < LONGEST_SET
      ? [{ definition: gameWinner(set + 1, games.length + 1), shares: pairOf(0, 0) }]
      : []),
  ])
  if (score.winner !== null) return played
  const set = score.games.length
  const number = (score.games.at(-1)?.length ?? 0) + 1
  const now = { definition: gameWinner(set, number), shares: pairOf(1, gameChance(score, serves)) }
  const { played: goesOn, home } = nextGameChance(score, serves)
  return goesOn === 0
    ? [...played, now]
    : [...played, now, { definition: gameWinner(set, number + 1), shares: pairOf(goesOn, home) }]
}

/** Returns whether the game of a market was played to its end. */
function wasPlayed({ lineNumber }: MarketDefinition, { games }: TennisScore): boolean {
  return games.some((set, at) =>
    set.some((_, game) => placeOfGame(at + 1, game + 1) === lineNumber),
  )
}

function pairOf(played: number, home: number): Shares[] {
  const shares = (chance: number): Shares => ({
    won: played * chance,
    half_won: 0,
    void: 1 - played,
    half_lost: 0,
    lost: played * (1 - chance),
  })
  return [shares(home), shares(1 - home)]
}

function only(wins: boolean): Shares {
  return { won: wins ? 1 : 0, half_won: 0, void: 0, half_lost: 0, lost: wins ? 0 : 1 }
}

function gamesOf({ games }: TennisScore): number {
  return games.reduce((sum, { length }) => sum + length, 0)
}

function pointNames(score: TennisScore): [string, string] {
  const [home, away] = score.points
  if (isTieBreak(score)) return [String(home), String(away)]
  if (home >= 3 && away >= 3)
    return home === away ? ['40', '40'] : home > away ? ['AD', '40'] : ['40', 'AD']
  return [POINT_NAMES[home] ?? '40', POINT_NAMES[away] ?? '40']
}
