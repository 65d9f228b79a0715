import { expect, test } from 'vitest'
import { birthYears, daysInMonth, joinBirthDate, splitBirthDate } from './birth-date.ts'

test('the years are a hundred and end eighteen years before this one', () => {
  const years = birthYears(new Date('2026-11-20T12:00:00Z'))
  expect(years).toHaveLength(100)
  expect(years[0]).toBe(2008)
  expect(years.at(-1)).toBe(1909)
})

test('a month has its own days, leap years included', () => {
  expect(daysInMonth('', '')).toBe(31)
  expect(daysInMonth('2', '')).toBe(29)
  expect(daysInMonth('2', '2001')).toBe(28)
  expect(daysInMonth('2', '2000')).toBe(29)
  expect(daysInMonth('4', '1990')).toBe(30)
})

test('a date is whole or empty', () => {
  expect(joinBirthDate({ day: '3', month: '7', year: '1990' })).toBe('1990-07-03')
  expect(joinBirthDate({ day: '', month: '7', year: '1990' })).toBe('')
})

test('a date is taken apart as it was put together', () => {
  const parts = { day: '3', month: '11', year: '1990' }
  expect(splitBirthDate(joinBirthDate(parts))).toEqual(parts)
  expect(splitBirthDate('nonsense')).toEqual({ day: '', month: '', year: '' })
})
