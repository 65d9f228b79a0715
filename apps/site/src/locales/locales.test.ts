import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { gapsIn, pluralStems } from '#testkit/locale-files.ts'

const folder = new URL('./', import.meta.url)
const foldersOf = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const languages = foldersOf.map(({ name }) => name)
const namespaces = readdirSync(new URL('en/', folder)).filter((file) => file.endsWith('.json'))

it('U12 the casino speaks at least eight languages', () => {
  expect(languages).toEqual(
    expect.arrayContaining(['en', 'de', 'es', 'pt', 'fr', 'fi', 'et', 'ar']),
  )
})

describe.each(languages)('the words in %s', (language) => {
  it.each(namespaces)('say everything that the English ones say: %s', (file) => {
    expect(stemsOf(language, file)).toEqual(stemsOf('en', file))
  })

  it.each(namespaces)('have every plural of the language: %s', (file) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const texts = read(language, file)
    for (const stem of pluralStems(read('en', file)))
      for (const form of forms) expect(Object.keys(texts)).toContain(`${stem}_${form}`)
  })

  it.each(namespaces)('leave the same gaps to be filled: %s', (file) => {
    const english = read('en', file)
    const stems = pluralStems(english)
    for (const [key, text] of Object.entries(read(language, file))) {
      const stem = key.replace(/_(zero|one|two|few|many|other)$/, '')
      const original = english[stems.has(stem) ? `${stem}_other` : key] ?? ''
      if (!stems.has(stem))
        expect({ key, gaps: gapsIn(text) }).toEqual({ key, gaps: gapsIn(original) })
      else expect(gapsIn(original)).toEqual(expect.arrayContaining(gapsIn(text)))
    }
  })

  it.each(namespaces)('say something under every key: %s', (file) => {
    expect(Object.entries(read(language, file)).filter(([, text]) => text.trim() === '')).toEqual(
      [],
    )
  })
})

test.each(languages)(
  'a code for a bonus has one name in every form and in every error: %s',
  (language) => {
    const { promo_code } = read(language, 'join.json')
    expect(read(language, 'pay-n-play.json').bonus_code).toBe(promo_code)
    expect(read(language, 'sign-in.json')['fields.bonusCode']).toBe(promo_code)
  },
)

/** Texts by their paths. */
function read(language: string, file: string): Record<string, string> {
  return Object.fromEntries(
    flat(JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')), ''),
  )
}

function flat(words: object, before: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[before + key, value] as [string, string]]
      : flat(value, `${before}${key}.`),
  )
}

/** Languages differ in their plurals: only what stands before the form is compared. */
function stemsOf(language: string, file: string): string[] {
  const stems = pluralStems(read('en', file))
  const stemOf = (key: string) => {
    const stem = key.replace(/_(zero|one|two|few|many|other)$/, '')
    return stems.has(stem) ? stem : key
  }
  return [...new Set(Object.keys(read(language, file)).map(stemOf))].toSorted()
}
