import { expect, test } from 'vitest'
import { eventOf, marketName, selectionName, shortName } from './names.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { fill, type WordKey } from './words/words.ts'

const t = (key: WordKey, values?: Readonly<Record<string, string | number>>) =>
  fill(en[key] ?? key, values)

test.each([
  [{ competitors: ['Northgate City', 'Vale Wanderers'] }, 'Northgate City – Vale Wanderers'],
  [{ competitors: [], race: 8 }, 'Amber League · Race 8'],
  [{ competitors: [] }, 'Amber League'],
])('the event of a selection of %o is named', (leg, name) => {
  expect(eventOf(leg, 'Amber League', t)).toBe(name)
})

test('a race whose course is not known yet is named by its number', () => {
  expect(eventOf({ competitors: [], race: 8 }, '', t)).toBe('Race 8')
})

test('lines are written in the notation of the language', () => {
  const inGerman = (key: WordKey, values?: Readonly<Record<string, string | number>>) =>
    fill(de[key] ?? key, values, 'de')
  const line = { line: 0.5 }
  const names = ['over', 'home_handicap'].map((key) =>
    selectionName({ key, values: line }, ['Northgate City', 'Vale Wanderers'], inGerman),
  )
  expect(names).toEqual(['Über 0,5', 'Northgate City +0,5'])
  expect(selectionName({ key: 'over', values: line }, [], t)).toBe('Over 0.5')
})

test('sets and games are counted in the name of their market, and a lead stands alone below its side', () => {
  const nameOf = (kind: string, line: number, period: string) =>
    marketName({ kind, line, period }, t)
  expect(nameOf('set_winner', 3, 'match')).toBe('Winner of set 3')
  expect(nameOf('game_winner', 11, 'set_3')).toBe('Winner of game 11, Set 3')
  const lead = { key: 'away_handicap', values: { line: -0.75 } }
  expect(shortName(lead, ['Northgate City', 'Vale Wanderers'], t)).toBe('−0.75')
})
