import { expect, test } from 'vitest'
import { DEFAULTS, withSettings } from './settings.ts'

const settings = { ...DEFAULTS, api: 'https://book.test/api' }
const NINE = new Date('2026-11-28T09:00:00')

test.each([
  ['en', '09:00'],
  ['en-GB', '09:00'],
  ['en-US', '09:00 AM'],
  ['de', '09:00'],
])('a book in the language %s writes nine o’clock as %s', (culture, written) => {
  const { culture: own } = withSettings(settings, { culture })
  expect(
    NINE.toLocaleTimeString(own, { hour: '2-digit', minute: '2-digit' }).replace(/\s/, ' '),
  ).toBe(written)
})

test('what is no culture leaves the book’s as it is', () => {
  expect(withSettings(settings, { culture: 'English' }).culture).toBe('en-GB')
})
