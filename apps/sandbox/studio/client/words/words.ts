import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'

export type { Words }

/** The words of the player's language; English where there are none. */
export function wordsFor(language: string): Words {
  return { en, de, ar }[language.slice(0, 2)] ?? en
}

/** Puts values into a sentence: `fill('You win {amount}', {amount: '€2.00'})`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
