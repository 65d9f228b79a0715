import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { wordsIn } from './languages.ts'
import { fill, inSentences } from './words.ts'

const languages = ['de', 'es', 'pt', 'fr', 'fi', 'et', 'ar']

test.each(languages)(
  'a game says everything in %s, and leaves the same gaps to be filled',
  (language) => {
    const words = wordsIn(language)
    expect(words).not.toBe(en)
    expect(gapsOf(words)).toEqual(gapsOf(en))
    expect(Object.values(words.problems).filter((text) => text.trim() === '')).toEqual([])
  },
)

test('a game has words for every refusal of the studio, beside that of a round which is not its own', () => {
  const files = globSync('apps/sandbox/studio/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const codes = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new PlayRefusal\('(\w+)'\)/g)].map(([, code]) => code),
  )
  const missing = new Set(codes.filter((code) => !(code && code in en.problems)))
  expect([...missing]).toEqual(['ROUND_UNKNOWN'])
})

test('a player of any region reads the words of their language, or English where a language has no words', () => {
  expect(wordsIn('pt-BR').spin).toBe('Girar')
  expect(wordsIn('sv')).toBe(en)
})

test('no sentence that stays beside the clock of a table names seconds: they would be wrong a second later', () => {
  const gaps = Object.entries(gapsOf(en))
  const timed = gaps.filter(([, names]) => names.includes('{seconds}')).map(([key]) => key)
  expect(timed, 'the words of the clock itself').toEqual(['.secondsLeft'])
})

test('values are put into a sentence, and a gap without one stays', () => {
  expect(fill('{spot}: {amount} {other}', { spot: 'red', amount: 2 })).toBe('red: 2 {other}')
})

test('parts are read as sentences', () => {
  expect(inSentences('', 'What comes?', 'An ace', '', 'A king')).toBe('What comes? An ace. A king')
  expect(inSentences()).toBe('')
})

type Words = string | readonly string[] | { [key: string]: Words }

function textsOf(entry: Words, key: string): [string, string][] {
  return typeof entry === 'string'
    ? [[key, entry]]
    : Object.entries(entry).flatMap(([part, each]) => textsOf(each, `${key}.${part}`))
}

function gapsOf(words: typeof en): Record<string, string[]> {
  const texts = textsOf(words, '')
  return Object.fromEntries(
    texts.map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]),
  )
}
