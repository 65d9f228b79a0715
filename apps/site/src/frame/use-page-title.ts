import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageTitle } from '../components/content/page-title.ts'
import { titles } from '../components/content/titles.ts'
import { useLanguage } from '../lib/language-context.ts'
import { withTerritory } from '../lib/territory.ts'

/** The path that the server drew. */
const landing =
  typeof performance === 'undefined'
    ? null
    : URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '')?.pathname

/** The server knows more of a page, so its title stays until the path or the language changes. */
let isAsDrawn = true

/** Keeps the browser's title in step with the page. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell')
  const { language } = useLanguage()
  const { pathname } = useLocation()
  useEffect(() => {
    isAsDrawn &&= pathname === landing && withTerritory(language) === drawnIn()
    if (!isAsDrawn) titles.setPage(pageTitle(pathname, t))
  }, [pathname, language, t])
}

function drawnIn(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content
}
