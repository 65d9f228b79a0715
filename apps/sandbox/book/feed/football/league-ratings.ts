import {
  type Belief,
  expectationOf,
  fade,
  learnCount,
  loosen,
  openBelief,
  rearranged,
  setNumber,
  type WeightedSum,
} from './belief.ts'
import type { Strength } from './football-play.ts'
import type { PlayedMatch } from './league-data.ts'
import { openLowScores } from './low-scores.ts'
import type { RatingSettings } from './rating-settings.ts'

/** The goals of the league and its home advantage stand first, then three numbers for each club. */
const GOALS = 0
const HOME = 1
const LEVEL = 2
const OPENNESS = 3
const FORM = 4
const OF_A_CLUB = 3

export interface LeagueRatings {
  /**
   * Sets the clubs that play from now on. `levelOf` returns the level of a club that was not here
   * before, when another division has it.
   */
  startSeason(clubs: readonly string[], levelOf: (club: string) => number | null): void
  /** Time passes, up to a day since 1970. */
  moveTo(day: number): void
  strengthOf(home: string, away: string): Strength
  learn(match: PlayedMatch): void
  levelOf(club: string): number
}

/**
 * The ratings of a league's clubs, match by match. A club has a level (its goals against those of
 * the other side), an openness (the goals of both) and a form, which is a level that passes. All
 * are believed within a width, which a match narrows and time widens.
 */
export function openLeagueRatings(settings: RatingSettings): LeagueRatings {
  const lowScores = openLowScores(settings)
  let places = new Map<string, number>()
  let belief: Belief | null = null
  let today: number | null = null

  /** The logarithm of what one side is expected to score. */
  function goalsOf(home: string, away: string, side: 1 | -1): WeightedSum {
    const sum = { places: [GOALS, HOME], weights: [1, side] }
    for (const [club, sign] of [
      [home, side],
      [away, -side],
    ] as const) {
      const place = places.get(club)
      if (place === undefined) continue
      sum.places.push(place + LEVEL, place + OPENNESS, place + FORM)
      sum.weights.push(sign / 2, 0.5, sign / 2)
    }
    return sum
  }

  function enter(into: Belief, place: number, level: number | null, isFirst: boolean): void {
    const { newcomerLevel, newcomerLevelVariance, newcomerOpenness, newcomerOpennessVariance } =
      settings
    const known = {
      mean: level ?? newcomerLevel,
      variance: level === null ? newcomerLevelVariance : settings.moverVariance,
    }
    const start = isFirst ? { mean: 0, variance: settings.levelVariance } : known
    setNumber(into, place + LEVEL, start.mean, start.variance)
    setNumber(
      into,
      place + OPENNESS,
      isFirst ? 0 : newcomerOpenness,
      isFirst ? settings.opennessVariance : newcomerOpennessVariance,
    )
    setNumber(into, place + FORM, 0, settings.formVariance)
  }

  function strengthOf(home: string, away: string): Strength {
    const rate = (side: 1 | -1) => {
      const { mean, variance } = expectationOf(belief ?? openBelief(2), goalsOf(home, away, side))
      return Math.exp(mean + variance / 2)
    }
    return { home: rate(1), away: rate(-1), rho: lowScores.rho() }
  }

  return {
    strengthOf,
    startSeason(clubs, levelOf) {
      const before = places
      const old = belief
      places = new Map(clubs.map((club, at) => [club, at * OF_A_CLUB]))
      const oldPlaces = clubs.flatMap((club) => {
        const place = before.get(club)
        return [LEVEL, OPENNESS, FORM].map((number) => (place === undefined ? -1 : place + number))
      })
      belief = rearranged(old ?? openBelief(2), [GOALS, HOME, ...oldPlaces])
      if (!old) {
        setNumber(belief, GOALS, settings.goals, settings.goalsVariance)
        setNumber(belief, HOME, settings.home, settings.homeVariance)
      }
      for (const [club, place] of places) {
        if (before.has(club)) {
          loosen(belief, place + LEVEL, settings.levelSummer)
          loosen(belief, place + OPENNESS, settings.opennessSummer)
        } else enter(belief, place, levelOf(club), !old)
      }
    },
    moveTo(day) {
      const days = Math.max(0, day - (today ?? day))
      today = day
      if (!belief || days === 0) return
      loosen(belief, GOALS, settings.goalsDrift * days)
      const left = Math.exp(-days / settings.formDays)
      for (const place of places.values()) {
        loosen(belief, place + LEVEL, settings.levelDrift * days)
        loosen(belief, place + OPENNESS, settings.opennessDrift * days)
        fade(belief, place + FORM, left)
        loosen(belief, place + FORM, settings.formVariance * (1 - left ** 2))
      }
    },
    learn({ home, away, ft }) {
      if (!belief) return
      lowScores.learn(strengthOf(home, away), ft)
      learnCount(
        belief,
        goalsOf(home, away, 1),
        Math.min(ft[0], settings.countedGoals),
        settings.trust,
      )
      learnCount(
        belief,
        goalsOf(home, away, -1),
        Math.min(ft[1], settings.countedGoals),
        settings.trust,
      )
    },
    levelOf(club) {
      const place = places.get(club)
      return place === undefined ? settings.newcomerLevel : (belief?.mean[place + LEVEL] ?? 0)
    },
  }
}
