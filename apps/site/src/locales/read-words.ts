import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ResourceLanguage } from 'i18next'

/** Every namespace of a language from its files, for tests. */
export function readWords(language: string): ResourceLanguage {
  const folder = fileURLToPath(new URL(`./${language}/`, import.meta.url))
  return Object.fromEntries(
    globSync('*.json', { cwd: folder }).map((name) => [
      basename(name, '.json'),
      JSON.parse(readFileSync(folder + name, 'utf8')),
    ]),
  )
}
