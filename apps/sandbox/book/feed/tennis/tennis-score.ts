export type Side = 0 | 1

export interface TennisScore {
  /** Finished sets, and the one that is played. */
  sets: readonly (readonly [number, number])[]
  /** Points of the game that is played: 0, 1, 2, 3 and on; in a tie-break as they are counted. */
  points: readonly [number, number]
  server: Side
  /** Who has won each game, by set. A tie-break is the thirteenth game. */
  games: readonly (readonly Side[])[]
  winner: Side | null
}

export const SETS_TO_WIN = 2

export function startOfMatch(server: Side): TennisScore {
  return { sets: [[0, 0]], points: [0, 0], server, games: [[]], winner: null }
}

/** The score after one side has won a point. A decided match stays as it is. */
export function afterPoint(score: TennisScore, side: Side): TennisScore {
  if (score.winner !== null) return score
  const points = plusOne(score.points, side)
  const needed = isTieBreak(score) ? 7 : 4
  if (points[side] < needed || points[side] - points[other(side)] < 2) return { ...score, points }
  return afterGame(score, side)
}

function afterGame(score: TennisScore, side: Side): TennisScore {
  const current = plusOne(score.sets.at(-1) ?? [0, 0], side)
  const sets = [...score.sets.slice(0, -1), current]
  const games = [...score.games.slice(0, -1), [...(score.games.at(-1) ?? []), side]]
  const next: TennisScore = { ...score, sets, games, points: [0, 0], server: other(score.server) }
  if (!isSetOver(current)) return next
  const won = setsWon(sets)
  if (won[side] === SETS_TO_WIN) return { ...next, winner: side }
  return { ...next, sets: [...sets, [0, 0]], games: [...games, []] }
}

export function isTieBreak({ sets }: TennisScore): boolean {
  const [home, away] = sets.at(-1) ?? [0, 0]
  return home === 6 && away === 6
}

/** Who serves the next point: in a tie-break the first point is the server's, then two are each one's. */
export function serverOfPoint(score: TennisScore): Side {
  const played = score.points[0] + score.points[1]
  return isTieBreak(score) && ((played + 1) >> 1) % 2 === 1 ? other(score.server) : score.server
}

export function isSetOver([home, away]: readonly [number, number]): boolean {
  const most = Math.max(home, away)
  return most === 7 || (most === 6 && Math.abs(home - away) >= 2)
}

/** Sets that each side has won. */
export function setsWon(sets: readonly (readonly [number, number])[]): [number, number] {
  const over = sets.filter(isSetOver)
  const home = over.filter(([mine, theirs]) => mine > theirs).length
  return [home, over.length - home]
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0
}

function plusOne([home, away]: readonly [number, number], side: Side): [number, number] {
  return side === 0 ? [home + 1, away] : [home, away + 1]
}
