import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayOf, momentsOf, showMoment } from './dates.ts'

const zone = process.env.TZ
beforeEach(() => {
  process.env.TZ = 'America/Sao_Paulo'
})
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test('a day is the one that the reader’s clock shows', () => {
  const evening = new Date('2026-03-02T01:30:00Z')
  expect(dayOf(evening)).toBe('2026-03-01')
  expect(dayOf(evening, 1)).toBe('2026-02-28')
  process.env.TZ = 'Pacific/Auckland'
  expect(dayOf(evening)).toBe('2026-03-02')
})

test('a period begins and ends at the reader’s midnight', () => {
  const day = { from: '2026-03-01', to: '2026-03-01' }
  expect(momentsOf(day)).toEqual({
    from: '2026-03-01T03:00:00.000Z',
    until: '2026-03-02T03:00:00.000Z',
  })
  process.env.TZ = 'Pacific/Auckland'
  expect(momentsOf(day)).toEqual({
    from: '2026-02-28T11:00:00.000Z',
    until: '2026-03-01T11:00:00.000Z',
  })
})

test('a day on which the clocks are changed has its own length', () => {
  process.env.TZ = 'Europe/Berlin'
  expect(momentsOf({ from: '2026-03-29', to: '2026-03-29' })).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    until: '2026-03-29T22:00:00.000Z',
  })
  expect(dayOf(new Date('2026-03-30T22:30:00Z'), 1)).toBe('2026-03-30')
})

const AT = '2026-11-26T12:47:00Z'

test('a moment in text from right to left has the name of its month, so that a reader knows where the day begins', () => {
  const shown = showMoment(AT, 'ar')
  expect(shown).toMatch(/^26 نوفمبر 2026 .*47/u)
  expect(shown, 'and the digits of the amounts beside it').not.toMatch(/[٠-٩]/)
})

test('a moment in text from left to right is as short as its language writes it', () => {
  expect(showMoment(AT, 'de')).toMatch(/^26\.11\.2026, \d\d:47$/)
  expect(showMoment(AT, 'fi')).toMatch(/^26\.11\.2026 klo/)
})
