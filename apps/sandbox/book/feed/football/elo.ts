import { divisionOf, type PlayedMatch } from './league-data.ts'

export interface EloSettings {
  /** Points that a result moves at most. */
  step: number
  /** Points that playing at home is worth. */
  home: number
  /**
   * Points below the average at which newcomers begin, and those by which a second division begins
   * lower.
   */
  newcomer: number
  division: number
}

/** Found as the ratings' own settings are, on the same two seasons. */
export const ELO_SETTINGS: EloSettings = { step: 30, home: 60, newcomer: 96, division: 267 }

export interface Elo {
  /** Clubs that are known already keep their points. */
  enter(code: string, clubs: readonly string[], isFirst: boolean): void
  /** Points by which the home side is ahead, with what playing at home is worth. */
  leadOf(home: string, away: string): number
  learn(match: PlayedMatch): void
}

/** Elo's ratings, from wins, draws and losses alone. */
export function openElo(settings: EloSettings = ELO_SETTINGS): Elo {
  const ratings = new Map<string, number>()

  /** Clubs that are there when a league begins are no newcomers. */
  function enter(code: string, clubs: readonly string[], isFirst: boolean): void {
    const start = -settings.division * (divisionOf(code) - 1) - (isFirst ? 0 : settings.newcomer)
    for (const club of clubs) if (!ratings.has(club)) ratings.set(club, start)
  }

  function leadOf(home: string, away: string): number {
    return (ratings.get(home) ?? 0) - (ratings.get(away) ?? 0) + settings.home
  }

  return {
    enter,
    leadOf,
    learn({ home, away, ft }) {
      const expected = 1 / (1 + 10 ** (-leadOf(home, away) / 400))
      const change = settings.step * ((ft[0] > ft[1] ? 1 : ft[0] === ft[1] ? 0.5 : 0) - expected)
      ratings.set(home, (ratings.get(home) ?? 0) + change)
      ratings.set(away, (ratings.get(away) ?? 0) - change)
    },
  }
}
