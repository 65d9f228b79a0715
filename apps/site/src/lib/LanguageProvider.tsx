import type { i18n } from 'i18next'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { directionOf } from '#rules/languages.ts'
import { localStore, writeCookie } from '#web/browser-storage.ts'
import { loadLanguage } from '#words/load-language.ts'
import { activeLocale, languageKeys, NoActiveLocale } from './language.ts'
import { LanguageContext, type LanguageProblem } from './language-context.ts'

const YEAR_S = 31_536_000

interface LanguageProviderProps {
  i18n: i18n
  /** The language that the server drew the page in. */
  initial: string
  /** The language that the browser has stored or prefers, when the server could not know it. */
  wish: string
  /** The address names a language that is not spoken here. */
  unsupported: boolean
  /** The codes of the languages that are spoken here. */
  spoken: readonly string[]
  children: ReactNode
}

/** Speaks the page's language and changes it in place: what the player typed or opened stays. */
export function LanguageProvider({
  i18n,
  initial,
  wish,
  unsupported,
  spoken,
  children,
}: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial)
  const [changing, setChanging] = useState<string | null>(null)
  const [problem, setProblem] = useState<LanguageProblem | null>(null)
  const newest = useRef(initial)

  useEffect(() => {
    speak(language)
    remember(language)
  }, [language])

  const choice = useMemo(() => {
    async function change(next: string) {
      newest.current = next
      setProblem(null)
      setChanging(next)
      try {
        const active = activeLocale(next, spoken)
        await loadLanguage(i18n, active)
        // After two presses the second language counts, whichever is loaded first.
        if (newest.current !== next) return
        await i18n.changeLanguage(active)
        // The server looks at the cookie first, so it must be there before anything is queried in
        // the new language.
        remember(active)
        setLanguage(active)
      } catch (error) {
        setProblem(error instanceof NoActiveLocale ? 'unsupported' : 'not_loaded')
      } finally {
        if (newest.current === next) setChanging(null)
      }
    }
    return {
      language,
      changing,
      spoken,
      problem,
      forgetProblem: () => setProblem(null),
      change: (next: string) => void change(next),
    }
  }, [i18n, language, changing, problem, spoken])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is requested at the start; later the player chooses.
  useEffect(() => {
    if (wish !== initial) choice.change(wish)
    // This happens after the first drawing, which has to be the same as the server's.
    if (unsupported) setProblem('unsupported')
  }, [])

  return (
    <LanguageContext value={choice}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  )
}

/**
 * Sets only what has changed: a browser styles the whole page again for each of these attributes.
 */
function speak(language: string): void {
  const { documentElement: page } = document
  const direction = directionOf(language)
  if (page.lang !== language) page.lang = language
  if (page.dir === direction) return
  page.dir = direction
  // A row that scrolls sideways keeps its distance from the left edge, and WebKit keeps it even
  // where that was none: it begins again.
  for (const row of page.querySelectorAll('.rail, .chips, .promos, .top-games')) row.scrollLeft = 0
}

function remember(language: string): void {
  writeCookie(languageKeys.cookie, language, YEAR_S)
  localStore.setItem(languageKeys.storage, language)
}
