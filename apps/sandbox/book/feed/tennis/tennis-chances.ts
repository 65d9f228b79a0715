import type { Weighed } from '../assess.ts'
import {
  isSetOver,
  isTieBreak,
  other,
  SETS_TO_WIN,
  type Side,
  setsWon,
  type TennisScore,
} from './tennis-score.ts'

/** One end of a match: who wins each set, and the games of both. */
export interface TennisCell {
  /** Winners of the sets, in their order. */
  sets: readonly Side[]
  games: readonly [number, number]
}

/** The chance of each player to win a point on their own serve. */
export type Serves = readonly [number, number]

interface SetEnd {
  games: readonly [number, number]
  next: Side
  probability: number
}

/**
 * Every way in which a match can go on from `score`, exactly: points are independent, won by the
 * server with a constant chance.
 */
export function matchChances(score: TennisScore, serves: Serves): Weighed<TennisCell>[] {
  const cells = new Map<string, Weighed<TennisCell>>()
  const fresh = ([0, 1] as const).map((server) =>
    setEnds([0, 0], server, holdOf(server, serves), serves),
  )
  const over = score.sets.filter(isSetOver)
  const winners = over.map(([home, away]): Side => (home > away ? 0 : 1))
  const games = sumOf(over)

  function go(
    sets: readonly Side[],
    games: readonly [number, number],
    probability: number,
    ends: readonly SetEnd[],
  ): void {
    for (const end of ends) {
      const side: Side = end.games[0] > end.games[1] ? 0 : 1
      const now = [...sets, side]
      const total = [games[0] + end.games[0], games[1] + end.games[1]] as const
      const chance = probability * end.probability
      if (chance === 0) continue
      if (now.filter((each) => each === side).length < SETS_TO_WIN)
        go(now, total, chance, fresh[end.next] ?? [])
      else {
        const key = `${now.join('')}/${total.join('/')}`
        cells.set(key, {
          cell: { sets: now, games: total },
          probability: (cells.get(key)?.probability ?? 0) + chance,
        })
      }
    }
  }

  if (score.winner !== null) return [{ probability: 1, cell: { sets: winners, games } }]
  const current = score.sets.at(-1) ?? [0, 0]
  go(winners, games, 1, setEnds(current, score.server, gameChance(score, serves), serves))
  return [...cells.values()]
}

/** The chance of the home side to win the game (or tie-break) that is played, from its points. */
export function gameChance(score: TennisScore, serves: Serves): number {
  if (isTieBreak(score)) return tieBreak(score.points, score.server, serves)
  const [home, away] = score.points
  const { server } = score
  const hold = server === 0 ? game(home, away, serves[0]) : game(away, home, serves[1])
  return server === 0 ? hold : 1 - hold
}

/**
 * Returns the chance that the set goes on after the game that is played, and that the home side
 * then wins the next game.
 */
export function nextGameChance(
  score: TennisScore,
  serves: Serves,
): { played: number; home: number } {
  const now = gameChance(score, serves)
  const [home, away] = score.sets.at(-1) ?? [0, 0]
  const ends = (side: Side) => isSetOver(side === 0 ? [home + 1, away] : [home, away + 1])
  const played = (ends(0) ? 0 : now) + (ends(1) ? 0 : 1 - now)
  const server = other(score.server)
  const isDecider = home + away === 11
  return { played, home: isDecider ? tieBreak([0, 0], server, serves) : holdOf(server, serves) }
}

/** The chance of the home side in a new game that `server` serves. */
function holdOf(server: Side, serves: Serves): number {
  return server === 0 ? game(0, 0, serves[0]) : 1 - game(0, 0, serves[1])
}

/** Computes from a score in games; `now` is the home side's chance in the game that is played. */
function setEnds(
  from: readonly [number, number],
  server: Side,
  now: number,
  serves: Serves,
): SetEnd[] {
  const ends: SetEnd[] = []
  let reached = new Map([[from[0] * 8 + from[1], 1]])
  let [serving, chance]: [Side, number] = [server, now]
  while (reached.size > 0) {
    const later = new Map<number, number>()
    for (const [key, probability] of reached) {
      const [home, away] = [Math.floor(key / 8), key % 8]
      const mine =
        home === 6 && away === 6 && from[0] + from[1] < 12
          ? tieBreak([0, 0], serving, serves)
          : chance
      for (const [games, share] of [
        [[home + 1, away], mine],
        [[home, away + 1], 1 - mine],
      ] as const)
        if (isSetOver(games))
          ends.push({ games, next: other(serving), probability: probability * share })
        else
          later.set(
            games[0] * 8 + games[1],
            (later.get(games[0] * 8 + games[1]) ?? 0) + probability * share,
          )
    }
    reached = later
    serving = other(serving)
    chance = holdOf(serving, serves)
  }
  return ends
}

/** The server's chance to win a game from `mine` to `theirs` points. */
function game(mine: number, theirs: number, serve: number): number {
  if (mine >= 4 && mine - theirs >= 2) return 1
  if (theirs >= 4 && theirs - mine >= 2) return 0
  if (mine >= 3 && theirs >= 3) {
    const deuce = serve ** 2 / (serve ** 2 + (1 - serve) ** 2)
    if (mine === theirs) return deuce
    return mine > theirs ? serve + (1 - serve) * deuce : serve * deuce
  }
  return serve * game(mine + 1, theirs, serve) + (1 - serve) * game(mine, theirs + 1, serve)
}

/** The home side's chance to win a tie-break that `first` began to serve. */
function tieBreak([home, away]: readonly [number, number], first: Side, serves: Serves): number {
  const known = new Map<number, number>()
  const even =
    (serves[0] * (1 - serves[1])) / (serves[0] * (1 - serves[1]) + (1 - serves[0]) * serves[1])
  function from(home: number, away: number): number {
    if (home >= 7 && home - away >= 2) return 1
    if (away >= 7 && away - home >= 2) return 0
    // From 6:6 on each two points are one serve of both; a score beyond it is the same as the one
    // two points before.
    if (home >= 6 && home === away) return even
    const found = known.get(home * 100 + away)
    if (found !== undefined) return found
    const server = ((home + away + 1) >> 1) % 2 === 1 ? other(first) : first
    const wins = server === 0 ? serves[0] : 1 - serves[1]
    const chance = wins * from(home + 1, away) + (1 - wins) * from(home, away + 1)
    known.set(home * 100 + away, chance)
    return chance
  }
  return from(home, away)
}

function sumOf(sets: readonly (readonly [number, number])[]): [number, number] {
  return sets.reduce<[number, number]>(
    ([home, away], set) => [home + set[0], away + set[1]],
    [0, 0],
  )
}

/** Sets and games so far, for a board. */
export function totalsOf({ sets }: TennisScore): {
  sets: [number, number]
  games: [number, number]
} {
  return { sets: setsWon(sets), games: sumOf(sets) }
}
