import { spread } from '../seed.ts'
import type { PlayedMatch } from './league-data.ts'

/** A round takes three days, and a season is followed by a few days without matches. */
const ROUND_DAYS = 3
const BREAK_DAYS = 4

/** A match of a league's season: its season since 2020, its round from 1. */
export interface Scheduled {
  season: number
  round: number
  match: PlayedMatch
}

export interface LeagueCalendar {
  /** Every match of a day (since 2020), always in the same order. */
  on(day: number): readonly Scheduled[]
  /** The first day of the season that a day belongs to, and the first day after its last match. */
  seasonOf(day: number): { season: number; first: number; end: number }
}

/**
 * Plays the fixtures of a season again and again, so that there are matches every day: a round
 * every three days, each club at least two days apart. Leagues begin on days of their own.
 */
export function openLeagueCalendar(
  league: number,
  rounds: readonly (readonly PlayedMatch[])[],
): LeagueCalendar {
  const length = rounds.length * ROUND_DAYS + BREAK_DAYS
  const shift = Math.floor(spread(league, 7) * length)
  const days = spreadOverDays(rounds)
  const seasonOf = (day: number) => {
    const season = Math.floor((day + shift) / length)
    const first = season * length - shift
    return { season, first, end: first + rounds.length * ROUND_DAYS }
  }
  return {
    seasonOf,
    on(day) {
      const { season, first } = seasonOf(day)
      return (days[day - first] ?? []).map(({ match, round }) => ({ season, round, match }))
    },
  }
}

/** Clubs that played last go last in the next round, so that none has to play again at once. */
function spreadOverDays(
  rounds: readonly (readonly PlayedMatch[])[],
): { match: PlayedMatch; round: number }[][] {
  const days: { match: PlayedMatch; round: number }[][] = Array.from(
    { length: rounds.length * ROUND_DAYS },
    () => [],
  )
  const last = new Map<string, number>()
  for (const [at, matches] of rounds.entries()) {
    const rested = ({ home, away }: PlayedMatch) =>
      Math.max(last.get(home) ?? -9, last.get(away) ?? -9)
    const order = [...matches].sort((one, other) => rested(one) - rested(other))
    for (const [place, match] of order.entries()) {
      const day = at * ROUND_DAYS + Math.floor((place * ROUND_DAYS) / order.length)
      days[day]?.push({ match, round: at + 1 })
      last.set(match.home, day)
      last.set(match.away, day)
    }
  }
  return days
}
