import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = new URL('./', import.meta.url)
const namespaces = readdirSync(new URL('en/', folder)).filter((file) => file.endsWith('.json'))
const plural = /_(zero|one|two|few|many|other)$/

describe.each(['de', 'ar'])('the words in %s', (language) => {
  it.each(namespaces)('say everything that the English ones say: %s', (file) => {
    expect(keysOf(language, file)).toEqual(keysOf('en', file))
  })

  it.each(namespaces)('have every plural of the language: %s', (file) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const words = Object.keys(read(language, file)).filter((key) => plural.test(key))
    const found = Object.groupBy(words, (key) => key.replace(plural, ''))
    for (const [key, keys = []] of Object.entries(found)) {
      expect({ key, forms: keys.map((each) => each.slice(key.length + 1)).toSorted() }).toEqual({ key, forms })
    }
  })

  it.each(namespaces)('leave the same gaps to be filled: %s', (file) => {
    const english = read('en', file)
    for (const [key, text] of Object.entries(read(language, file))) {
      const original = english[key]
      if (typeof original === 'string' && typeof text === 'string' && !plural.test(key)) {
        expect({ key, gaps: gapsOf(text) }).toEqual({ key, gaps: gapsOf(original) })
      }
    }
  })
})

function read(language: string, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
}

/** Languages differ in their plurals: only what stands before the form is compared. */
function keysOf(language: string, file: string): string[] {
  return [...new Set(Object.keys(read(language, file)).map((key) => key.replace(plural, '')))].toSorted()
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').toSorted()
}
