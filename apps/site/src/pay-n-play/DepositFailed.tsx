import { CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Outcome } from '../sign-in/Outcome.tsx'
import type { DepositState } from './quick-deposit-queries.ts'

const possibleReasons = ['WRONG_DATA', 'LOW_BALANCE', 'REJECTED_BY_BANK', 'DAILY_LIMIT', 'UNSUPPORTED_CHANNEL'] as const

export interface DepositFailedProps {
  /** Null when the provider did not say; then what may have happened is listed. */
  reason: DepositState['reason']
  onRetry: () => void
  onClose: () => void
}

export function DepositFailed({ reason, onRetry, onClose }: DepositFailedProps) {
  const { t } = useTranslation('pay-n-play')
  return (
    <Outcome
      icon={<CircleX aria-hidden="true" className="size-10" />}
      tone="danger"
      title={t('pay_n_play_deposit_failed')}
      text={reason ? t(`reasons.${reason}`) : undefined}
      hint={t('not_charged')}
    >
      {reason ? null : (
        <div className="text-start text-14 text-muted">
          <p className="font-semibold text-ivory">{t('possible_reasons')}</p>
          <ul className="list-disc ps-5">
            {possibleReasons.map((each) => (
              <li key={each}>{t(`reasons.${each}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <Button tone="action" size="large" wide onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button wide onClick={onClose}>
        {t('close')}
      </Button>
    </Outcome>
  )
}
