import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageTitle } from './page-title.ts'

/** Keeps the browser's title in step with the page; a game names its own page. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  useEffect(() => {
    if (!pathname.startsWith('/play/')) document.title = pageTitle(pathname, t)
  }, [pathname, t])
}
