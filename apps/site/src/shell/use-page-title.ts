import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageName, pageTitle } from './page-title.ts'

/** The path that the server drew, and gave its title to. */
const landing = typeof performance === 'undefined' ? '' : pathOf(performance.getEntriesByType('navigation')[0]?.name)

/** Keeps the browser's title in step with the page. A game names its own page, and so does a page of editors when the server draws it. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  useEffect(() => {
    const isNamedElsewhere = pathname.startsWith('/play/') || (pathname === landing && pathname !== '/' && pageName(pathname, t) === '')
    if (!isNamedElsewhere) document.title = pageTitle(pathname, t)
  }, [pathname, t])
}

function pathOf(address: string | undefined): string {
  return URL.parse(address ?? '')?.pathname ?? ''
}
