/** The paths, the version and the limits of the translations, as locize has them: what the browser and the server agree on. */

/** The one version of the words that there is; locize's own name for it. */
export const LOCALES_VERSION = 'latest'
/** The language that the words are written in first, and that every key has. */
export const REFERENCE_LANGUAGE = 'en'
/** At most so many keys in one write. */
export const MOST_KEYS_A_WRITE = 1000
/** How long the browser keeps words before it looks for changed ones, in milliseconds. */
export const RELOAD_MS = 3_600_000
/** The share of the reference language's words that a language needs to be supported. */
export const SUPPORTED_SHARE = 0.9

/** What GET /locales/languages answers for each language. */
export interface LocaleLanguage {
  /** In English. */
  name: string
  nativeName: string
  isReferenceLanguage: boolean
  /** By version, 0 to 1. */
  translated: Record<string, number>
}

/** Where a namespace is read. `revision`, when it is the newest, says that the answer may be kept. */
export function localePath(language: string, namespace: string, revision?: string): string {
  return `/locales/${LOCALES_VERSION}/${language}/${namespace}${revision ? `?h=${revision}` : ''}`
}

/** Where keys that have no words are written to. */
export function missingPath(namespace: string): string {
  return `/locales/missing/${LOCALES_VERSION}/${REFERENCE_LANGUAGE}/${namespace}`
}
