import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fill, languageOf, loadWords } from './words.ts'

const gaps = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted()

test.each(['de', 'es', 'pt', 'fr', 'fi', 'et', 'ar'])(
  'the book’s words in %s have a text for each English one, with the same gaps',
  async (language) => {
    expect(languageOf(`${language}-XX`)).toBe(language)
    const words = await loadWords(language)
    expect(Object.keys(words)).toEqual(Object.keys(en))
    for (const [key, text] of Object.entries(en)) {
      const translated = words[key as keyof typeof en]
      expect(translated.trim(), key).not.toBe('')
      expect(gaps(translated), key).toEqual(gaps(text))
    }
  },
)

test('the book speaks English where it has no words of a language', () => {
  expect(languageOf('sv-SE')).toBe('en')
})

test.each([
  ['en', 1, '1 line'],
  ['en', 0, '0 lines'],
  ['de', 1, '1 Reihe'],
  ['fr', 0, '0 ligne'],
  ['fi', 7, '7 riviä'],
  ['et', 1, '1 rida'],
  ['ar', 1, 'الخطوط: 1'],
])('the book writes in %s for %i what the number needs', async (language, count, form) => {
  expect(fill((await loadWords(language)).lines, { count }, language)).toBe(form)
})
