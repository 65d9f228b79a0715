import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useBackOnline } from '#web/use-back-online.ts'

/**
 * Stands in place of the account area when it cannot be loaded. It is loaded again by itself once
 * there is a network.
 */
export function AccountUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('account-frame')
  useBackOnline(onRetry)
  return (
    <EmptyState title={t('unavailable')}>
      <p className="text-muted">{t('unavailable_hint')}</p>
      <Button tone="action" onClick={onRetry}>
        {t('try_again')}
      </Button>
    </EmptyState>
  )
}
