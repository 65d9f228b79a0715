import { expect, test } from 'vitest'
import { DEFAULTS, withSettings } from './settings.ts'

const settings = { ...DEFAULTS, api: 'https://book.test/api' }
const NINE = new Date('2026-11-28T09:00:00')

test.each([
  ['en', '09:00'],
  ['en-GB', '09:00'],
  ['en-US', '9:00 AM'],
  ['de', '09:00'],
])('a book in the language %s writes nine o’clock as %s', (culture, written) => {
  const { culture: own } = withSettings(settings, { culture })
  expect(NINE.toLocaleTimeString(own, { timeStyle: 'short' }).replace(/\s/, ' ')).toBe(written)
})

test.each([
  [{ dateFormat: 'DD/MM/YYYY' }, { dateFormat: 'DD/MM/YYYY' }],
  [{ startDayWeek: 0 }, { startDayWeek: 0 }],
  [{ betSlipType: '2' }, { betSlipType: 2 }],
  [
    { betSlipOffsetTop: 94, betSlipOffsetRight: 12 },
    { slipTop: 94, slipRight: 12 },
  ],
  [{ betslipZIndex: 999 }, { slipLayer: 999 }],
  [{ fontFamilies: ['Jost', 'Roboto, sans-serif'] }, { fonts: 'Jost, Roboto, sans-serif' }],
])('a host’s %j is taken over', (given, taken) => {
  expect(withSettings(settings, given)).toEqual({ ...settings, ...taken })
})

test.each([
  { dateFormat: 'tomorrow' },
  { startDayWeek: 7 },
  { betSlipType: 3 },
  { betSlipOffsetTop: -1 },
  { betslipZIndex: 'high' },
  { fontFamilies: ['Jost; color: red'] },
  { fontFamilies: 'Jost' },
])('%j does not parse and leaves the book as it is', (given) => {
  expect(withSettings(settings, given)).toEqual(settings)
})

test('a text that is no culture leaves the culture of the book as it is', () => {
  expect(withSettings(settings, { culture: 'English' }).culture).toBe('en-GB')
})
