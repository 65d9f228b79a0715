import { openSearch } from '#rules/search.ts'
import type { Fixture } from './event.ts'
import { type DaySpan, dayAfter, dayIn, spanOfDay } from './local-day.ts'
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
  /** Time zone of the player's clock, `Europe/Berlin`; UTC when left out. */
  timeZone?: string
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

/**
 * Those of `fixtures` that fit the filter; by their start, or best first where a text is
 * looked for.
 */
export function filterFixtures(
  fixtures: readonly Fixture[],
  filter: EventFilter,
  { time, championships }: { time: number; championships: ReadonlyMap<number, Championship> },
): Fixture[] {
  const day = dayOf(filter, time)
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
    return day === null || (fixture.startsAt >= day.from && fixture.startsAt < day.to)
  })
  return filter.text ? byText(fitting, filter.text, championships) : fitting
}

/** Coupon 5: what a price of the main market implies. */
export function isWithin(event: { main: Market | null }, maxOdd: number): boolean {
  return event.main?.selections.some(({ odds }) => odds !== null && Number(odds) <= maxOdd) ?? false
}

/** The day that is requested, on the player's clock. */
function dayOf({ coupon, date, timeZone = 'UTC' }: EventFilter, time: number): DaySpan | null {
  if (date) return spanOfDay(date, timeZone)
  if (coupon !== 1 && coupon !== 2) return null
  return spanOfDay(dayAfter(dayIn(timeZone, time), coupon - 1), timeZone)
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
