import type { Fixture, Situation } from './event.ts'
import { dayOf } from './ids.ts'
import { dayAfter, dayIn, spanOfDay } from './local-day.ts'
import type { Programme } from './programme.ts'

const MOST_LISTED = 100
/** Days that can be looked back, today included. */
export const RESULT_DAYS = 14

/** An event that is over, as it ended. */
export interface EventResult extends Fixture {
  situation: Situation
}

/** Conditions of a list of results. Those that are there must hold. */
export interface ResultFilter {
  /** A day of the player's own calendar, `2026-11-26`; today when left out. */
  date?: string
  /** Time zone of the player's clock, `Europe/Berlin`; UTC when left out. */
  timeZone?: string
  sportId?: number
  categoryIds?: readonly number[]
  championshipIds?: readonly number[]
  /** Id of an event: only those that come after it in the list. */
  below?: number
  /** The most results: at most 100; 40 when left out. */
  limit?: number
}

/**
 * Returns events that began on a day and are over, the latest first, and whether there are more.
 * Days that are further back than `RESULT_DAYS` have none.
 */
export function listResults(
  programme: Programme,
  { date, timeZone = 'UTC', sportId, below, limit = 40, ...filter }: ResultFilter,
  time: number,
): { events: EventResult[]; hasMore: boolean } {
  const { categoryIds = [], championshipIds = [] } = filter
  const today = dayIn(timeZone, time)
  const day = date ?? today
  if (day > today || day <= dayAfter(today, -RESULT_DAYS)) return { events: [], hasMore: false }
  const { from, to } = spanOfDay(day, timeZone)
  const last = below === undefined ? null : programme.find(below)
  const begun = programme.worlds
    .filter((world) => sportId === undefined || world.sportId === sportId)
    .flatMap((world) =>
      daysBetween(from, to - 1).flatMap((day) => programme.onDay(world.sportId, day)),
    )
    .filter(
      (fixture) =>
        fixture.startsAt >= from &&
        fixture.startsAt < Math.min(to, time) &&
        (categoryIds.length === 0 || categoryIds.includes(fixture.categoryId)) &&
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
