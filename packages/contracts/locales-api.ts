/**
 * The paths, the version and the limits of the translations, as locize has them: what the browser
 * and the server agree on.
 */

/** Version of the words: there is only one, with locize's name for it. */
export const LOCALES_VERSION = 'latest'
/** Language in which words are written first, and which has every key. */
export const REFERENCE_LANGUAGE = 'en'
/** Most keys in one write. */
export const MOST_KEYS_A_WRITE = 1000
/** Milliseconds for which the browser keeps words before it looks for changed ones. */
export const RELOAD_MS = 3_600_000
/** The share of the reference language's words that a language needs to be supported. */
export const SUPPORTED_SHARE = 0.9

/** One language in the answer of GET /locales/languages. */
export interface LocaleLanguage {
  /** Name of the language in English. */
  name: string
  nativeName: string
  isReferenceLanguage: boolean
  /** Share of the keys that have words, from 0 to 1, by version. */
  translated: Record<string, number>
}

/**
 * Returns the path at which a namespace is read. With the newest `revision` the answer may be
 * cached for long.
 */
export function localePath(language: string, namespace: string, revision?: string): string {
  return `/locales/${LOCALES_VERSION}/${language}/${namespace}${revision ? `?h=${revision}` : ''}`
}

/** Returns the path to which pages send keys that have no words. */
export function missingPath(namespace: string): string {
  return `/locales/missing/${LOCALES_VERSION}/${REFERENCE_LANGUAGE}/${namespace}`
}
