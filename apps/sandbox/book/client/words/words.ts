import type { en } from './en.ts'

export type WordKey = keyof typeof en
export type BookWords = Readonly<Record<WordKey, string>>

const LANGUAGES: Readonly<Record<string, () => Promise<BookWords>>> = {
  en: async () => (await import('./en.ts')).en,
}

/** `de` for `de-AT`; English where the book has no words of the language. */
export function languageOf(culture: string): string {
  const language = culture.slice(0, 2).toLowerCase()
  return LANGUAGES[language] ? language : 'en'
}

export async function loadWords(language: string): Promise<BookWords> {
  return (LANGUAGES[language] ?? LANGUAGES.en)?.() as Promise<BookWords>
}

/** Puts values into `{name}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
