import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { pageTitle } from './page-title.ts'
import { titles } from './titles.ts'

/**
 * While the component is there, the browser's title has its name, as in "First hand · Baize".
 * Without a name the page keeps its title.
 */
export function useOwnTitle(name = ''): void {
  const { t } = useTranslation('shell')
  useEffect(() => {
    if (name !== '')
      return titles.setPart(t('page_title', { page: name }), pageTitle(location.pathname, t))
  }, [name, t])
}
