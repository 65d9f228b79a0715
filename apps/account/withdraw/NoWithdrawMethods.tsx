import { Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { PlayerState } from '../lib/use-player.ts'

interface NoWithdrawMethodsProps extends Pick<PlayerState['player'], 'status'> {
  /** The link to the deposit. */
  children: ReactNode
}

/**
 * Tells a player that none of their means of payment can be paid out to. A deposit would bring such
 * a method, so a player who may not deposit is led to support.
 */
export function NoWithdrawMethods({ status, children }: NoWithdrawMethodsProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('no_withdraw_methods')}
      icon={<Wallet aria-hidden="true" className="size-9" />}
    >
      {status === 'ACTIVE' ? (
        <>
          <p className="max-w-md text-muted">{t('no_withdraw_methods_hint')}</p>
          <div>{children}</div>
        </>
      ) : (
        <p className="max-w-md text-muted">{t('no_withdraw_methods_closed')}</p>
      )}
    </EmptyState>
  )
}
