import { expect, test } from 'vitest'
import { baccaratGame } from '../../maths/baccarat.ts'
import type { AnyGame } from '../../maths/game.ts'
import { moneyWheelGame } from '../../maths/money-wheel.ts'
import { rouletteGame } from '../../maths/roulette.ts'
import { en } from '../words/en.ts'
import { betsOf } from './bets-then.ts'

function recall(game: AnyGame, state: { bets: { amount: number }[] }, more = {}) {
  const cabinet = { words: en, state: { game: { ...(game.describe() as object), ...more } } }
  const stake = state.bets.reduce((sum, { amount }) => sum + amount, 0)
  return betsOf(cabinet as never, { stake, shown: game.show(state) } as never)
}

test('the bets of a round of roulette are listed by the names of their places, with what each has paid', () => {
  const spots = ['straight-17', 'split-0-3', 'corner-16', 'dozen-2', 'column-2', 'black', 'low']
  const bets = spots.map((spot) => ({ spot, amount: 100 }))
  expect(recall(rouletteGame(), { bets, number: 17 } as never)).toEqual([
    { name: '17 black', stake: 100, win: 3600 },
    { name: '0 3', stake: 100, win: 0 },
    { name: '16 17 19 20', stake: 100, win: 900 },
    { name: '2. dozen', stake: 100, win: 300 },
    { name: 'Column 2', stake: 100, win: 300 },
    { name: en.black, stake: 100, win: 200 },
    { name: en.low, stake: 100, win: 200 },
  ])
})

test('so are those of baccarat, where a tie gives the others back, and of the money wheel', () => {
  const bets = ['player', 'tie'].map((spot) => ({ spot, amount: 500 }))
  // Both sides have two court cards.
  const cards = [9, 10, 11, 12, 9, 10]
  expect(recall(baccaratGame(), { bets, cards } as never)).toEqual([
    { name: 'Player', stake: 500, win: 500 },
    { name: 'Tie', stake: 500, win: 5000 },
  ])
  const wheel = { bets: [{ spot: '9', amount: 20 }], segment: 6, pays: 9 }
  expect(recall(moneyWheelGame(), wheel)).toEqual([{ name: '9 : 1', stake: 20, win: 200 }])
})

test('at a table of blackjack, what a hand was doubled with belongs to its seat', () => {
  const shown = {
    own: 1,
    bets: [
      { spot: 'seat-1', amount: 500 },
      { spot: 'seat-3', amount: 200 },
    ],
    wins: [{ spot: 'seat-1', win: 2000 }],
  }
  const cabinet = { words: en, state: { game: { kind: 'live-blackjack' } } }
  expect(betsOf(cabinet as never, { stake: 1200, shown } as never)).toEqual([
    { name: 'Your seat', stake: 1000, win: 2000 },
    { name: 'Bet behind, Seat 4', stake: 200, win: 0 },
  ])
})

test('a game without chips lists none', () => {
  const cabinet = { words: en, state: { game: { kind: 'slot' } } }
  expect(betsOf(cabinet as never, { stake: 20, shown: { spins: [] } } as never)).toEqual([])
})
