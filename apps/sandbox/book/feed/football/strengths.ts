import type { Strength } from './football-play.ts'
import type { PlayedMatch } from './league-data.ts'

const ROUNDS = 30
/** Matches that an average club would have to be added, so that a newcomer is not taken for a giant. */
const PRIOR_MATCHES = 6
/** A result counts half as much after a year. */
const HALF_LIFE_DAYS = 365
const DAY_MS = 86_400_000
const RHO = -0.06

/**
 * Goals that each pair of clubs is expected to score: attack and defence of every club, and the advantage of the home side, fitted to the
 * results in turns until they agree. Clubs that are not in the results are average.
 */
export function fitStrengths(matches: readonly PlayedMatch[]): (home: string, away: string) => Strength {
  const newest = Math.max(...matches.map(({ date }) => Date.parse(date)))
  const weighed = matches.map((match) => ({ ...match, weight: 0.5 ** ((newest - Date.parse(match.date)) / DAY_MS / HALF_LIFE_DAYS) }))
  const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))]
  const attack = new Map(clubs.map((club) => [club, 1]))
  const defence = new Map(clubs.map((club) => [club, 1]))
  const weight = weighed.reduce((sum, match) => sum + match.weight, 0)
  const homeMean = weighed.reduce((sum, { ft, weight }) => sum + ft[0] * weight, 0) / weight
  const awayMean = weighed.reduce((sum, { ft, weight }) => sum + ft[1] * weight, 0) / weight
  const of = (ratings: ReadonlyMap<string, number>, club: string) => ratings.get(club) ?? 1

  for (let round = 0; round < ROUNDS; round++) {
    const scored = sums(clubs)
    const conceded = sums(clubs)
    for (const { home, away, ft, weight } of weighed) {
      scored(home, ft[0] * weight, homeMean * of(defence, away) * weight)
      scored(away, ft[1] * weight, awayMean * of(defence, home) * weight)
      conceded(home, ft[1] * weight, awayMean * of(attack, away) * weight)
      conceded(away, ft[0] * weight, homeMean * of(attack, home) * weight)
    }
    for (const club of clubs) {
      attack.set(club, scored(club, 0, 0))
      defence.set(club, conceded(club, 0, 0))
    }
  }
  return (home, away) => ({
    home: homeMean * of(attack, home) * of(defence, away),
    away: awayMean * of(attack, away) * of(defence, home),
    rho: RHO,
  })
}

/** Adds up what happened and what was expected of each club, and answers their ratio. */
function sums(clubs: readonly string[]): (club: string, happened: number, expected: number) => number {
  const totals = new Map(clubs.map((club) => [club, { happened: PRIOR_MATCHES, expected: PRIOR_MATCHES }]))
  return (club, happened, expected) => {
    const total = totals.get(club)
    if (!total) return 1
    total.happened += happened
    total.expected += expected
    return total.happened / total.expected
  }
}
