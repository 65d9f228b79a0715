import type { i18n } from 'i18next'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { writeCookie } from './cookies.ts'
import { directionOf, languageKeys, type SiteLanguage } from './language.ts'
import { LanguageContext } from './language-context.ts'
import { loadFirstWords } from './words.ts'

const YEAR_S = 31_536_000

interface LanguageProviderProps {
  i18n: i18n
  /** The language that the server drew the page in. */
  initial: SiteLanguage
  /** The language that the browser remembers or asks for, where the server could not know. */
  wish: SiteLanguage
  children: ReactNode
}

/** Speaks the page's language and changes it in place: what the player typed or opened stays. */
export function LanguageProvider({ i18n, initial, wish, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial)
  const [changing, setChanging] = useState<SiteLanguage | null>(null)

  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    writeCookie(languageKeys.cookie, language, YEAR_S)
    localStorage.setItem(languageKeys.storage, language)
  }, [language])

  const choice = useMemo(() => {
    async function change(next: SiteLanguage) {
      setChanging(next)
      try {
        const words = await loadFirstWords(next)
        for (const [namespace, texts] of Object.entries(words)) i18n.addResourceBundle(next, namespace, texts)
        await i18n.changeLanguage(next)
        keepInAddress(next)
        setLanguage(next)
      } finally {
        setChanging(null)
      }
    }
    return { language, changing, change: (next: SiteLanguage) => void change(next) }
  }, [i18n, language, changing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is the browser's at the start; later the player chooses.
  useEffect(() => {
    if (wish !== initial) choice.change(wish)
  }, [])

  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  )
}

/** An address that names a language would bring the old one back at the next load. */
function keepInAddress(language: SiteLanguage): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(languageKeys.query)) return
  address.searchParams.set(languageKeys.query, language)
  history.replaceState(history.state, '', address)
}
