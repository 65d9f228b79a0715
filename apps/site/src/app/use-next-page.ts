import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { fetchPage } from './fetch-page.ts'
import { findPage } from './routes.tsx'

/**
 * Fetches the page that visitors of this one often open next, once the browser is idle. Where they
 * save data it is fetched at the press.
 */
export function useNextPage(isIdle: boolean): void {
  const { pathname } = useLocation()
  const { i18n } = useTranslation()
  const next = findPage(pathname)?.route.leadsTo
  useEffect(() => {
    if (isIdle && next && !savesData(navigator)) fetchPage(next, i18n)
  }, [isIdle, next, i18n])
}

function savesData({ connection }: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return connection?.saveData === true
}
