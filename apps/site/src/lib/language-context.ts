import { createContext, use } from 'react'

/** Why the page does not speak what was requested. */
export type LanguageProblem = 'unsupported' | 'not_loaded'

export interface LanguageChoice {
  language: string
  /** The language that is on its way; null when none is. */
  changing: string | null
  /** The codes of all that may be changed to. */
  spoken: readonly string[]
  change: (language: string) => void
  problem: LanguageProblem | null
  forgetProblem: () => void
}

const nothing = () => {}

export function stillLanguage(language: string): LanguageChoice {
  return {
    language,
    changing: null,
    spoken: [],
    change: nothing,
    problem: null,
    forgetProblem: nothing,
  }
}

export const LanguageContext = createContext<LanguageChoice>(stillLanguage('en'))

export function useLanguage(): LanguageChoice {
  return use(LanguageContext)
}
