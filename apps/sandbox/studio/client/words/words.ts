import type { Words } from './en.ts'

export type { Words }

/** Id of the element in which a page carries its words. */
export const WORDS_ID = 'words'

/** Returns the words in the language of this page, which the studio put into it. */
export function readWords(): Words {
  return JSON.parse(document.getElementById(WORDS_ID)?.textContent ?? '')
}

/** Puts values into a sentence: `fill('You win {amount}', {amount: '€2.00'})`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Puts parts after one another, as sentences; empty ones are left out. */
export function inSentences(...parts: readonly string[]): string {
  const given = parts.filter((part) => part !== '')
  return given.reduce(
    (all, part) => (all === '' ? part : `${all}${/[.!?؟]$/.test(all) ? '' : '.'} ${part}`),
    '',
  )
}
