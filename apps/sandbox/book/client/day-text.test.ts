import { expect, test } from 'vitest'
import { weekOf } from './Days.tsx'
import { dayText, isDateFormat } from './day-text.ts'

const AT = '2026-11-07T16:05:00'
const of = (culture: string, dateFormat = '') => ({ culture, dateFormat })

test('moments are written in the digits of the prices, in every language', () => {
  const hour = (culture: string) => dayText(AT, of(culture), { hour: 'numeric', minute: '2-digit' })
  expect(hour('de')).toBe('16:05')
  expect(hour('ar')).toContain('4:05')
  expect(dayText(AT, of('ar-SA'), { day: 'numeric', month: 'long', year: 'numeric' })).toMatch(
    /^7 .* 2026$/,
  )
})

test.each([
  ['en-US', '9:05 AM'],
  ['en-GB', '09:05'],
  ['de', '09:05'],
])('an hour before ten is written as %s does: %s', (culture, written) => {
  const hour = dayText('2026-11-07T09:05:00', of(culture), { hour: 'numeric', minute: '2-digit' })
  expect(hour.replace(/\s/, ' ')).toBe(written)
})

test.each([
  ['DD/MM/YYYY', '07/11/2026'],
  ['d.M.yy', '7.11.26'],
  ['D MMM', '7 Nov'],
  ['yyyy-MM-dd', '2026-11-07'],
])(
  'a host’s order of the parts of a date, %s, is kept beside the weekday and the hour',
  (order, date) => {
    const parts = { weekday: 'short', day: 'numeric', month: 'short' } as const
    expect(dayText(AT, of('en-GB', order), parts)).toBe(`Sat ${date}`)
    expect(dayText(AT, of('en-GB', order), { ...parts, hour: 'numeric', minute: '2-digit' })).toBe(
      `Sat ${date} 16:05`,
    )
    expect(dayText(AT, of('en-GB', order), { dateStyle: 'medium', timeStyle: 'short' })).toBe(
      `${date} 16:05`,
    )
    expect(dayText(AT, of('en-GB', order), { hour: 'numeric', minute: '2-digit' })).toBe('16:05')
  },
)

test.each(['', 'YYYY', 'dd', 'DDD/MM', '<b>d m</b>', 7, null])(
  '%j is no order of a date',
  (order) => {
    expect(isDateFormat(order)).toBe(false)
  },
)

test.each([
  [0, '2026-11-22', '2026-11-28'],
  [1, '2026-11-23', '2026-11-29'],
  [6, '2026-11-28', '2026-12-04'],
])('a week that begins with the day %i holds the chosen day', (startDay, first, last) => {
  const week = weekOf('2026-11-28', startDay)
  expect([week[0], week.at(-1)]).toEqual([first, last])
  expect(week).toHaveLength(7)
})
