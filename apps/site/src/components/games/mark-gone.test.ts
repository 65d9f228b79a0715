import { expect, test } from 'vitest'
import { goneGames, isGone } from './gone-games.ts'
import { markGone, replaceGone } from './mark-gone.ts'

const one = { id: 'one', brand: { id: 'ALPHA', name: 'Alpha' } }
const two = { id: 'two', brand: { id: 'BETA', name: 'Beta' } }
const gone = () => [one, two].filter((game) => isGone(game, goneGames.get())).map(({ id }) => id)

test('a game has gone when the casino says so, when its brand has, or when it could not be opened', () => {
  expect(gone()).toEqual([])
  replaceGone({ games: ['one'], brands: [] })
  expect(gone()).toEqual(['one'])
  replaceGone({ games: [], brands: ['BETA'] })
  expect(gone()).toEqual(['two'])
  markGone('one', true)
  expect(gone()).toEqual(['one', 'two'])
})

test('a game is back when the casino offers it again, and once it was opened', () => {
  replaceGone({ games: [], brands: [] })
  expect(gone()).toEqual(['one'])
  markGone('one', false)
  expect(gone()).toEqual([])
})

test('tiles are not drawn again for a game that is opened and is offered', () => {
  const before = goneGames.get()
  markGone('one', false)
  expect(goneGames.get()).toBe(before)
})
