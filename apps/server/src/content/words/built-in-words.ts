import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LOCALES_VERSION, REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import type { Words } from './words.ts'

/** The words that came with the release, by language and namespace. */
export type BuiltInWords = ReadonlyMap<string, ReadonlyMap<string, Words>>

/** Reads `{language}/{namespace}.json` below a folder, as the build writes them. */
export function readBuiltInWords(folder: string): BuiltInWords {
  if (!existsSync(join(folder, REFERENCE_LANGUAGE)))
    throw new Error(`${folder} has no words (${LOCALES_VERSION}): run npm start.`)
  const languages = new Map<string, Map<string, Words>>()
  for (const name of globSync('*/*.json', { cwd: folder }).toSorted()) {
    const language = dirname(name)
    const namespaces = languages.get(language) ?? new Map<string, Words>()
    namespaces.set(basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8')))
    languages.set(language, namespaces)
  }
  return languages
}
