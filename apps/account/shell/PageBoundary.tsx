import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Boundary } from '#ui/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/**
 * Stands around a page of the account area: when the page fails, the menu stays, and another page
 * or a new try clears the error.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const fallback = (again: () => void) => (
    <EmptyState title={t('problem_internal')}>
      <Button tone="action" onClick={again}>
        {t('try_again')}
      </Button>
    </EmptyState>
  )
  return (
    <Boundary key={pathname} fallback={fallback}>
      {children}
    </Boundary>
  )
}
