export type Side = 0 | 1

export interface TennisScore {
  /** Games of each side in the finished sets and the present one. */
  sets: readonly (readonly [number, number])[]
  /** Points of each side in the present game: 0, 1, 2, 3 and more, also in a tie-break. */
  points: readonly [number, number]
  server: Side
  /** The winner of each game, by set. A tie-break is the thirteenth game. */
  games: readonly (readonly Side[])[]
  winner: Side | null
}

export const SETS_TO_WIN = 2

export function startOfMatch(server: Side): TennisScore {
  return { sets: [[0, 0]], points: [0, 0], server, games: [[]], winner: null }
}

/** Returns the score after one side has won a point. A decided match does not change. */
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

/**
 * Returns who serves the next point. In a tie-break the first server serves one point, then each
 * side serves two in turn.
 */
export function serverOfPoint(score: TennisScore): Side {
  const played = score.points[0] + score.points[1]
  return isTieBreak(score) && ((played + 1) >> 1) % 2 === 1 ? other(score.server) : score.server
}

export function isSetOver([home, away]: readonly [number, number]): boolean {
  const most = Math.max(home, away)
  return most === 7 || (most === 6 && Math.abs(home - away) >= 2)
}

/** Returns the number of sets that each side has won. */
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
