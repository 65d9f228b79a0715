import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageName, pageTitle } from './page-title.ts'

/** Keeps the browser's title in step with the page. A game names its own page, and so does a page of editors' making. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  useEffect(() => {
    const namesItself = pathname.startsWith('/play/') || (pathname.startsWith('/templates/') && pageName(pathname, t) === '')
    if (!namesItself) document.title = pageTitle(pathname, t)
  }, [pathname, t])
}
