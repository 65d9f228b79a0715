import { expect, test } from 'vitest'
import { showDuration } from './duration.ts'

test('a time is written in hours and minutes, in the language of the reader', () => {
  expect(showDuration(3900, 'en')).toBe('1 hour, 5 minutes')
  expect(showDuration(7200, 'de')).toBe('2 Stunden')
  expect(showDuration(59, 'en')).toBe('59 seconds')
  expect(showDuration(60, 'en')).toBe('1 minute')
  expect(showDuration(600, 'ar')).toContain('10')
})
