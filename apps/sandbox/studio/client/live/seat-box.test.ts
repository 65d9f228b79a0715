import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { totalsIn } from './seat-box.ts'

const hand = (total: number, cards = [1, 2, 3]) => ({ cards, total, doubled: false, pays: null })

test('a player at a table of blackjack reads the totals of the dealer and of the own seat, with both hands of a split', () => {
  const seat = { active: null, moves: [], hands: [hand(18), hand(24)] }
  const shown = { isOver: true, dealer: { cards: [0, 9], total: 21 }, seats: [null, seat] }
  expect(totalsIn(en, shown, 1)).toBe('Dealer: Blackjack. Your seat: 18 · 24, Over 21')
  expect(totalsIn(en, shown, 0), 'a seat that is not dealt in').toBe('Dealer: Blackjack')
  expect(totalsIn(en, shown, -1), 'no seat').toBe('Dealer: Blackjack')
})

test('while a split is played, the player reads which of the two hands is played now', () => {
  const seat = { active: 1, moves: ['hit', 'stand'], hands: [hand(18), hand(13)] }
  const shown = { isOver: false, dealer: { cards: [8], total: 9 }, seats: [seat] }
  expect(totalsIn(en, shown, 0)).toBe('Dealer: 9. Your seat: 18 · 13. Hand 2: 13')
  const single = { active: 0, moves: ['hit', 'stand'], hands: [hand(13)] }
  expect(totalsIn(en, { ...shown, seats: [single] }, 0)).toBe('Dealer: 9. Your seat: 13')
})
