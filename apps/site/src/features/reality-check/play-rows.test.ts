import { expect, test } from 'vitest'
import { playRows } from './play-rows.ts'

test('real and bonus money stay apart, and each has its sum, to the cent', () => {
  const entries = [
    { category: 'SLOT_GAMES', realIn: '10.00', bonusIn: '5.00', realOut: '0.05', bonusOut: '7.50' },
    {
      category: 'CASINO_GAMES',
      realIn: '0.10',
      bonusIn: '0.00',
      realOut: '12.00',
      bonusOut: '0.00',
    },
  ]
  expect(playRows(entries)).toEqual([
    { category: 'SLOT_GAMES', isBonus: false, staked: '10.00', won: '0.05', result: '-9.95' },
    { category: 'SLOT_GAMES', isBonus: true, staked: '5.00', won: '7.50', result: '2.50' },
    { category: 'CASINO_GAMES', isBonus: false, staked: '0.10', won: '12.00', result: '11.90' },
    { category: null, isBonus: false, staked: '10.10', won: '12.05', result: '1.95' },
    { category: null, isBonus: true, staked: '5.00', won: '7.50', result: '2.50' },
  ])
})

test('a player who has not played has no lines', () => {
  expect(playRows([])).toEqual([])
})
