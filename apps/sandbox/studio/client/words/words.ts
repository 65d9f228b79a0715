import { en, type Words } from './en.ts'

export type { Words }

const OTHERS: Readonly<Record<string, () => Promise<Words>>> = {
  ar: async () => (await import('./ar.ts')).ar,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  et: async () => (await import('./et.ts')).et,
  fi: async () => (await import('./fi.ts')).fi,
  fr: async () => (await import('./fr.ts')).fr,
  pt: async () => (await import('./pt.ts')).pt,
}

export const SPOKEN: readonly string[] = ['en', ...Object.keys(OTHERS)]

/**
 * The words of the player's language, fetched when they are needed; English where there are none or
 * they do not come.
 */
export async function loadWords(language: string): Promise<Words> {
  const load = OTHERS[language.slice(0, 2)]
  return load ? load().catch(() => en) : en
}

/** Puts values into a sentence: `fill('You win {amount}', {amount: '€2.00'})`. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
