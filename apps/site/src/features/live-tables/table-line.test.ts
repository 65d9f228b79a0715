import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { tableLine } from './table-line.ts'

const t = ((key: string, values?: { count: number }) =>
  values ? `${key} ${values.count}` : key) as unknown as TFunction<'live-tables'>
const table = { id: 'a', players: 3, freeSeats: null, results: [] as string[] }

it('a table with seats shows the free ones, a table without shows its players, and an empty one nothing', () => {
  expect(tableLine({ ...table, freeSeats: 0 }, t).seats).toBe('free_seats 0')
  expect(tableLine(table, t).seats).toBe('players 3')
  expect(tableLine({ ...table, players: 0 }, t).seats).toBe('')
})

it('the results of a table are short for the eye and whole for readers', () => {
  expect(tableLine({ ...table, results: ['banker', '17', 'a very long word'] }, t).results).toEqual(
    [
      { short: 'B', whole: 'result_banker' },
      { short: '17', whole: '17' },
      { short: 'a ver', whole: 'a very long word' },
    ],
  )
})
