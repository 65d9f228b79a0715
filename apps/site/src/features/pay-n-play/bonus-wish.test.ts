import { describe, expect, test } from 'vitest'
import {
  bonusCodeOf,
  choose,
  find,
  firstWish,
  listChoices,
  noWish,
  type,
  whatIsLeft,
} from './bonus-wish.ts'

const welcome = { id: 'welcome', title: 'Welcome', description: 'For everybody.', minOdds: null }
const lamp = {
  id: 'LAMPLIGHT',
  title: 'A lamp',
  description: 'For players who have the code.',
  minOdds: null,
}

describe('what a deposit carries', () => {
  test('is the bonus that was chosen, or the code that was typed, whichever was touched last', () => {
    expect(bonusCodeOf(noWish)).toBeNull()
    const chosen = choose(noWish, 'welcome')
    expect(bonusCodeOf(chosen)).toBe('welcome')
    const typed = type(chosen, ' LAMPLIGHT ')
    expect(bonusCodeOf(typed)).toBe('LAMPLIGHT')
    expect(typed.chosen).toBe('')
    expect(bonusCodeOf(choose(typed, 'welcome'))).toBe('welcome')
    expect(bonusCodeOf(type(typed, ''))).toBeNull()
  })

  test('is the bonus that a code has brought up, once it was looked up', () => {
    const found = find(type(choose(noWish, 'welcome'), 'lamplight'), [lamp])
    expect(bonusCodeOf(found)).toBe('LAMPLIGHT')
    expect(listChoices(found, [welcome]).map(({ id }) => id)).toEqual(['LAMPLIGHT', 'welcome'])
  })
})

test('a bonus is listed once, though its code was looked up twice and all players have it by now', () => {
  const found = find(find(noWish, [lamp]), [lamp])
  expect(listChoices(found, [welcome, lamp]).map(({ id }) => id)).toEqual(['LAMPLIGHT', 'welcome'])
})

test('the bonus that was promised at registration is chosen until the payer chooses, and none where none was promised', () => {
  const other = { id: 'half', title: 'Half', description: '', minOdds: null }
  expect(bonusCodeOf(firstWish([other, { ...other, id: 'LAMP', isPromised: true }]))).toBe('LAMP')
  expect(bonusCodeOf(firstWish([other]))).toBeNull()
})

test('a bonus that has ended since it was chosen is chosen no longer, and a typed code stays', () => {
  const chosen = choose(noWish, 'welcome')
  expect(bonusCodeOf(whatIsLeft(chosen, [welcome]))).toBe('welcome')
  expect(bonusCodeOf(whatIsLeft(chosen, []))).toBeNull()
  expect(bonusCodeOf(whatIsLeft(find(chosen, [lamp]), []))).toBe('LAMPLIGHT')
  expect(bonusCodeOf(whatIsLeft(type(chosen, 'WICK'), []))).toBe('WICK')
})
