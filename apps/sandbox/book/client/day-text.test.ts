import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

test('moments are written in the digits of the prices, in every language', () => {
  const hour = (culture: string) =>
    dayText('2026-11-27T16:05:00', culture, { hour: '2-digit', minute: '2-digit' })
  expect(hour('de')).toBe('16:05')
  expect(hour('ar')).toContain('04:05')
  expect(
    dayText('2026-11-27T16:05:00', 'ar-SA', { day: 'numeric', month: 'long', year: 'numeric' }),
  ).toMatch(/^27 .* 2026$/)
})
