import { openElo } from './elo.ts'
import type { Strength } from './football-play.ts'
import { divisionOf, type PlayedMatch, type Results, seasonsOf } from './league-data.ts'
import { openLeagueRatings } from './league-ratings.ts'
import { RATING_SETTINGS, type RatingSettings } from './rating-settings.ts'

const DAY_MS = 86_400_000

type StrengthOf = (code: string, home: string, away: string) => Strength
/** Called for each match before anything of its day is known. */
type Predict = (code: string, match: PlayedMatch, strength: Strength) => void

/**
 * Goals that each pair of clubs is expected to score, from the results of all leagues. The results
 * are gone through by date, so that every match can be foretold from those before its day. Clubs
 * without results are average.
 */
export function fitStrengths(
  leagues: readonly Results[],
  { settings = RATING_SETTINGS, predict }: { settings?: RatingSettings; predict?: Predict } = {},
): StrengthOf {
  const ratings = new Map(leagues.map(({ code }) => [code, openLeagueRatings(settings)]))
  const elo = openElo()
  const standings = new Map<string, { code: string; level: number }>()

  /** The level that a club brings from another division of its country. */
  function broughtBy(club: string, code: string): number | null {
    const last = standings.get(club)
    if (!last || last.code === code || last.code.slice(0, 2) !== code.slice(0, 2)) return null
    return last.level + settings.divisionGap * (divisionOf(code) - divisionOf(last.code))
  }

  const strengthOf: StrengthOf = (code, home, away) => {
    const ofGoals = (ratings.get(code) ?? openLeagueRatings(settings)).strengthOf(home, away)
    return blended(ofGoals, elo.leadOf(home, away), settings)
  }

  for (const { code, matches, isFirst } of seasonsOf(leagues)) {
    const league = ratings.get(code)
    if (!league) continue
    const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))]
    league.startSeason(clubs, (club) => broughtBy(club, code))
    elo.enter(code, clubs, isFirst)
    for (const [date, ofDay] of Map.groupBy(matches, (match) => match.date)) {
      league.moveTo(Date.parse(date) / DAY_MS)
      for (const match of ofDay) predict?.(code, match, strengthOf(code, match.home, match.away))
      for (const match of ofDay) {
        league.learn(match)
        elo.learn(match)
      }
    }
    for (const club of clubs) standings.set(club, { code, level: league.levelOf(club) })
  }
  return strengthOf
}

/**
 * Returns goals with an unchanged sum, shared out between the clubs with a part of Elo's opinion.
 */
function blended(
  strength: Strength,
  lead: number,
  { eloShare, eloPoints }: RatingSettings,
): Strength {
  const [sum, ratio] = [
    Math.log(strength.home * strength.away),
    Math.log(strength.home / strength.away),
  ]
  const mixed = (1 - eloShare) * ratio + (eloShare * lead) / eloPoints
  return { home: Math.exp((sum + mixed) / 2), away: Math.exp((sum - mixed) / 2), rho: strength.rho }
}
