import { REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import { firstSpoken, spokenLanguage } from '#rules/languages.ts'

/**
 * The name of the address parameter, of the cookie and of the keys in the browser's storage that
 * hold the language.
 */
export const languageKeys = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' } as const

/**
 * The first of `wishes` among the languages that are spoken here, `de-AT` falling back to `de`; the
 * reference language when there is none. Wishes stand in the order address, cookie, local storage,
 * session storage, navigator, html tag.
 */
export function detectLanguage(
  wishes: readonly (string | null | undefined)[],
  spoken: readonly string[],
): string {
  return firstSpoken(wishes, spoken) ?? spoken[0] ?? REFERENCE_LANGUAGE
}

/** Throws NoActiveLocale for a language that is not spoken here. */
export function activeLocale(wish: string, spoken: readonly string[]): string {
  const language = spokenLanguage(wish, spoken)
  if (!language) throw new NoActiveLocale()
  return language
}

export class NoActiveLocale extends Error {
  override readonly name = 'NoActiveLocale'

  constructor() {
    super('Could not find active locale')
  }
}
