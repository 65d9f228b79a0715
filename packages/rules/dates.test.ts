import { expect, test } from 'vitest'
import { ageOn, dayOf, isDate } from './dates.ts'

test('a day must be in the calendar', () => {
  expect(['2000-02-29', '1990-12-31'].map(isDate)).toEqual([true, true])
  expect(
    [
      '1900-02-29',
      '2001-02-29',
      '1990-13-01',
      '1990-1-1',
      '1990-00-10',
      '0090-01-01',
      '',
      '01.02.1990',
    ].some(isDate),
  ).toBe(false)
})

test('G4 a person is eighteen on their birthday and not a day before', () => {
  expect(ageOn('2026-11-19', '2008-11-20')).toBe(17)
  expect(ageOn('2026-11-20', '2008-11-20')).toBe(18)
  expect(ageOn('2026-02-28', '2008-02-29')).toBe(17)
  expect(ageOn('2026-03-01', '2008-02-29')).toBe(18)
})

test('the day depends on the time zone', () => {
  const now = new Date('2026-11-20T23:30:00Z')
  expect(dayOf(now, 'America/Sao_Paulo')).toBe('2026-11-20')
  expect(dayOf(now, 'Asia/Tokyo')).toBe('2026-11-21')
})
