import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const PLURAL = /_(zero|one|two|few|many|other)$/
const keysOf = (words: object) => [...new Set(Object.keys(words).map((key) => key.replace(PLURAL, '')))].sort()

test('U12 every language has every word', () => {
  expect(keysOf(de)).toEqual(keysOf(en))
  expect(keysOf(ar)).toEqual(keysOf(en))
})

test('U12 Arabic has all six plural forms of what is counted', () => {
  const counted = Object.keys(en).flatMap((key) =>
    key.endsWith('_other') && key.replace(/_other$/, '_one') in en ? [key.slice(0, -6)] : [],
  )
  expect(counted.length).toBeGreaterThan(0)
  for (const key of counted)
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) expect(ar).toHaveProperty([`${key}_${form}`])
})

test('U12 every word that a page asks for is there', () => {
  const folder = new URL('../', import.meta.url)
  const asked = globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8')
    return [...text.matchAll(/\bt\(\[?'([^']+)'/g)].map(([, key]) => key ?? '')
  })
  const known = new Set(keysOf(en))
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([])
})

test('a placeholder of one language is there in the others', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  for (const [key, text] of Object.entries(en)) {
    if (PLURAL.test(key)) continue
    for (const words of [de, ar] as Record<string, string>[])
      expect([key, placeholders(words[key] ?? '')]).toEqual([key, placeholders(text)])
  }
})
