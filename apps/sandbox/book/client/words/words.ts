import type { BookWords } from './en.ts'

export type WordKey = keyof BookWords
/** Returns the text of a key in the language of the page, with values for its `{name}`. */
export type Translate = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string

const LANGUAGES: Readonly<Record<string, () => Promise<BookWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  fr: async () => (await import('./fr.ts')).fr,
  fi: async () => (await import('./fi.ts')).fi,
  et: async () => (await import('./et.ts')).et,
  ar: async () => (await import('./ar.ts')).ar,
}

/** `de` for `de-AT`; English where the book has no words of the language. */
export function languageOf(culture: string): string {
  const language = culture.slice(0, 2).toLowerCase()
  return LANGUAGES[language] ? language : 'en'
}

export async function loadWords(language: string): Promise<BookWords> {
  return (LANGUAGES[language] ?? LANGUAGES.en)?.() as Promise<BookWords>
}

/**
 * Puts values into `{name}` of a text. The text before a `|` is the form for one thing, and the
 * text behind it is for all other numbers.
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>> = {},
  language = 'en',
): string {
  const [one = '', other = one] = text.split('|')
  const isOne = new Intl.PluralRules(language).select(Number(values.count)) === 'one'
  return (isOne ? one : other).replace(/\{(\w+)\}/g, (whole, name: string) =>
    written(values[name] ?? whole, language),
  )
}

/** A fraction, such as the line of a total, in the notation of the language and the digits 0-9. */
function written(value: string | number, language: string): string {
  return typeof value === 'number' && !Number.isInteger(value)
    ? value.toLocaleString(language, { useGrouping: false, numberingSystem: 'latn' })
    : String(value)
}
