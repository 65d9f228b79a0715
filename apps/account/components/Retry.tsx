import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useBackOnline } from '#web/use-back-online.ts'

/**
 * Something could not be loaded: says so, and that money is safe, and offers to try again. It is
 * tried by itself once there is a network.
 */
export function Retry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  useBackOnline(onRetry)
  return (
    <EmptyState
      title={t('problem_loading')}
      icon={<CloudOff aria-hidden="true" className="size-9" />}
    >
      <p className="max-w-md text-muted">{t('offline_read')}</p>
      <Button onClick={onRetry}>{t('try_again')}</Button>
    </EmptyState>
  )
}
