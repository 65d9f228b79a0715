import { openSearch } from '#rules/search.ts'
import type { Fixture } from './event.ts'
import type { Market } from './market.ts'
import type { Championship, Words } from './sport.ts'

/** The conditions of a list of events. All are optional; those that are there must hold. */
export interface EventFilter {
  /**
   * 1 today, 2 tomorrow, 3 upcoming, 4 my leagues (`championshipIds`), 5 with `maxOdd`, 6 top
   * leagues; 0 is none.
   */
  coupon?: number
  /** A day of the player's own calendar, `2026-11-26`. */
  date?: string
  /** Minutes that the player's clock is ahead of UTC. */
  offsetMinutes?: number
  /** Hours from now within which an event begins. */
  hours?: number
  sportId?: number
  categoryIds?: readonly number[]
  championshipIds?: readonly number[]
  live?: boolean
  /** Decimal odds that the lowest price of the main market must not exceed. */
  maxOdd?: number
  text?: string
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Those of `fixtures` that the filter asks for; by their start, or best first where a text is
 * looked for.
 */
export function filterFixtures(
  fixtures: readonly Fixture[],
  filter: EventFilter,
  { time, championships }: { time: number; championships: ReadonlyMap<number, Championship> },
): Fixture[] {
  const day = dayAsked(filter, time)
  const fitting = fixtures.filter((fixture) => {
    if (filter.sportId !== undefined && fixture.sportId !== filter.sportId) return false
    if (filter.categoryIds?.length && !filter.categoryIds.includes(fixture.categoryId)) return false
    if (
      (filter.championshipIds?.length || filter.coupon === 4) &&
      !filter.championshipIds?.includes(fixture.championshipId)
    )
      return false
    if (filter.coupon === 6 && !championships.get(fixture.championshipId)?.top) return false
    const started = fixture.startsAt <= time
    if (filter.live !== undefined && started !== filter.live) return false
    if (filter.coupon === 3 && started) return false
    if (filter.hours !== undefined)
      return !started && fixture.startsAt <= time + filter.hours * HOUR_MS
    return day === null || (fixture.startsAt >= day && fixture.startsAt < day + DAY_MS)
  })
  return filter.text ? byText(fitting, filter.text, championships) : fitting
}

/** Coupon 5: what a price of the main market says. */
export function isWithin(event: { main: Market | null }, maxOdd: number): boolean {
  return event.main?.selections.some(({ odds }) => odds !== null && Number(odds) <= maxOdd) ?? false
}

/** The beginning of the day that is asked for, on the player's calendar. */
function dayAsked({ coupon, date, offsetMinutes = 0 }: EventFilter, time: number): number | null {
  const offsetMs = offsetMinutes * 60_000
  if (date) return Date.parse(`${date}T00:00:00Z`) - offsetMs
  if (coupon !== 1 && coupon !== 2) return null
  const today = Math.floor((time + offsetMs) / DAY_MS) * DAY_MS - offsetMs
  return coupon === 1 ? today : today + DAY_MS
}

function byText(
  fixtures: readonly Fixture[],
  text: string,
  championships: ReadonlyMap<number, Championship>,
): Fixture[] {
  const search = openSearch(
    fixtures.map(({ competitors, championshipId }) => [
      ...competitors.map(({ name }) => name),
      textOf(championships.get(championshipId)?.name),
    ]),
  )
  return search(text).flatMap((at) => fixtures[at] ?? [])
}

function textOf(words: Words | undefined): string {
  return String(words?.values?.text ?? '')
}
