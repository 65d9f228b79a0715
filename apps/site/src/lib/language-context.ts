import { createContext, use } from 'react'
import type { SiteLanguage } from './language.ts'

export interface LanguageChoice {
  language: SiteLanguage
  /** The language that is on its way; null when none is. */
  changing: SiteLanguage | null
  change: (language: SiteLanguage) => void
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', changing: null, change: () => {} })

export function useLanguage(): LanguageChoice {
  return use(LanguageContext)
}
