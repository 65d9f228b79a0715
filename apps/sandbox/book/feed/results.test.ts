import { beforeAll, describe, expect, test } from 'vitest'
import { openProgramme, type Programme } from './programme.ts'
import { listResults, RESULT_DAYS, type ResultFilter } from './results.ts'
import { openWorlds } from './worlds.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOW = Date.UTC(2026, 10, 26, 21, 7)
let programme: Programme
beforeAll(() => {
  programme = openProgramme(openWorlds('a secret of this test'))
})

function idsOf(filter: ResultFilter, time = NOW): number[] {
  return listResults(programme, filter, time).events.map(({ id }) => id)
}

describe('a list of results', () => {
  test('holds what began that day and is over, the latest first, as it ended', () => {
    const { events } = listResults(programme, { limit: 100 }, NOW)
    expect(events.length).toBeGreaterThan(20)
    expect(events.map(({ startsAt }) => startsAt)).toEqual(
      events.map(({ startsAt }) => startsAt).toSorted((one, other) => other - one),
    )
    for (const { id, startsAt, situation } of events) {
      expect(startsAt).toBeGreaterThanOrEqual(NOW - (NOW % DAY_MS))
      expect(situation.state).not.toBe('live')
      const fixture = programme.find(id)
      expect(fixture && programme.play(fixture).endsAt).toBeLessThanOrEqual(NOW)
    }
  })

  test('reports nothing of an event that goes on, nor of one that has not begun', () => {
    for (let hour = 0; hour < 24; hour += 3) {
      const time = NOW - (NOW % DAY_MS) + hour * HOUR_MS + 1
      const shown = new Set(idsOf({ limit: 100 }, time))
      for (const { id } of programme.listed(time)) expect(shown.has(id)).toBe(false)
    }
  })

  test('goes on below an event, so that pages hold each result once', () => {
    const whole = idsOf({ sportId: 1, date: '2026-11-25', limit: 100 })
    const pages: number[] = []
    for (let below: number | undefined, more = true; more; ) {
      const page = listResults(
        programme,
        { sportId: 1, date: '2026-11-25', limit: 3, ...(below === undefined ? {} : { below }) },
        NOW,
      )
      pages.push(...page.events.map(({ id }) => id))
      more = page.hasMore
      below = pages.at(-1)
    }
    expect(pages).toEqual(whole)
    expect(new Set(whole).size).toBe(whole.length)
  })

  test('counts its day on the clock of the player', () => {
    const ofDay = listResults(
      programme,
      { date: '2026-11-26', timeZone: 'Australia/Brisbane', limit: 100 },
      NOW,
    )
    const from = Date.UTC(2026, 10, 25, 14)
    expect(ofDay.events.length).toBeGreaterThan(0)
    for (const { startsAt } of ofDay.events) expect(startsAt).toBeGreaterThanOrEqual(from)
    expect(ofDay.events.every(({ startsAt }) => startsAt < from + DAY_MS)).toBe(true)
  })

  test('is of the sport, the countries and the leagues that are requested', () => {
    const { events } = listResults(programme, { sportId: 1, date: '2026-11-25', limit: 100 }, NOW)
    const [one] = events
    const { categoryId = 0, championshipId = 0 } = one ?? {}
    for (const [filter, name, value] of [
      [{ categoryIds: [categoryId] }, 'categoryId', categoryId],
      [{ championshipIds: [championshipId] }, 'championshipId', championshipId],
    ] as const) {
      const found = listResults(programme, { date: '2026-11-25', limit: 100, ...filter }, NOW)
      expect(found.events.length).toBeGreaterThan(0)
      for (const event of found.events) expect(event[name]).toBe(value)
    }
  })

  test('ends after two weeks, and has nothing of tomorrow', () => {
    const dayBefore = (days: number) => new Date(NOW - days * DAY_MS).toISOString().slice(0, 10)
    expect(idsOf({ date: dayBefore(RESULT_DAYS - 1) }).length).toBeGreaterThan(0)
    expect(idsOf({ date: dayBefore(RESULT_DAYS) })).toEqual([])
    expect(idsOf({ date: dayBefore(-1) })).toEqual([])
  })
})
