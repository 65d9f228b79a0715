import { expect, it } from 'vitest'
import type { WinRow } from './win-rows.ts'
import { winnerKeys } from './winner-keys.ts'

const win = (game: string, player: string, amount: string): WinRow => ({
  amount,
  currency: 'EUR',
  what: game,
  href: '',
  name: game,
  logo: '',
  player: { id: player, name: player },
})

it('the same win twice is two rows', () => {
  const keys = winnerKeys([
    win('reef', 'Ada', '5.00'),
    win('reef', 'Ada', '5.00'),
    win('reef', 'Ada', '4.00'),
    win('tide', 'Ada', '5.00'),
  ])
  expect(new Set(keys).size).toBe(4)
})

it('rows keep their keys when a newer win comes before them, also one that is alike', () => {
  const before = [win('reef', 'Ada', '5.00'), win('tide', 'Bo', '1.00'), win('reef', 'Ada', '5.00')]
  expect(winnerKeys([win('reef', 'Ada', '5.00'), ...before]).slice(1)).toEqual(winnerKeys(before))
})
