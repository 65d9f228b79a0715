import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { gapsIn, pluralStems } from '#testkit/locale-files.ts'
import en from './en.json' with { type: 'json' }

const PLURAL = /_(zero|one|two|few|many|other)$/
const stems = pluralStems(en)
const stemOf = (key: string) => (stems.has(key.replace(PLURAL, '')) ? key.replace(PLURAL, '') : key)
const stemsOf = (words: object) => [...new Set(Object.keys(words).map(stemOf))].sort()

const folder = new URL('./', import.meta.url)
const languages = globSync('*.json', { cwd: folder }).map((name) => basename(name, '.json'))
const read = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Record<string, string>

test('U12 the account area speaks what the site speaks', () => {
  const site = globSync('*/', { cwd: new URL('../../site/src/locales/', import.meta.url) }).map(
    (name) => basename(name),
  )
  expect(languages.sort()).toEqual(site.filter((name) => !name.includes('.')).sort())
})

test.each(languages)('U12 every word is there, and says something, in %s', (language) => {
  const words = read(language)
  expect(stemsOf(words)).toEqual(stemsOf(en))
  const silent = Object.keys(words).filter(
    (key) => words[key] === '' && (en as Record<string, string>)[key] !== '',
  )
  expect(silent).toEqual([])
})

test.each(languages)('U12 what is counted has every plural form in %s', (language) => {
  expect(stems.size).toBeGreaterThan(0)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = Object.keys(read(language))
  for (const stem of stems) for (const form of forms) expect(keys).toContain(`${stem}_${form}`)
})

test('U12 every word that a page requests is there', () => {
  const pages = new URL('../', import.meta.url)
  const asked = globSync('**/*.{ts,tsx}', { cwd: pages }).flatMap((file) => {
    const text = readFileSync(new URL(file, pages), 'utf8')
    return [...text.matchAll(/\bt\(\[?'([^']+)'/g)].map(([, key]) => key ?? '')
  })
  const known = new Set(stemsOf(en))
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([])
})

test.each(languages)('a placeholder of English is there in %s', (language) => {
  const words = read(language)
  for (const [key, text] of Object.entries(en))
    if (stemOf(key) === key) expect([key, gapsIn(words[key] ?? '')]).toEqual([key, gapsIn(text)])
})
