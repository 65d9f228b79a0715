/** The languages the site has words for, as settings name them. */
export const siteLanguages = ['en', 'de', 'ar'] as const
export type SiteLanguage = (typeof siteLanguages)[number]

/** The name of the address parameter, of the cookie and of the keys in the browser's storage that hold the language. */
export const languageKeys = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' } as const

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur']

/**
 * The first of `wishes` that the site speaks, `de-AT` falling back to `de`; English when there is none. Wishes stand in the order
 * address, cookie, local storage, session storage, navigator, html tag.
 */
export function detectLanguage(wishes: readonly (string | null | undefined)[]): SiteLanguage {
  for (const wish of wishes) {
    const language = wish ? asSiteLanguage(wish) : null
    if (language) return language
  }
  return 'en'
}

export function asSiteLanguage(tag: string): SiteLanguage | null {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0]
  return siteLanguages.find((language) => language === primary) ?? null
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}
