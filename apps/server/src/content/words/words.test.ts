import { expect, test } from 'vitest'
import { pseudoText, withPseudoLanguage } from './pseudo-words.ts'
import { composeWords, gapsOf, isSupported, textsOf, translatedShare } from './words.ts'

const shape = {
  close: 'Close',
  rules: { length: '6 to 32 characters', met: 'met' },
  games_one: '{{count}} game',
  games_other: '{{count}} games',
  movement_other: 'Movement',
  lines: ['First', 'Second'],
}
const reference = textsOf(shape)

const composed = (language: string, texts: Record<string, string>) =>
  composeWords({ shape, reference, texts: new Map(Object.entries(texts)), language })

test('a language says its own words, and the reference language’s where it has none', () => {
  expect(
    composed('de', { close: 'Schließen', 'rules.met': 'erfüllt', 'lines.1': 'Zweitens' }),
  ).toMatchObject({
    close: 'Schließen',
    rules: { length: '6 to 32 characters', met: 'erfüllt' },
    lines: ['First', 'Zweitens'],
    movement_other: 'Movement',
  })
})

test('a plural has every form of its language, and forms that were not written sound like the general one', () => {
  const words = composed('ar', {
    games_one: 'لعبة',
    games_two: 'لعبتان',
    games_other: '{{count}} لعبة',
  })
  expect(Object.keys(words).filter((key) => key.startsWith('games'))).toEqual(
    expect.arrayContaining([
      'games_zero',
      'games_one',
      'games_two',
      'games_few',
      'games_many',
      'games_other',
    ]),
  )
  expect([words.games_two, words.games_few]).toEqual(['لعبتان', '{{count}} لعبة'])
})

test('a plural without a translation is in the reference language, whatever forms the language has', () => {
  const words = composed('ar', { close: 'إغلاق' })
  expect([words.games_one, words.games_few]).toEqual(['{{count}} game', '{{count}} games'])
})

test('a word added under a new key stands beside the others', () => {
  expect(composed('en', { 'new.key': 'New' })).toMatchObject({ 'new.key': 'New', close: 'Close' })
})

test('the share of a language counts a plural once and a list by its items', () => {
  expect(translatedShare(new Map(), reference)).toEqual({ translated: 0, of: 7 })
  expect(translatedShare(new Map([['games_other', 'Spiele']]), reference).translated).toBe(1)
  expect(translatedShare(new Map([['lines.0', 'Erstens']]), reference).translated).toBe(1)
})

test('a language is supported from nine tenths on', () => {
  expect(isSupported({ translated: 90, of: 100 })).toBe(true)
  expect(isSupported({ translated: 89, of: 100 })).toBe(false)
  expect(isSupported({ translated: 0, of: 0 })).toBe(false)
})

test('placeholders and tags are what a translation has to keep', () => {
  expect(gapsOf('Of {{ count }} <terms>all</terms> {{amount, currency}}')).toEqual([
    '</terms>',
    '<terms>',
    '{{amount',
    '{{count',
  ])
})

test('the pseudo-language is 40 % longer and keeps placeholders and tags', () => {
  const text = 'Deposit {{amount}} and <limits>play safely</limits>'
  expect(gapsOf(pseudoText(text))).toEqual(gapsOf(text))
  for (const each of [text, 'Close', 'OK'])
    expect(pseudoText(each).length).toBeGreaterThanOrEqual(
      each.replace(/\{\{.*?\}\}|<.*?>/g, '').length * 1.4,
    )
  expect(pseudoText('')).toBe('')
})

test('the pseudo-language has every word of the reference language', () => {
  const words = withPseudoLanguage(new Map([['en', new Map([['shell', shape]])]]))
  expect([...textsOf(words.get('en-XA')?.get('shell') ?? {}).keys()]).toEqual([...reference.keys()])
})
