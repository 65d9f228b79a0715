import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Panel } from '../components/Panel.tsx'

export function InboxPage() {
  const { t } = useTranslation()
  return (
    <Panel title={t('inbox')}>
      <EmptyState title={t('inbox_empty')} icon={<Inbox aria-hidden="true" className="size-9" />}>
        <p className="max-w-md text-muted">{t('inbox_empty_hint')}</p>
      </EmptyState>
    </Panel>
  )
}
