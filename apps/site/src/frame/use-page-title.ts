import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageName, pageTitle } from '../components/content/page-title.ts'
import { useLanguage } from '../lib/language-context.ts'

/** The path that the server drew. */
const landing = typeof performance === 'undefined' ? null : URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '')?.pathname

/** Until somebody goes elsewhere, or reads it in another language, a page has the title that the server gave it, which knows more of it. */
let isAsDrawn = true

/** Keeps the browser's title in step with the page. A game names its own page, and so does a page of editors' making. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell')
  const { language } = useLanguage()
  const { pathname } = useLocation()
  useEffect(() => {
    isAsDrawn &&= pathname === landing && language === drawnIn()
    const namesItself = pathname.startsWith('/play/') || (pathname.startsWith('/templates/') && pageName(pathname, t) === '')
    if (!isAsDrawn && !namesItself) document.title = pageTitle(pathname, t)
  }, [pathname, language, t])
}

function drawnIn(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content
}
