const LANGUAGES = ['en', 'de', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** What `?lng` asks for, 'de-AT' being German; English for anything else. */
export function languageOf(search: string): Language {
  const wish = new URLSearchParams(search).get('lng')?.toLowerCase().split(/[-_]/)[0]
  return LANGUAGES.find((language) => language === wish) ?? 'en'
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
