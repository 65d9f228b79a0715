import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import type { SportsWinnerRow, WinnerRow } from './lobby-queries.ts'
import { winRows } from './win-rows.ts'

const t = ((key: string, { count }: { count: number }) =>
  `${key} ${count}`) as unknown as TFunction<'lobby'>
const money = { amount: '5.00', currency: 'EUR', player: { id: 'p', name: 'A•••a' } }
const game = (id: string, wonAt: string): WinnerRow => ({
  ...money,
  wonAt,
  game: { id, name: id, logo: '/x', brand: { id: 'b', name: 'b' } },
})
const bet = (id: string, wonAt: string, given: Partial<SportsWinnerRow> = {}): SportsWinnerRow => ({
  ...money,
  id,
  wonAt,
  legs: 1,
  event: 'Ada – Bo',
  ...given,
})
const at = (minute: number) => `2026-11-28T10:${String(minute).padStart(2, '0')}:00.000Z`

it('wins in the sportsbook stand among the newest wins in games by their time, ten in all', () => {
  const games = Array.from({ length: 10 }, (_, each) => game(`g${each}`, at(20 - each)))
  const rows = winRows(games, [bet('new', at(30)), bet('between', at(19))], t)
  expect(rows).toHaveLength(10)
  expect(rows.slice(0, 4).map(({ what }) => what)).toEqual([
    'sports new',
    'g0',
    'g1',
    'sports between',
  ])
})

it('the biggest wins keep the order that they have come in', () => {
  expect(winRows([game('old', at(1)), game('new', at(9))], [], t).map(({ what }) => what)).toEqual([
    'old',
    'new',
  ])
})

it('a win in the sportsbook is named by its match, or by how many selections it had, and leads there', () => {
  expect(
    winRows([], [bet('a', at(1)), bet('b', at(0), { event: null, legs: 4 })], t),
  ).toMatchObject([
    { name: 'Ada – Bo', href: '/sports', logo: null },
    { name: 'bet_on_several 4', href: '/sports', logo: null },
  ])
})
