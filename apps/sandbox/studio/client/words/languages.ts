import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Words } from './words.ts'

const LANGUAGES: Readonly<Record<string, Words>> = { en, ar, de, es, et, fi, fr, pt }

export const SPOKEN: readonly string[] = Object.keys(LANGUAGES)

/** Returns the words of a language of any region, and English where there are none. */
export function wordsIn(language: string): Words {
  const base = language.slice(0, 2)
  return (Object.hasOwn(LANGUAGES, base) ? LANGUAGES[base] : undefined) ?? en
}
