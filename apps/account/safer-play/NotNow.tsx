import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '#ui/button-look.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Panel } from '../components/Panel.tsx'
import { usePlayer } from '../lib/use-player.ts'
import { PlaceLink } from '../shell/PlaceLink.tsx'

/** Stands in place of a page that an excluded or limited player cannot use. */
export function NotNow({ title }: { title: string }) {
  const { t } = useTranslation()
  const isExcluded = usePlayer().player.status === 'EXCLUDED'
  return (
    <Panel title={title}>
      <EmptyState
        title={t(isExcluded ? 'not_now_excluded' : 'not_now_limited')}
        icon={<ShieldCheck aria-hidden="true" className="size-9" />}
      >
        <p className="max-w-md text-muted">{t('problem_account_not_active')}</p>
        <PlaceLink to="financials/withdraw" className={buttonLook({ tone: 'action' })}>
          {t('withdraw')}
        </PlaceLink>
      </EmptyState>
    </Panel>
  )
}
