import { expect, test } from 'vitest'
import { playHref } from '../../components/games/game.ts'
import { nameToFind, titleOf } from './game-title.ts'

const luna = {
  id: 'luna',
  name: 'Luna',
  logo: '/luna.svg',
  jackpot: 'bell',
  brand: { id: 'MOONHARE', name: 'Moonhare' },
}
const address = new URL(playHref(luna, 'demo', '/casino'), 'https://casino.test').searchParams

test('a game is called by its address until the catalogue has answered', () => {
  expect(titleOf('luna', address, [])).toEqual({
    name: 'Luna',
    brand: 'Moonhare',
    logo: null,
    jackpot: null,
  })
  expect(titleOf('luna', new URLSearchParams(), [])).toEqual({
    name: '',
    brand: '',
    logo: null,
    jackpot: null,
  })
})

test('the catalogue knows better than an address, and only of that very game', () => {
  const lying = new URLSearchParams({ name: 'Free money', provider: 'Nobody' })
  expect(titleOf('luna', lying, [{ ...luna, id: 'luna-2', name: 'Luna 2' }, luna])).toEqual({
    name: 'Luna',
    brand: 'Moonhare',
    logo: '/luna.svg',
    jackpot: 'bell',
  })
  expect(titleOf('lunar', lying, [luna]).name).toBe('Free money')
})

test('a game is looked for by the name in its address, or by its id', () => {
  expect(nameToFind('luna-of-the-north', address)).toBe('Luna')
  expect(nameToFind('luna-of-the-north', new URLSearchParams('name='))).toBe('luna of the north')
})

test('no more than a hundred letters are taken from an address', () => {
  const long = new URLSearchParams({ name: 'n'.repeat(101), provider: 'p'.repeat(101) })
  expect(titleOf('x', long, [])).toEqual({
    name: 'n'.repeat(100),
    brand: 'p'.repeat(100),
    logo: null,
    jackpot: null,
  })
  expect(
    [nameToFind('x', long), nameToFind('y'.repeat(101), new URLSearchParams())].map(
      ({ length }) => length,
    ),
  ).toEqual([100, 100])
})
