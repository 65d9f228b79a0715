import type { Competitor, Fixture } from '../event.ts'
import { dayOf } from '../ids.ts'
import { openKept } from '../kept.ts'
import type { Championship } from '../sport.ts'
import type { Play, TableRow } from '../world.ts'
import type { Strength } from './football-play.ts'
import type { LeagueCalendar } from './league-calendar.ts'
import type { LeagueData } from './league-data.ts'

/** A league whose seasons are played. */
export interface League {
  championship: Championship
  data: LeagueData
  calendar: LeagueCalendar
  clubs: ReadonlyMap<string, Competitor>
  strengthOf: (home: string, away: string) => Strength
}

/** The state of a season at one time. */
export interface SeasonState {
  /** Best first: by points, difference of goals, goals, and then by the clubs' numbers. */
  table: readonly TableRow[]
  /** Matches without a result, except those that are not played any more. */
  left: readonly Fixture[]
  /** When the last match is over. */
  endsAt: number
}

const MOST_RESULTS = 8_000

interface Result {
  endsAt: number
  score: readonly [number, number] | null
}

/**
 * Reads seasons out of the fixtures and the seed. Results are kept, because a table needs all of
 * them again and again.
 */
export function openSeasons(
  eventsOn: (day: number) => readonly Fixture[],
  play: (fixture: Fixture) => Play,
) {
  const results = openKept<number, Result>(MOST_RESULTS)
  const seasons = openKept<string, readonly Fixture[]>(16)

  function resultOf(fixture: Fixture): Result {
    const found = results.get(fixture.id)
    if (found) return found
    const played = play(fixture)
    const { state, score } = played.situationAt(played.endsAt)
    const result = { endsAt: played.endsAt, score: state === 'ended' ? score : null }
    results.set(fixture.id, result)
    return result
  }

  function fixturesOf(league: League, first: number, end: number): readonly Fixture[] {
    const key = `${league.championship.id}/${first}`
    const days = Array.from({ length: end - first }, (_, at) => first + at)
    const found =
      seasons.get(key) ??
      days.flatMap((day) =>
        eventsOn(day).filter((each) => each.championshipId === league.championship.id),
      )
    seasons.set(key, found)
    return found
  }

  return {
    /** The season of `league` that the day of `day` belongs to, as it stands at `time`. */
    stateOf(league: League, time: number, day = dayOf(time)): SeasonState {
      const { first, end } = league.calendar.seasonOf(day)
      const fixtures = fixturesOf(league, first, end)
      const rows = new Map([...league.clubs.values()].map((club) => [club.id, emptyRow(club)]))
      const left: Fixture[] = []
      for (const fixture of fixtures) {
        const { endsAt, score } =
          fixture.startsAt > time
            ? { endsAt: Number.POSITIVE_INFINITY, score: null }
            : resultOf(fixture)
        if (endsAt > time) left.push(fixture)
        else if (score) count(rows, fixture, score)
      }
      const table = [...rows.values()].sort(byRank).map((row, at) => ({ ...row, position: at + 1 }))
      const last = fixtures.filter((fixture) => dayOf(fixture.startsAt) === end - 1)
      return { table, left, endsAt: Math.max(...last.map((fixture) => resultOf(fixture).endsAt)) }
    },
  }
}

function emptyRow(competitor: Competitor): TableRow {
  return {
    position: 0,
    competitor,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    points: 0,
  }
}

function count(
  rows: ReadonlyMap<number, TableRow>,
  { competitors }: Fixture,
  [home, away]: readonly [number, number],
): void {
  for (const [at, { id }] of competitors.entries()) {
    const row = rows.get(id)
    if (!row) continue
    const [mine, theirs] = at === 0 ? [home, away] : [away, home]
    row.played++
    row.goalsFor += mine
    row.goalsAgainst += theirs
    row.won += mine > theirs ? 1 : 0
    row.drawn += mine === theirs ? 1 : 0
    row.lost += mine < theirs ? 1 : 0
    row.points += mine > theirs ? 3 : mine === theirs ? 1 : 0
  }
}

function byRank(one: TableRow, other: TableRow): number {
  return (
    other.points - one.points ||
    other.goalsFor - other.goalsAgainst - (one.goalsFor - one.goalsAgainst) ||
    other.goalsFor - one.goalsFor ||
    one.competitor.id - other.competitor.id
  )
}
