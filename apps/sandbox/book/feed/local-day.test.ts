import { expect, test, vi } from 'vitest'
import { dayAfter, dayIn, isTimeZone, spanOfDay } from './local-day.ts'

const HOUR_MS = 3_600_000

test.each([
  ['2026-11-26', 'UTC', '2026-11-26T00:00:00Z', 24],
  ['2026-11-26', 'Europe/Berlin', '2026-11-25T23:00:00Z', 24],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z', 23],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z', 25],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z', 23],
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00Z', 24.5],
  // These clocks go from midnight to one o'clock, and from midnight back to eleven.
  ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00Z', 23],
  ['2026-10-24', 'Asia/Beirut', '2026-10-23T21:00:00Z', 25],
  ['2026-10-25', 'Asia/Beirut', '2026-10-24T22:00:00Z', 24],
])('%s in %s begins at %s and has %d hours', (day, timeZone, from, hours) => {
  const span = spanOfDay(day, timeZone)
  expect(new Date(span.from)).toEqual(new Date(from))
  expect((span.to - span.from) / HOUR_MS).toBe(hours)
})

test('the day of a moment is that of the clocks of the time zone', () => {
  const time = Date.parse('2026-11-26T23:30:00Z')
  expect(['America/New_York', 'UTC', 'Asia/Tokyo'].map((zone) => dayIn(zone, time))).toEqual([
    '2026-11-26',
    '2026-11-26',
    '2026-11-27',
  ])
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
  expect(['Europe/Berlin', 'Europe/Nowhere', '']).toSatisfy((names: string[]) =>
    names.every((name, at) => isTimeZone(name) === (at === 0)),
  )
})

test('the clock of a time zone is made once, because a visitor may name many, and often', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let turn = 0; turn < 3; turn++) {
    expect(isTimeZone('Asia/Kathmandu')).toBe(true)
    spanOfDay('2026-11-26', 'Asia/Kathmandu')
  }
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})
