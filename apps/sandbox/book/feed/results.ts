import type { Fixture, Situation } from './event.ts'
import { dayOf } from './ids.ts'
import type { Programme } from './programme.ts'

const DAY_MS = 86_400_000
const MOST_LISTED = 100
/** Days that can be looked back, today included. */
export const RESULT_DAYS = 14

/** An event that is over, as it ended. */
export interface EventResult extends Fixture {
  situation: Situation
}

/** Conditions of a list of results. Those that are there must hold. */
export interface ResultFilter {
  /** A day of the player's own calendar, `2026-11-26`; today unless told. */
  date?: string
  /** Minutes that the player's clock is ahead of UTC. */
  offsetMinutes?: number
  sportId?: number
  championshipIds?: readonly number[]
  /** Id of an event: only those that come after it in the list. */
  below?: number
  /** At most 100; 40 unless told. */
  limit?: number
}

/**
 * Returns events that began on a day and are over, the latest first, and whether there are more.
 * Days that are further back than `RESULT_DAYS` have none.
 */
export function listResults(
  programme: Programme,
  { date, offsetMinutes = 0, sportId, championshipIds = [], below, limit = 40 }: ResultFilter,
  time: number,
): { events: EventResult[]; hasMore: boolean } {
  const offsetMs = offsetMinutes * 60_000
  const today = Math.floor((time + offsetMs) / DAY_MS) * DAY_MS - offsetMs
  const from = date === undefined ? today : Date.parse(`${date}T00:00:00Z`) - offsetMs
  if (from > time || from <= today - RESULT_DAYS * DAY_MS) return { events: [], hasMore: false }
  const last = below === undefined ? null : programme.find(below)
  const begun = programme.worlds
    .filter((world) => sportId === undefined || world.sportId === sportId)
    .flatMap((world) =>
      daysBetween(from, from + DAY_MS - 1).flatMap((day) => programme.onDay(world.sportId, day)),
    )
    .filter(
      (fixture) =>
        fixture.startsAt >= from &&
        fixture.startsAt < Math.min(from + DAY_MS, time) &&
        (championshipIds.length === 0 || championshipIds.includes(fixture.championshipId)) &&
        (!last || latestFirst(last, fixture) < 0),
    )
    .sort(latestFirst)
  const most = Math.min(limit, MOST_LISTED)
  const events: EventResult[] = []
  for (const fixture of begun) {
    const play = programme.play(fixture)
    if (play.endsAt > time) continue
    if (events.length === most) return { events, hasMore: true }
    events.push({ ...fixture, situation: play.situationAt(time) })
  }
  return { events, hasMore: false }
}

function latestFirst(one: Fixture, other: Fixture): number {
  return other.startsAt - one.startsAt || other.id - one.id
}

function daysBetween(from: number, to: number): number[] {
  const days: number[] = []
  for (let day = dayOf(from); day <= dayOf(to); day++) days.push(day)
  return days
}
