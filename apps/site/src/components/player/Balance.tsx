import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#ui/Amount.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import { sumOf, useViewer, type ViewerUser } from '../../session/viewer.ts'

/**
 * Shows real and bonus money together. A balance that may be out of date is dimmed and has a mark
 * with a text about it.
 */
export function Balance({ user, hidden }: { user: ViewerUser; hidden: boolean }) {
  const { t } = useTranslation('shell')
  const { language } = useLanguage()
  const { stale } = useViewer()
  const total = sumOf(user.balances.map((balance) => balance.amount))
  return (
    <span
      title={stale ? t('balance_may_be_old') : undefined}
      className={stale ? 'inline-flex items-center gap-1.5 opacity-60' : undefined}
    >
      {stale ? <CloudOff aria-hidden="true" className="size-4 shrink-0" /> : null}
      <span className="sr-only">{`${t('total_balance')} `}</span>
      <Amount amount={total} currency={user.currency} language={language} hidden={hidden} />
      <span role="status" className="sr-only">
        {stale ? ` ${t('balance_may_be_old')}` : ''}
      </span>
    </span>
  )
}
